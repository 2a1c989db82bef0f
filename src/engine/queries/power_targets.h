// What X-File Powers may be aimed at, and the cards that are played by them (POWER-15 to POWER-28).
#pragma once

#include "engine/queries/powers.h"

namespace dossier {

// Adds a use of the power for everything that it may be aimed at now.
void offerTargets(const GameState& state, Seat seat, Power power, ActionList& actions);
// POWER-18, POWER-25: the same for the cards that Violence and Death play.
void listPlayedByPower(const GameState& state, Seat seat, Power power, ActionList& actions);
// Pays what is left of the Cost and puts the card on the stack.
void playByPower(Play& play, Seat seat, Power power, Action action);

} // namespace dossier
