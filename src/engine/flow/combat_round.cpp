// One round of Combat: cards, allotment, damage all at once, reactions, removals (COMBAT-16, OQ-37).
#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/allotment_flow.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/equipment.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace combat_round {
namespace {

Flow goTo(Play& play, RoundStep step)
{
    play.state.top().step = step;
    return Flow::GoOn;
}

// --- Reductions -----------------------------------------------------------------------------------------------------

// Only Agents bear what absorbs.
Flow reduce(Play& play)
{
    const Frame& round = play.state.top();
    reduceHits(play, round);
    for (int i = round.as<RoundFrame>().firstHit; i < play.state.hitCount; ++i) {
        const Hit& hit = play.state.hits[static_cast<std::size_t>(i)];
        if (hit.stage == kHitReduced && hit.amount > 0 && hit.target < kFirstFoe)
            return goTo(play, kAbsorb);
    }
    return goTo(play, kCount);
}

// A text may have added damage of its own meanwhile (0337).
Flow tell(Play& play)
{
    if (tellNextHit(play))
        return Flow::GoOn;
    show(play, SceneKind::Blows);
    return goTo(play, hasHits(play.state, play.state.top(), kHitAllotted) ? kName : kReactions);
}

// --- Removal --------------------------------------------------------------------------------------------------------

bool isBeaten(const GameState& state, const Frame& round, const CardFighter& fighter)
{
    if (const Seat seat = seatOfAmbusher(state, fighter); seat != kNoSeat)
        return currentHealth(state, seat, factsOf(state, fighter.card).slot) == 0;
    const FighterRatings ratings = ratingsOf(state, fighter);
    if (!ratings.hasHealth || fighter.damage < ratings.health)
        return false;
    return round.as<RoundFrame>().range != kLongRange || fighter.second != 0 ||
           !isPermitted(state, Permission::SurviveLrc, fighter.card);
}

// COMBAT-48
void leaveTable(Play& play, CardRef witness)
{
    const Effect* effect = play.match().effect(cardIndex(play.state, witness));
    endModifiersFrom(play.state, witness);
    if (effect && effect->until == Until::TeamEmptyOrBeaten && effect->removedThen)
        removeFromGame(play, witness);
    else
        discard(play, witness);
}

// COMBAT-34, COMBAT-48. The moments come last: what they put on the stack runs when the round has seen to everything.
// Answers whether there were any.
bool removeCards(Play& play)
{
    const Frame round = play.state.top();
    const Combatants cards = standing(play.state, round) & ~((1u << kFirstFoe) - 1);
    Combatants killed = 0;
    forEachCombatant(cards, [&](Combatant combatant) {
        const auto* fighter = cardFighter(recordOf(play.state, round), combatant);
        if (isBeaten(play.state, round, *fighter))
            killed |= 1u << combatant;
    });
    forEachCombatant(killed, [&](Combatant combatant) {
        auto* fighter = const_cast<CardFighter*>(cardFighter(recordOf(play.state, round), combatant));
        const bool foe = combatant < kFirstHelper;
        fighter->leave(Left::Killed);
        recordOf(play.state, round).flags |= foe ? kFoeKilled : 0;
        play.tell({.kind = EventKind::Killed, .seat = fighter->card.owner(), .card = heard(play, fighter->card)});
        if (!foe)
            leaveTable(play, fighter->card);
    });
    forEachCombatant(killed, [&](Combatant combatant) {
        happened(play, MomentKind::SelfKilled, combatantThing(play.state, round, combatant), {});
    });
    forEachCombatant(killed, [&](Combatant combatant) { // who has attacked as an Adversary is removed
        const CardFighter fighter = *cardFighter(recordOf(play.state, round), combatant);
        if (const Seat seat = seatOfAmbusher(play.state, fighter); seat != kNoSeat)
            removeAgents(play, seat, 1u << factsOf(play.state, fighter.card).slot, round.card);
    });
    return killed != 0;
}

// Who fights here, or was hit here, and has no Health left, or has to leave by a text.
AgentSet beatenAgents(const GameState& state, const Frame& round)
{
    const CombatRecord& record = recordOf(state, round);
    AgentSet agents = record.fighting | record.foeAgents;
    for (int i = round.as<RoundFrame>().firstHit; i < state.hitCount; ++i)
        if (state.hits[static_cast<std::size_t>(i)].target < kFirstFoe)
            agents |= 1u << state.hits[static_cast<std::size_t>(i)].target;
    AgentSet beaten = round.as<RoundFrame>().leaving & state.player(round.seat).inPlay;
    forEachAgent(agents & state.player(round.seat).inPlay, [&](int slot) {
        const AgentState& agent = agentOf(state, round.seat, slot);
        if (agent.where() != Section::Hospital && agent.leavesLater == 0 && currentHealth(state, round.seat, slot) == 0)
            beaten |= 1u << slot;
    });
    return beaten;
}

Flow leave(Play& play)
{
    const Frame round = play.state.top();
    const AgentSet beaten = beatenAgents(play.state, round);
    goTo(play, hasHits(play.state, round, kHitAllotted) ? kName : kAgain);
    if (play.state.top().step == kName) // damage in answer to damage
        return Flow::GoOn;
    play.state.top().as<RoundFrame>().leaving = 0;
    if (removeCards(play) && beaten == 0) // else they are seen gone together
        show(play, SceneKind::Departure);
    depart(play, round.seat, beaten, round.card); // COMBAT-32
    return Flow::GoOn;
}

// --- The end of a round ---------------------------------------------------------------------------------------------

Flow again(Play& play)
{
    Frame& round = play.state.top();
    const bool others = round.as<RoundFrame>().pass == kFirsts && !isDecided(play.state, round);
    round.as<RoundFrame>().pass = kOthers;
    return goTo(play, others ? kFoesAllot : kEnded);
}

// Of this range, this one included, that the Combat itself has had.
int roundNumber(const CombatRecord& record, Ability range)
{
    if (range == kLongRange)
        return 1;
    return record.rounds - 1;
}

// 0353: it is the last for this Adversary.
void withdrawFinished(Play& play, const Frame& round)
{
    CombatRecord& record = recordOf(play.state, round);
    forEachInForce(play.state, ModifierKind::LastRound, [&](const Modifier& last) {
        if (last.what != round.as<RoundFrame>().range ||
            last.amount > roundNumber(record, round.as<RoundFrame>().range))
            return;
        for (CardFighter& foe : record.foes)
            if (foe.card && foe.card == last.source && foe.left() == Left::No)
                foe.leave(Left::Withdrew);
    });
}

// COMBAT-44 counts CRC rounds in which nothing happened.
void countIdle(GameState& state, const Frame& round)
{
    CombatRecord& record = recordOf(state, round);
    const bool idle = round.as<RoundFrame>().range == kCloseRange && !round.has(RoundFlag::Hurt) &&
                      state.usedCount == round.as<RoundFrame>().usedFrom;
    record.idle = idle ? static_cast<std::uint8_t>(record.idle + 1) : std::uint8_t{0};
}

// What serves once in a Combat has served (0329): blank until the Combat is over.
void spendWeapons(Play& play, const Frame& round)
{
    forEachCombatant(standing(play.state, round) & ((1u << kFirstFoe) - 1), [&](Combatant agent) {
        if (damageOf(play.state, round, agent) == 0)
            return;
        forEachAttached(play.state, combatantCard(play.state, round, agent), [&](CardRef card) {
            if (!isLimited(play.state, card, round.as<RoundFrame>().range) ||
                !isInUse(play.state, card, round.as<RoundFrame>().range))
                return;
            Modifier spent;
            spent.kind = ModifierKind::Mute;
            spent.until = Duration::Combat;
            spent.depth = static_cast<std::uint8_t>(depthOf(play.state, FrameKind::Combat));
            spent.subject = card;
            spent.source = card;
            addModifier(play, spent);
        });
    });
}

Flow end(Play& play)
{
    GameState& state = play.state;
    const Frame round = state.top();
    spendWeapons(play, round);
    if (!round.has(RoundFlag::Added)) {
        countIdle(state, round);
        withdrawFinished(play, round);
    }
    recordOf(state, round).dealt = 0;
    recordOf(state, round).lead = 0;
    forgetHits(state, round);
    endModifiers(state, Duration::Round, state.depth);
    forgetUsed(state, round.as<RoundFrame>().usedFrom);
    pop(play);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    switch (play.state.top().step) {
    case kBegins:
        nextStep(play);
        happened(play, MomentKind::RoundStarts, {}, play.state.top().card);
        return Flow::GoOn;
    case kCards: // COMBAT-12, COMBAT-17
        return openWindow(play, WindowKind::Combat);
    case kLastCards:
        return lastWordIn(play.state).source ? openWindow(play, WindowKind::Combat) : nextStep(play);
    case kWeapons:
        return chooseWeapons(play);
    case kAssign:
        return isDecided(play.state, play.state.top()) ? goTo(play, kEnded) : openWindow(play, WindowKind::Assign);
    case kOrder:
        return orderBlows(play);
    case kFoesAllot:
        return allotSide(play, CombatSide::Foes);
    case kAgentsAllot:
        return allotSide(play, CombatSide::Agents);
    case kReached:
    case kHeld:
        return nameReached(play);
    case kName:
        return nameSources(play);
    case kReduce:
        return reduce(play);
    case kAbsorb:
        return openWindow(play, WindowKind::Absorb);
    case kCount:
        countHits(play, play.state.top());
        return nextStep(play);
    case kTell:
        return tell(play);
    case kReactions:
        return openWindow(play, WindowKind::AfterDamage);
    case kLeave:
        return leave(play);
    case kAgain:
        return again(play);
    case kEnded:
        nextStep(play);
        happened(play, MomentKind::RoundEnds, {}, play.state.top().card);
        return Flow::GoOn;
    default:
        return end(play);
    }
}

} // namespace
} // namespace combat_round

const PhaseHandler kRound{combat_round::advance, listAllotment, takeAllotment};

} // namespace dossier
