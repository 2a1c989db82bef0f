// Cards put face down under an opponent's Sites (BLUFF-1), and their use when they are turned up (BLUFF-7).
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

Action hide(const PlayerView& sight, const ActionList& actions);
Action useBluffs(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
