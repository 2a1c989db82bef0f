// Who fights in a Combat, on which side, and how well (COMBAT-7, COMBAT-22, COMBAT-45 to COMBAT-50, COMBAT-56).
#pragma once

#include "effects/durations.h"
#include "engine/state/card_facts.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// Combatants of one Combat, a bit for each.
using Combatants = std::uint32_t;
static_assert(kCombatants <= 32);

constexpr bool contains(Combatants set, Combatant combatant)
{
    return combatant < kCombatants && (set >> combatant & 1u) != 0;
}
template <typename Visit>
constexpr void forEachCombatant(Combatants set, Visit visit)
{
    for (Combatants rest = set; rest != 0; rest &= rest - 1)
        visit(static_cast<Combatant>(std::countr_zero(rest)));
}

// --- The Combat under way -------------------------------------------------------------------------------------------

// The Combat frame on top of all others, with the record it stands for; nothing where nobody fights. It is still there
// in the Combat's Aftermath.
const Frame* combatUnderWay(const GameState& state);
inline const CombatRecord& recordOf(const GameState& state, const Frame& combatOrRound)
{
    return state.combats[static_cast<std::size_t>(combatOrRound.as<FightFrame>().record)];
}
// The round under way, or nothing.
const Frame* roundUnderWay(const GameState& state);

// --- Sides ----------------------------------------------------------------------------------------------------------

enum class CombatSide : std::uint8_t { Agents, Foes };
constexpr CombatSide otherSide(CombatSide side)
{
    return side == CombatSide::Agents ? CombatSide::Foes : CombatSide::Agents;
}

// Who stands on a side: Agents in the fight, Adversaries and Witnesses neither beaten nor withdrawn and still lying
// where they fight. `fight` is a Combat or Round frame.
Combatants standing(const GameState& state, const Frame& fight, CombatSide side);
inline Combatants standing(const GameState& state, const Frame& fight)
{
    return standing(state, fight, CombatSide::Agents) | standing(state, fight, CombatSide::Foes);
}
CombatSide sideOf(const GameState& state, const Frame& fight, Combatant combatant);
// The side a player's cards speak for: that of the Agents for whoever they belong to, else the Adversaries'.
CombatSide sideOf(const Frame& fight, Seat seat);
inline Seat playerOfSide(const Frame& fight, CombatSide side)
{
    return side == CombatSide::Agents ? fight.seat : fight.who;
}
// Whom `combatant` may hit and who may hit him: the other side, but for an Adversary that fights one Agent alone
// (COMBAT-41). None once he himself is out.
Combatants enemiesOf(const GameState& state, const Frame& fight, Combatant combatant);

// What a text that speaks of a combatant names, and back: his card, or the second fighter of one (0354). kNobody for
// who does not fight.
Thing combatantThing(const GameState& state, const Frame& fight, Combatant combatant);
Combatant combatantOf(const GameState& state, const Frame& fight, Thing thing);
// The card that stands for a combatant.
inline CardRef combatantCard(const GameState& state, const Frame& fight, Combatant combatant)
{
    return combatantThing(state, fight, combatant).card();
}
// The Adversary or Witness `combatant` stands for; nothing for an Agent or a text.
const CardFighter* cardFighter(const CombatRecord& record, Combatant combatant);

// --- Ratings --------------------------------------------------------------------------------------------------------

// What is printed on a card that fights: N/A is 0 (COMBAT-14, COMBAT-15).
struct FighterRatings
{
    std::int8_t longRange = 0;
    std::int8_t closeRange = 0;
    std::int8_t health = 0;
    bool hasHealth = false; // false for N/A: it cannot be beaten

    bool operator==(const FighterRatings&) const = default;
};
// Adversaries by their facts. What a text adds to them (a Witness's `fighter`, the second fighter of a `join`) is read
// off the card's effect.
// The player of an Agent who fights as an Adversary, or nobody.
Seat seatOfAmbusher(const GameState& state, const CardFighter& fighter);
FighterRatings ratingsOf(const GameState& state, const CardFighter& fighter);

// An ability as it stands: printed or put in its place by a text, with all changes, never below 0 (CHECK-19). What is
// put in its place (SetSkill) leaves `equipment` out (0031, OQ-111).
int abilityNow(const GameState& state, Thing whom, Ability ability, int printed, int equipment);
// LRC or CRC in that round, everything counted (COMBAT-22, COMBAT-56).
int strength(const GameState& state, const Frame& fight, Combatant combatant, Ability range);
// ... in the round `round`.
inline int strength(const GameState& state, const Frame& round, Combatant combatant)
{
    return strength(state, round, combatant, round.as<RoundFrame>().range);
}
// The highest LRC or CRC among his enemies (OQ-52).
int highestRatingOfEnemies(const GameState& state, const Frame& fight, Combatant combatant);
// What he deals in this round: his strength and what is added to the result (COMBAT-52); 0 for who deals none.
int damageOf(const GameState& state, const Frame& round, Combatant combatant);

// --- What he may do -------------------------------------------------------------------------------------------------

// Something that lasts for a round belongs to this one, not to one that waits below it (COMBAT-58).
bool countsNow(const GameState& state, const Modifier& modifier);
// A Permission given, or forbidden, to him by name or as one of a set of Agents; `extra`: see Permission.
bool isPermitted(const GameState& state, Permission permission, Thing whom, std::uint8_t extra = 0);
bool isForbidden(const GameState& state, Permission permission, Thing whom);
// COMBAT-49, COMBAT-50; true of any other Keyword.
bool mayUse(const GameState& state, Thing combatant, Keyword keyword);
// Deals no damage in this round.
bool isHeldBack(const GameState& state, Thing combatant);
// ... because of the round before (COMBAT-51).
bool isStunned(const GameState& state, Thing combatant);
bool attacks(const GameState& state, Thing combatant, Manner manner);

} // namespace dossier
