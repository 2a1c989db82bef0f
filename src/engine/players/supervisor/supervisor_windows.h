// What is played and used where somebody has the option: in checks, in answer, in between, in Combat.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// Any decision that offers plays, uses or powers beside passing.
Action takeOption(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
