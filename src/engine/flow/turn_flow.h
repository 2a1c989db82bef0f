// Turns follow one another to the left until somebody has won (TURN).
#pragma once

#include "engine/changes/play.h"
#include "engine/flow/phase_handler.h"

namespace dossier {

// TURN-7: the turn under way is over, the next begins.
Flow endTurn(Play& play);

} // namespace dossier
