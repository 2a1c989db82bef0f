// What a position is worth to one player when nobody looks further ahead.
#pragma once

#include "engine/state/state.h"

namespace dossier {

// The chance, 0 to 1, that `seat` wins, as far as what lies on the table tells: 1 once he has won, 0 once another has.
// A figure to compare positions by; it is not fitted to games won.
double evaluation(const GameState& state, Seat seat);

} // namespace dossier
