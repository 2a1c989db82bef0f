// The step of a Card frame in which Adversaries are announced together with it (OQ-109).
#pragma once

#include "engine/changes/play.h"
#include "engine/flow/phase_handler.h"

namespace dossier {

// The step of a Card frame in which they are announced.
Flow advanceBundle(Play& play);
void takeBundle(Play& play, const Action& action);

} // namespace dossier
