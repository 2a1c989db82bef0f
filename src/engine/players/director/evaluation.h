// What a position is worth to one player when nobody looks further ahead.
#pragma once

#include "engine/players/policy/grounds.h"
#include "engine/state/state.h"

namespace dossier {

// The chance, 0 to 1, that `seat` wins, as far as what lies on the table tells: 1 once he has won, 0 once another has;
// those of all who are still in the game add up to 1.
// A figure to compare positions by; it is not fitted to games won.
double evaluation(const GameState& state, Seat seat);

// What that chance is made of, in log-odds: what is the others' counts against him. Nothing once the game is over.
ChanceShares sharesOf(const GameState& state, Seat seat);
// What lies there; the figures of what has happened on the way are left as they are.
void countFigures(const GameState& state, Seat seat, DealFigures& figures);

} // namespace dossier
