// Combat between a Team and Adversaries, or between Agents by a text (COMBAT): how it begins, who takes part, how it
// ends. What is dealt in it: damage.h; who fights and how well: fighters.h; who leaves: departure.h.
#pragma once

#include "engine/queries/meaning/fighters.h"
#include "engine/queries/table/keywords.h"

namespace dossier {

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

// Its Adversaries, beaten ones too, each card once, and the Agent who fights as one (OQ-114). Calls `visit(CardRef)`.
template <typename Visit>
void forEachAdversary(const GameState& state, Visit visit)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight)
        return;
    for (const CardFighter& foe : recordOf(state, *fight).foes)
        if (foe.card && foe.second == 0)
            visit(foe.card);
    const bool arranged = (recordOf(state, *fight).flags & kArranged) != 0;
    if (arranged && bears(state, fight->target.card(), Keyword::Adversary))
        visit(fight->target.card());
}
// A CombatFlag of the Combat under way, its Aftermath included.
bool combatHas(const GameState& state, CombatFlag flag);
// What gives an Adversary who fights now the last word of each round, or nothing; whether this player has it then; and
// whether only he still plays Combat cards.
Modifier lastWordIn(const GameState& state);
bool hasLastWord(const GameState& state, Seat seat);
bool isLastCall(const GameState& state);
// A text of this Adversary, or one that lasts, skips rounds of this range (COMBAT-13, COMBAT-57).
bool skipsRound(const GameState& state, CardRef adversary, Ability range);
// Who of a Team takes part in a Combat: not who is barred from every check, nor who only waits to leave (COMBAT-7,
// COMBAT-8, OQ-132).
AgentSet fightersOf(const GameState& state, Seat seat, std::uint8_t team);
// The Combat under way, unless it is over and only waits for what answers it (its Aftermath).
const Frame* combatBeingFought(const GameState& state);
// Nobody is left on a side, or a text has ended it (COMBAT-38, COMBAT-40).
bool isDecided(const GameState& state, const Frame& fight);

} // namespace dossier
