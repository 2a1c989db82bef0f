// Cards put face down under an opponent's Sites (BLUFF-1), and their use when they are turned up (BLUFF-7).
#pragma once

#include "engine/players/supervisor/sight.h"

namespace dossier {

Action hide(const Sight& sight, const ActionList& actions);
Action useBluffs(const Sight& sight, const ActionList& actions);

} // namespace dossier
