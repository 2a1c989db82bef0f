// Cards put face down under an opponent's Sites (BLUFF-1), and their use when they are turned up (BLUFF-7).
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// Keywords that its Activators ask of the Site.
bool fitsSite(const CardFacts& bluff, const CardFacts& site);
// Whether what a text asks of a check, if anything, holds of this one.
bool checksFor(const TextCondition& condition, const CheckView& check);

Action hide(const PlayerView& sight, const ActionList& actions);
Action useBluffs(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
