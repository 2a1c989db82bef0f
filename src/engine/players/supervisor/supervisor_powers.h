// The powers of the own X-File (OPT-6): used as soon as the opponents know the characteristic anyhow, never told.
#pragma once

#include "engine/players/supervisor/sight.h"

namespace dossier {

// Nothing where none helps.
const Action* usePower(const Sight& sight, const ActionList& actions);

} // namespace dossier
