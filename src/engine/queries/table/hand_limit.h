// How many cards a player may keep as a turn ends (DEBRIEF-2, DEBRIEF-5).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// Nobody has to discard in the Basic Game; this says the same there.
int handLimit(const GameState& state, Seat seat);

} // namespace dossier
