#include "engine/queries/meaning/fighters.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/equipment.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

const Frame* combatUnderWay(const GameState& state)
{
    return nearest(state, FrameKind::Combat);
}

const Frame* roundUnderWay(const GameState& state)
{
    return nearest(state, FrameKind::Round);
}

namespace {

// --- Sides ----------------------------------------------------------------------------------------------------------

bool stands(const GameState& state, const CardFighter& fighter, Place place)
{
    if (!fighter.card || fighter.left() != Left::No)
        return false;
    const bool ambushes = place == Place::Table && factsOf(state, fighter.card).type == CardType::Agent;
    return placeOf(state, fighter.card) == (ambushes ? Place::Field : place);
}

template <std::size_t N>
Combatants standingCards(const GameState& state, const std::array<CardFighter, N>& fighters, Place place,
                         Combatant first)
{
    Combatants found = 0;
    for (std::size_t i = 0; i < N; ++i)
        if (stands(state, fighters[i], place))
            found |= 1u << (first + i);
    return found;
}

bool isFoeCard(Combatant combatant)
{
    return combatant >= kFirstFoe && combatant < kFirstHelper;
}

} // namespace

Combatants standing(const GameState& state, const Frame& fight, CombatSide side)
{
    const CombatRecord& record = recordOf(state, fight);
    if (side == CombatSide::Foes)
        return record.foeAgents | standingCards(state, record.foes, Place::Table, kFirstFoe);
    return record.fighting | standingCards(state, record.helpers, Place::OnTeam, kFirstHelper);
}

CombatSide sideOf(const GameState& state, const Frame& fight, Combatant combatant)
{
    const bool foe = isFoeCard(combatant) || contains(recordOf(state, fight).foeAgents, combatant);
    return foe ? CombatSide::Foes : CombatSide::Agents;
}

CombatSide sideOf(const Frame& fight, Seat seat)
{
    return seat == fight.seat ? CombatSide::Agents : CombatSide::Foes;
}

Combatants enemiesOf(const GameState& state, const Frame& fight, Combatant combatant)
{
    if (!contains(standing(state, fight), combatant))
        return 0;
    const CombatRecord& record = recordOf(state, fight);
    Combatants enemies = standing(state, fight, otherSide(sideOf(state, fight, combatant)));
    if (isFoeCard(combatant)) {
        const int single = record.foes[combatant - kFirstFoe].single;
        return single == 0 ? enemies : enemies & 1u << (single - 1);
    }
    for (std::size_t i = 0; i < record.foes.size(); ++i)
        if (record.foes[i].single != 0 && record.foes[i].single != combatant + 1)
            enemies &= ~(1u << (kFirstFoe + i));
    return enemies;
}

Thing combatantThing(const GameState& state, const Frame& fight, Combatant combatant)
{
    if (combatant >= kCombatants)
        return {};
    if (const CardFighter* fighter = cardFighter(recordOf(state, fight), combatant))
        return fighter->second != 0 ? Thing::secondOf(fighter->card) : Thing(fighter->card);
    return agentOf(state, fight.seat, combatant).inPlay() ? Thing(agentCard(state, fight.seat, combatant)) : Thing();
}

Combatant combatantOf(const GameState& state, const Frame& fight, Thing thing)
{
    Combatant found = kNobody;
    forEachCombatant(standing(state, fight), [&](Combatant combatant) {
        if (found == kNobody && combatantThing(state, fight, combatant) == thing)
            found = combatant;
    });
    return found;
}

const CardFighter* cardFighter(const CombatRecord& record, Combatant combatant)
{
    if (combatant >= kCombatants || combatant < kFirstFoe)
        return nullptr;
    return combatant >= kFirstHelper ? &record.helpers[combatant - kFirstHelper] : &record.foes[combatant - kFirstFoe];
}

// --- Ratings --------------------------------------------------------------------------------------------------------

namespace {

// Those of one source do not add up; those of several multiply.
int ratingScale(const GameState& state, Thing whom)
{
    int scale = 1;
    for (int i = 0; i < state.modifierCount; ++i) {
        const Modifier& one = state.modifiers[static_cast<std::size_t>(i)];
        if (one.kind != ModifierKind::ScaleRatings || one.subject != whom)
            continue;
        bool more = false;
        for (int j = 0; j < state.modifierCount; ++j) {
            const Modifier& other = state.modifiers[static_cast<std::size_t>(j)];
            const bool same = other.kind == one.kind && other.subject == whom && other.source == one.source;
            more = more || (same && (other.amount > one.amount || (other.amount == one.amount && j < i)));
        }
        scale *= more ? 1 : one.amount;
    }
    return scale;
}

FighterRatings printedRatingsOf(const GameState& state, const CardFighter& fighter)
{
    const CardFacts& facts = factsOf(state, fighter.card);
    const Effect* effect = state.match->effect(cardIndex(state, fighter.card));
    const bool byText = fighter.second != 0 || facts.type != CardType::Adversary;
    if (byText && effect && effect->fighter.health > 0)
        return {effect->fighter.longRange, effect->fighter.closeRange, effect->fighter.health, true};
    return {facts.abilities[kLongRange], facts.abilities[kCloseRange], facts.health, facts.hasHealth};
}

} // namespace

Seat seatOfAmbusher(const GameState& state, const CardFighter& fighter)
{
    const bool agent = fighter.card && factsOf(state, fighter.card).type == CardType::Agent;
    return agent ? playerOf(state, fighter.card) : kNoSeat;
}

FighterRatings ratingsOf(const GameState& state, const CardFighter& fighter)
{
    FighterRatings ratings = printedRatingsOf(state, fighter);
    const Thing whom = fighter.second != 0 ? Thing::secondOf(fighter.card) : Thing(fighter.card);
    forEachInForce(state, ModifierKind::SetHealth, Concern{whom, -1}, [&](const Modifier& set) {
        if (set.subject == whom)
            ratings.health = set.amount;
    });
    if (const Seat seat = seatOfAmbusher(state, fighter); seat != kNoSeat)
        ratings.health = permanentHealth(state, seat, factsOf(state, fighter.card).slot);
    ratings.health *= ratingScale(state, whom);
    return ratings;
}

int abilityNow(const GameState& state, Thing whom, Ability ability, int printed, int equipment)
{
    int value = printed + equipment;
    const Concern concern{whom, ability};
    forEachInForce(state, ModifierKind::SetSkill, concern, [&](const Modifier& set) {
        if (set.subject == whom && set.what == ability && countsNow(state, set))
            value = set.amount;
    });
    value *= ratingScale(state, whom);
    const auto add = [&](const Modifier& change) {
        const bool all = change.kind == ModifierKind::AllSkills;
        if (change.subject == whom && (all || change.what == ability) && countsNow(state, change))
            value += change.amount * bonusScale(state, change);
    };
    forEachInForce(state, ModifierKind::Skill, concern, add);
    forEachInForce(state, ModifierKind::AllSkills, concern, add);
    return std::max(0, value);
}

int strength(const GameState& state, const Frame& fight, Combatant combatant, Ability range)
{
    const CardFighter* fighter = cardFighter(recordOf(state, fight), combatant);
    if (!fighter)
        return skillOf(state, fight.seat, combatant, range);
    if (const Seat seat = seatOfAmbusher(state, *fighter); seat != kNoSeat)
        return skillOf(state, seat, factsOf(state, fighter->card).slot, range);
    const FighterRatings ratings = ratingsOf(state, *fighter);
    return abilityNow(state, combatantThing(state, fight, combatant), range,
                      range == kLongRange ? ratings.longRange : ratings.closeRange, 0);
}

int highestRatingOfEnemies(const GameState& state, const Frame& fight, Combatant combatant)
{
    int highest = 0;
    forEachCombatant(enemiesOf(state, fight, combatant), [&](Combatant enemy) {
        for (const Ability range : {kLongRange, kCloseRange})
            highest = std::max(highest, strength(state, fight, enemy, range));
    });
    return highest;
}

int damageOf(const GameState& state, const Frame& round, Combatant combatant)
{
    const Thing whom = combatantThing(state, round, combatant);
    if (isHeldBack(state, whom) || (round.target && round.target != whom))
        return 0;
    int damage = strength(state, round, combatant);
    forEachInForce(state, ModifierKind::Damage, [&](const Modifier& change) {
        if (change.subject == whom && change.what == round.as<RoundFrame>().range && countsNow(state, change))
            damage += change.amount;
    });
    return std::max(0, damage);
}

// --- What he may do -------------------------------------------------------------------------------------------------

bool countsNow(const GameState& state, const Modifier& modifier)
{
    return modifier.until != Duration::Round || modifier.depth == depthOf(state, FrameKind::Round);
}

namespace {

// Whether this card is the copy in play of an Agent of this set.
bool isOneOf(const GameState& state, const Modifier& modifier, CardRef card)
{
    if (!card)
        return false;
    const CardFacts& facts = factsOf(state, card);
    const auto seat = static_cast<Seat>(modifier.amount);
    if (facts.type != CardType::Agent || (modifier.agents() >> facts.slot & 1u) == 0)
        return false;
    return agentOf(state, seat, facts.slot).inPlay() && agentCard(state, seat, facts.slot) == card;
}

bool isGiven(const GameState& state, ModifierKind toOne, ModifierKind toSet, Permission permission, Thing whom,
             std::uint8_t extra)
{
    bool given = false;
    const auto names = [&](const Modifier& modifier) {
        return modifier.what == static_cast<std::uint8_t>(permission) && countsNow(state, modifier);
    };
    forEachInForce(state, toOne, [&](const Modifier& modifier) {
        given = given || (names(modifier) && modifier.subject == whom && modifier.extra == extra);
    });
    // The set's highest bits stand where `extra` would.
    forEachInForce(state, toSet, [&](const Modifier& modifier) {
        given = given || (names(modifier) && isOneOf(state, modifier, whom.card()));
    });
    return given;
}

} // namespace

bool isPermitted(const GameState& state, Permission permission, Thing whom, std::uint8_t extra)
{
    return isGiven(state, ModifierKind::Permit, ModifierKind::PermitSet, permission, whom, extra);
}

bool isForbidden(const GameState& state, Permission permission, Thing whom)
{
    return isGiven(state, ModifierKind::Forbid, ModifierKind::ForbidSet, permission, whom, 0);
}

bool mayUse(const GameState& state, Thing combatant, Keyword keyword)
{
    if (keyword != Keyword::Subterfuge && keyword != Keyword::MartialArts)
        return true;
    if (isPermitted(state, Permission::CombatKeyword, combatant, static_cast<std::uint8_t>(keyword)))
        return true;
    const CardFacts& facts = factsOf(state, combatant.card());
    if (keyword != Keyword::Subterfuge || facts.type != CardType::Agent)
        return false;
    const Frame* fight = combatUnderWay(state);
    const Seat seat = fight ? fight->seat : combatant.seat();
    return agentOf(state, seat, facts.slot).inPlay() &&
           skillOf(state, seat, facts.slot, abilityOf(Skill::Subterfuge)) > 0;
}

namespace {

bool isHeldWith(const GameState& state, Thing combatant, bool stunnedOnly)
{
    bool held = false;
    forEachInForce(state, ModifierKind::Hold, [&](const Modifier& hold) {
        const bool now = hold.until != Duration::NextRound && countsNow(state, hold);
        held = held || (hold.subject == combatant && now && (!stunnedOnly || hold.extra != 0));
    });
    return held;
}

} // namespace

bool isHeldBack(const GameState& state, Thing combatant)
{
    return isHeldWith(state, combatant, false);
}

bool isStunned(const GameState& state, Thing combatant)
{
    return isHeldWith(state, combatant, true);
}

namespace {

// A weapon's manner is that of the damage dealt with it.
bool isDealtWith(const GameState& state, CardRef source)
{
    if (!source || factsOf(state, source).type != CardType::Equipment)
        return true;
    const Effect* effect = state.match->effect(cardIndex(state, source));
    const auto adds = [](const Step& step) {
        return addedToHost(step, kLongRange) != 0 || addedToHost(step, kCloseRange) != 0;
    };
    if (!effect || std::none_of(effect->whileThere.begin(), effect->whileThere.end(), adds)) // EQUIP-11
        return true;
    const Frame* round = roundUnderWay(state);
    return round && isInUse(state, source, round->as<RoundFrame>().range);
}

} // namespace

bool attacks(const GameState& state, Thing combatant, Manner manner)
{
    bool found = false;
    forEachInForce(state, ModifierKind::Attack, [&](const Modifier& attack) {
        found = found || (attack.subject == combatant && attack.what == static_cast<std::uint8_t>(manner) &&
                          countsNow(state, attack) && isDealtWith(state, attack.source));
    });
    return found;
}

} // namespace dossier
