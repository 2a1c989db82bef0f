// The powers of the own X-File (OPT-6): used as soon as the opponents know the characteristic anyhow, never told.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// Nothing where none helps.
const Action* usePower(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
