// Combat begins, changes and ends (COMBAT). What is dealt in it: damage.h; who leaves: departure.h.
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/meaning/fighters.h"

#include <span>

namespace dossier {

// --- Beginning ------------------------------------------------------------------------------------------------------

// The entry on top of the stack has resolved: its Adversaries, one or several together (COMBAT-45, OQ-109), attack the
// Team in the running check. A card named twice brings the second fighter that its text joins to it (0354). Puts the
// Combat above the entry, or in the Basic Game the choice of the Agent it sends away (BASIC-33). False where there is
// nobody to fight or nobody who fights (COMBAT-9).
bool attack(Play& play, std::span<const CardRef> adversaries);
bool attack(Play& play);
// Another fighter on the Adversaries' side, or beside the Agents, in the Combat under way: this card, or where it
// fights already, the second one it stands for. False where there is no Combat or no room.
// An Agent in the Field attacks the Team that investigates a Site of another player, like an Adversary.
bool ambush(Play& play, Seat by, Seat seat, int slot);
bool joinFoes(Play& play, CardRef card);
bool joinAgents(Play& play, CardRef card);
// Two Agents of one player fight each other (OQ-114): `first` for `side`, `second` for their own player; nobody else
// takes part. Puts the Combat above the card on top, which learns by Outcome::Passed whether `first` has not beaten the
// other. False where one of them is not in play.
bool fight(Play& play, CardRef first, CardRef second, bool longRange, bool closeRange, Seat side);

// One Agent attacks the rest of his Team, like an Adversary of `side` (POWER-15). Puts the Combat above the use on top.
// False where nobody else of it may fight.
bool turnAgainstTeam(Play& play, Seat seat, int slot, Seat side);

// --- While it lasts -------------------------------------------------------------------------------------------------
// All of these concern the Combat on top of the stack and do nothing outside one.

// Only these Agents of `seat` fight (COMBAT-41), their Witnesses stand aside. With `foe`, and others beside it, only
// they fight that Adversary (0336 under 0244).
void singleOut(Play& play, Seat seat, AgentSet agents, CardRef foe = {});
// Leaves the Combat unharmed by it; the Combat ends with the last of a side (COMBAT-38, COMBAT-40, OQ-72).
void withdraw(Play& play, Thing combatant);
// A text ends it: no further round (0032). Who has no Health left still leaves.
void endCombat(Play& play);
// Fights a round at once, before what is under way goes on (COMBAT-58, OQ-105); with `only`, he alone attacks in it.
void addRound(Play& play, Ability range, CardRef only = {});

// --- In a round of Combat -------------------------------------------------------------------------------------------

// He uses this one, or with himself none, in the round under way.
void useWeapon(Play& play, const Frame& round, Combatant agent, Thing weapon);

// --- The Combat under way -------------------------------------------------------------------------------------------

// The Combat frame on top of all others, with the record it stands for; nothing where nobody fights. It is still there
// in the Combat's Aftermath.
inline CombatRecord& recordOf(GameState& state, const Frame& combatOrRound)
{
    return state.combats[static_cast<std::size_t>(combatOrRound.as<FightFrame>().record)];
}
// A round of this Combat, on top of the stack.
Frame& beginRound(Play& play, const Frame& combat, Ability range);

} // namespace dossier
