// What X-File Powers may be aimed at, and the cards that are played by them (POWER-15 to POWER-28).
#pragma once

#include "engine/queries/table/powers.h"
#include "engine/state/action.h"

namespace dossier {

// Adds a use of the power for everything that it may be aimed at now.
void offerTargets(const GameState& state, Seat seat, Power power, ActionList& actions);

} // namespace dossier
