// The choices of a round of Combat: which weapon an Agent uses, whom each combatant hits, whom a card reaches among
// those hit, whose damage one lessens (COMBAT-24 to COMBAT-28, EQUIP-3, OQ-104, OQ-147).
#pragma once

#include "engine/queries/meaning/fighters.h"

namespace dossier {

// Frame::step of a Round.
enum RoundStep : std::uint8_t {
    kBegins,
    kCards,
    kLastCards, // of whoever has the last word
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
// OQ-109: an Adversary that skips LRC rounds stands aside in the one that others fight.
bool standsAside(const GameState& state, const Frame& round, Combatant combatant);
// Whom this source may hit in the round.
Combatants targetsInRound(const GameState& state, const Frame& round, Combatant source);
// Whom an Allot may name now: whom to hit, or whose damage a card lessens (OQ-104).
Combatants allottable(const GameState& state, const Frame& round);
// The watch that waits for whom this source hits.
const Watch* watchOn(const GameState& state, const Frame& round, Combatant source);
// Whom the hits of this fighter are allotted to in this round, so far as they stand.
Combatants targetsHitBy(const GameState& state, const Frame& round, Combatant source);

} // namespace dossier
