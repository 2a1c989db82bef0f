// Combat between a Team and Adversaries, or between Agents by a text (COMBAT): how it begins, who takes part, how it
// ends. What is dealt in it: damage.h; who fights and how well: fighters.h; who leaves: departure.h.
#pragma once

#include "engine/queries/agents.h"
#include "engine/queries/damage.h"
#include "engine/queries/departure.h"
#include "engine/queries/fighters.h"

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
bool joinFoes(Play& play, CardRef card);
bool joinAgents(Play& play, CardRef card);
// Two Agents of one player fight each other (OQ-114): `first` for `side`, `second` for their own player; nobody else
// takes part. Puts the Combat above the card on top, which learns by kPassed whether `first` has not beaten the other.
// False where one of them is not in play.
bool fight(Play& play, CardRef first, CardRef second, bool longRange, bool closeRange, Seat side);

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

// --- For the words --------------------------------------------------------------------------------------------------

// What the Round on top of the stack asks, and about whom or on account of which card.
struct RoundQuestion
{
    enum class Kind : std::uint8_t {
        Weapon,  // which of them he uses; passing: the best one (EQUIP-3)
        Target,  // whom he hits
        Reached, // whom of those hit the card reaches (OQ-147)
        Source   // whose damage the card lessens (OQ-104)
    };
    Kind kind = Kind::Target;
    Thing about{};
};
RoundQuestion roundQuestion(const GameState& state);

// --- Asked by conditions --------------------------------------------------------------------------------------------

// Its Adversaries, beaten ones too, each card once. Calls `visit(CardRef)`.
template <typename Visit>
void forEachAdversary(const GameState& state, Visit visit)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight)
        return;
    for (const CardFighter& foe : recordOf(state, *fight).foes)
        if (foe.card && foe.second == 0)
            visit(foe.card);
}
// A CombatFlag of the Combat under way, its Aftermath included.
bool combatHas(const GameState& state, CombatFlag flag);
// A text of this Adversary, or one that lasts, skips rounds of this range (COMBAT-13, COMBAT-57).
bool skipsRound(const GameState& state, CardRef adversary, Ability range);
// Nobody is left on a side, or a text has ended it (COMBAT-38, COMBAT-40).
bool isDecided(const GameState& state, const Frame& fight);

} // namespace dossier
