// The cards that X-File Powers play (POWER-18, POWER-25).
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/table/powers.h"
#include "engine/state/action.h"

namespace dossier {

// POWER-18, POWER-25: the same for the cards that Violence and Death play.
void listPlayedByPower(const GameState& state, Seat seat, Power power, ActionList& actions);
// Pays what is left of the Cost and puts the card on the stack.
void playByPower(Play& play, Seat seat, Power power, Action action);

} // namespace dossier
