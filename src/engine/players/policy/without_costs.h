// In the Basic Game nothing costs anything, and there are no pools (BASIC-12): who plans by what he can pay for would
// do nothing there, turn after turn.
#pragma once

#include "engine/state/match.h"
#include "engine/state/observation.h"

#include <optional>

namespace dossier {

// What `seen` shows, in the Basic Game with pools that reach for whatever he may play; `copy` is where it is kept then.
inline const Observation& withoutCosts(const Match& match, const Observation& seen, std::optional<Observation>& copy)
{
    constexpr int kEnough = 100; // points, for a hand of Sites
    if (match.options().game != Game::Basic)
        return seen;
    copy = seen;
    for (SeenPlayer& player : copy->players) {
        player.rp = kEnough;
        player.cp = kEnough;
    }
    return *copy;
}

} // namespace dossier
