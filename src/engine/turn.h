// Turns follow one another to the left until somebody has won (TURN).
#pragma once

#include "engine/play.h"

namespace dossier {

// TURN-1: the seven phases of `seat`, from the Briefing on. The stack must be empty.
void beginTurn(Play& play, Seat seat);
// TURN-7: the turn under way is over, the next begins.
Flow endTurn(Play& play);

} // namespace dossier
