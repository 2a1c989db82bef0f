// Goldfish games and games of policies on several threads. Kept apart from the engine proper, which knows no threads.
#pragma once

#include "engine/players/self_play.h"

#include <stop_token>

namespace dossier {

// Called now and then, from any thread but never from two at once, with the number of games played so far.
using GoldfishProgress = std::function<void(int gamesPlayed)>;

// All games of `setup` on `jobs` threads (1 at least). The report never depends on `jobs`; after `stop` it holds the
// games played until then. Throws std::invalid_argument where goldfishProblems(setup) is not empty.
GoldfishReport playGoldfish(const GoldfishSetup& setup, int jobs, const GoldfishProgress& progress = {},
                            const std::stop_token& stop = {});
// The same for games of policies.
SelfPlayReport playMatches(const SelfPlaySetup& setup, int jobs, const GoldfishProgress& progress = {},
                           const std::stop_token& stop = {});

} // namespace dossier
