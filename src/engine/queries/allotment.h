// The choices of a round of Combat: which weapon an Agent uses, whom each combatant hits, whom a card reaches among
// those hit, whose damage one lessens (COMBAT-24 to COMBAT-28, EQUIP-3, OQ-104, OQ-147).
#pragma once

#include "engine/queries/combat.h"

namespace dossier {

// Frame::step of a Round.
enum RoundStep : std::uint8_t {
    kCards,
    kWeapons,
    kAssign,
    kOrder,
    kFoesAllot,
    kAgentsAllot,
    kReached,
    kHeld,
    kName,
    kReduce,
    kAbsorb,
    kCount,
    kTell,
    kReactions,
    kLeave,
    kAgain,
    kEnded,
    kEnd
};

// Frame::form of a Round: those who deal theirs first, then the others (OQ-105).
enum RoundPass : std::uint8_t { kFirsts, kOthers };

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
