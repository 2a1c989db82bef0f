// The choices of a round of Combat (COMBAT-24 to COMBAT-28, EQUIP-3, OQ-104, OQ-147).
#pragma once

#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/fighters.h"

namespace dossier {

// The steps kWeapons, kOrder, kFoesAllot and kAgentsAllot, kReached and kHeld, kName.
Flow chooseWeapons(Play& play);
Flow orderBlows(Play& play);
Flow allotSide(Play& play, CombatSide side);
Flow nameReached(Play& play);
Flow nameSources(Play& play);
// What may be chosen in any of them, and the taking of it.
void listAllotment(const GameState& state, ActionList& actions);
void takeAllotment(Play& play, const Action& action);

} // namespace dossier
