// Verbs about Agents and Combat.
#include "engine/changes/abduction_changes.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/chance.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

namespace {

// So many of these, drawn at random.
AgentSet randomAgents(Play& play, AgentsOf among, int number)
{
    AgentSet picked = 0;
    for (int i = 0; i < number && among.agents != 0; ++i) {
        std::array<CardRef, kMostAgentTitles> cards{};
        std::size_t count = 0;
        forEachAgent(among.agents, [&](int slot) { cards[count++] = agentCard(play.state, among.seat, slot); });
        const auto pick = static_cast<std::size_t>(drawn(play, std::span(cards.data(), count)));
        picked |= 1u << factsOf(play.state, cards[pick]).slot;
        among.agents &= ~picked;
    }
    return picked;
}

// OQ-117: an abduction may be answered once more when its victim has been picked: the card goes back to wait.
bool waitsForAnswers(Play& play, const Reference& whom)
{
    Frame& frame = play.state.top();
    if (frame.kind != FrameKind::Card || whom.ref != Ref::Target || frame.has(CardFlag::Answered))
        return false;
    frame.mark(CardFlag::Answered);
    --frame.as<TextFrame>().nextStep; // this step comes again
    frame.step = kWaitStep;
    frame.who = firstOption(play.state);
    frame.as<WaitingFrame>().passes = 0;
    return true;
}

// COMBAT-48: for a Witness that fights there is no Hospital.
void sendHelpersAway(Play& play, const Things& things)
{
    for (Thing thing : things) {
        const CardRef card = thing.card();
        const Effect* effect = card ? play.match().effect(cardIndex(play.state, card)) : nullptr;
        if (!effect || effect->fighter.health == 0 || placeOf(play.state, card) != Place::OnTeam)
            continue;
        if (effect->removedThen)
            removeFromGame(play, card);
        else
            discard(play, card);
        endModifiersFrom(play.state, card);
    }
}

// DECK-21: with one copy that removes itself all of its player go.
void removeCopies(Play& play, CardRef card)
{
    if (!play.match().options().houseRule(6))
        return;
    const Seat seat = card.owner();
    for (int index = 0; index < cardsOf(play.state, seat); ++index) {
        const CardRef copy(seat, index);
        const bool same = factsOf(play.state, copy).title == factsOf(play.state, card).title;
        if (!same || placeOf(play.state, copy) == Place::Removed)
            continue;
        removeFromGame(play, copy);
        endModifiersFrom(play.state, copy);
    }
}

} // namespace

namespace {

// An Adversary, or a Witness that fights, recovers like an Agent.
void healFighter(Play& play, Thing thing, int points)
{
    const Frame* fight = combatUnderWay(play.state);
    const Combatant combatant = fight ? combatantOf(play.state, *fight, thing) : kNobody;
    if (combatant >= kCombatants || combatant < kFirstFoe)
        return;
    auto* fighter = const_cast<CardFighter*>(cardFighter(recordOf(play.state, *fight), combatant));
    const int healed = std::min<int>(fighter->damage, points);
    if (healed == 0)
        return;
    fighter->damage = static_cast<std::uint8_t>(fighter->damage - healed);
    play.tell({.kind = EventKind::Healed,
               .seat = fighter->card.owner(),
               .card = heard(play, fighter->card),
               .number = static_cast<std::int16_t>(healed)});
}

// It fights in the Combat that is about to begin.
void joinSide(Play& play, CardRef card)
{
    if (!joinFoes(play, card))
        return;
    put(play, card, Place::Table);
    play.tell({.kind = EventKind::Attacked, .seat = card.owner(), .card = heard(play, card)});
}

} // namespace

void run(Play& play, const AbductStep& step)
{
    if (waitsForAnswers(play, step.whom))
        return;
    const Text text = textOf(play.state);
    AgentsOf agents = agentsAmong(play.state, resolved(text, step.whom));
    if (step.count) {
        const int side = rolled(play, static_cast<int>(step.count->sides.size()));
        agents.agents = randomAgents(play, agents, step.count->sides[static_cast<std::size_t>(side)]);
    }
    const AgentAt instead = agentAt(play.state, text.frame.other);
    if (text.frame.has(CardFlag::Diverted) && instead && agents.agents != 0) { // 0248
        agents.agents &= agents.agents - 1;
        agents.agents |= 1u << instead.slot;
    }
    if (agents.agents != 0)
        abduct(play, agents.seat, agents.agents);
}

void run(Play& play, const AmbushStep& step)
{
    const Text text = textOf(play.state);
    if (const AgentAt agent = agentAt(play.state, resolved(text, step.by).first()))
        ambush(play, text.me, agent.seat, agent.slot);
}

void run(Play& play, const MoveStep& step)
{
    const Text text = textOf(play.state);
    if (text.frame.has(CardFlag::Diverted) && step.to.goal == Goal::Bureau) // OQ-132
        return;
    const Things whom = resolved(text, step.whom);
    if (step.to.goal == Goal::Hospital)
        sendHelpersAway(play, whom);
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents == 0)
        return;
    if (step.to.goal == Goal::Hospital) {
        depart(play, agents.seat, agents.agents, text.self);
        return;
    }
    Thing to = resolved(text, step.to.thing).first();
    if (step.to.goal == Goal::Bureau)
        to = Thing::section(agents.seat, static_cast<int>(Section::Bureau));
    else if (step.to.goal == Goal::TeamOfSelf)
        to = teamOf(play.state, text.self);
    if (!to)
        return;
    forEachAgent(agents.agents, [&](int slot) { moveAgent(play, agentCard(play.state, agents.seat, slot), to); });
}

void run(Play& play, const RemoveStep& step)
{
    const Text text = textOf(play.state);
    const bool diverted = text.frame.kind == FrameKind::Card && text.frame.has(CardFlag::Diverted) &&
                          step.what.ref != Ref::Self; // another card is removed in its place
    for (Thing thing : resolved(text, diverted ? Reference{.ref = Ref::Other} : step.what)) {
        if (const AgentAt agent = agentAt(play.state, thing)) {
            removeAgents(play, agent.seat, 1u << agent.slot, text.self);
        } else if (thing.card()) {
            removeFromGame(play, thing.card());
            endModifiersFrom(play.state, thing.card());
            if (thing.card() == text.self)
                removeCopies(play, text.self);
        }
    }
}

void run(Play& play, const HealStep& step)
{
    const Text text = textOf(play.state);
    const bool withHealing = step.cures || bears(play.state, text.self, Keyword::Healing);
    const Things whom = resolved(text, step.whom);
    for (Thing thing : whom)
        healFighter(play, thing, step.points);
    const AgentsOf agents = agentsAmong(play.state, whom);
    forEachAgent(agents.agents, [&](int slot) {
        const bool hadDamage = agentOf(play.state, agents.seat, slot).damage > 0;
        heal(play, agents.seat, slot, step.points, withHealing);
        healed(play, agents.seat, slot, text.self, hadDamage);
    });
}

void run(Play& play, const WoundStep& step)
{
    const Text text = textOf(play.state);
    const Things whom = resolved(text, step.whom);
    const int points = valueOf(text, step.points, {});
    if (points <= 0)
        return;
    const Frame* round = roundUnderWay(play.state);
    if (round) {
        Combatants combatants = 0;
        for (Thing thing : whom)
            if (const Combatant combatant = combatantOf(play.state, *round, thing); combatant < kCombatants)
                combatants |= 1u << combatant;
        woundFighters(play, combatants, points);
        return;
    }
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents != 0)
        wound(play, agents.seat, agents.agents, points, text.self);
}

void run(Play& play, const AfflictStep& step)
{
    const Text text = textOf(play.state);
    const AgentsOf agents = agentsAmong(play.state, resolved(text, step.whom));
    forEachAgent(agents.agents, [&](int slot) {
        if (step.tokens)
            afflict(play, agents.seat, slot, *step.tokens);
        if (forbidsHealing(step))
            forbidHealing(play, agents.seat, slot);
    });
}

void run(Play& play, const DetainStep& step)
{
    const AgentsOf agents = agentsAmong(play.state, resolved(textOf(play.state), step.whom));
    forEachAgent(agents.agents, [&](int slot) {
        detain(play, agents.seat, slot, step.turns.value_or(0), !step.turns.has_value(), step.slowly);
    });
}

// A waiting card gets another victim, or none; a departure is put off (OQ-117, OQ-132).
void run(Play& play, const DivertStep& step)
{
    const Text text = textOf(play.state);
    if (step.to.goal == Goal::TurnEnd) {
        const AgentsOf agents = agentsAmong(play.state, resolved(text, step.what));
        if (const Frame* departure = nearest(play.state, FrameKind::Departure);
            departure && departure->seat == agents.seat)
            putOffDeparture(play, agents.agents);
        return;
    }
    if (const AgentAt leaving = agentAt(play.state, resolved(text, step.what).first());
        leaving && step.to.thing.ref == Ref::Nobody) {
        callOffDeparture(play, leaving.seat, 1u << leaving.slot);
        return;
    }
    const CardRef waiting = resolved(text, step.what).first().card();
    const Thing instead = step.to.thing.ref == Ref::Nobody ? Thing() : resolved(text, step.to.thing).first();
    for (int i = 0; i < play.state.depth; ++i) {
        Frame& frame = play.state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == waiting) {
            frame.mark(CardFlag::Diverted);
            frame.other = instead;
        }
    }
}

// An Agent of the hand for good (0294), an Agent from elsewhere into a check (0326), a fighter beside the Adversary.
void run(Play& play, const JoinStep& step)
{
    const Text text = textOf(play.state);
    if (step.to.goal == Goal::SelfSide && std::holds_alternative<Reference>(step.who)) {
        joinSide(play, text.self);
        return;
    }
    if (step.to.goal == Goal::SelfSide) {
        // The Adversary has not resolved yet: it attacks together with the fighter it brings (attack()).
        play.state.top().mark(CardFlag::BringsFighter);
        return;
    }
    if (step.to.goal == Goal::RunningCheck) {
        Modifier modifier;
        modifier.kind = ModifierKind::JoinCheck;
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthOf(play.state, FrameKind::Check));
        modifier.subject = hostThing(play.state, text.self);
        modifier.amount = static_cast<std::int8_t>(-step.less.value_or(0));
        modifier.source = text.self;
        addModifier(play, modifier);
        return;
    }
    const CardRef card = text.frame.other.card();
    const Thing team = resolved(text, step.to.thing).first();
    const AgentSet members = membersOf(play.state, team);
    if (!card || members == 0 || placeOf(play.state, card) != Place::Hand)
        return;
    const int slot = factsOf(play.state, card).slot;
    if (agentOf(play.state, card.owner(), slot).inPlay())
        return;
    enterPlay(play, card, agentOf(play.state, team.seat(), std::countr_zero(members)).where(), team.number());
}

void run(Play& play, const SingleStep& step)
{
    const Text text = textOf(play.state);
    const AgentsOf agents = agentsAmong(play.state, resolved(text, step.whom));
    const bool own = factsOf(play.state, text.self).type == CardType::Adversary;
    if (agents.agents != 0)
        singleOut(play, agents.seat, agents.agents, own ? text.self : CardRef());
}

// OQ-114
void run(Play& play, const FightStep& step)
{
    const Text text = textOf(play.state);
    const Thing first = resolved(text, step.whom).first();
    const Thing second = resolved(text, step.against).first();
    play.state.top().mark(Outcome::Passed, false);
    if (!first || !second)
        return;
    const auto fought = [&](RoundOfCombat round) {
        return std::find(step.rounds.begin(), step.rounds.end(), round) != step.rounds.end();
    };
    const bool longRange = fought(RoundOfCombat::Lrc);
    const bool closeRange = fought(RoundOfCombat::Crc) || play.match().options().houseRule(12);
    if (!fight(play, first.card(), second.card(), longRange, closeRange, text.me))
        return;
    for (int k = 0; k < kKeywords; ++k)
        if (step.keywords.contains(static_cast<Keyword>(k))) {
            Modifier modifier;
            modifier.kind = ModifierKind::Keyword;
            modifier.until = Duration::Combat;
            modifier.depth = play.state.depth;
            modifier.subject = first;
            modifier.what = static_cast<std::uint8_t>(k);
            modifier.extra = kNoKeyword;
            modifier.source = text.self;
            addModifier(play, modifier);
        }
}

void run(Play& play, const AbsentStep& step)
{
    const AgentsOf agents = agentsAmong(play.state, resolved(textOf(play.state), step.whom));
    forEachAgent(agents.agents, [&](int slot) { sendAway(play, agents.seat, slot, step.turns.value_or(0)); });
}

void run(Play& play, const CombatRoundStep& step)
{
    addRound(play, abilityOf(step.round), resolved(textOf(play.state), step.only.value_or(Reference())).first().card());
}

void run(Play& play, const WithdrawStep& step)
{
    for (Thing thing : resolved(textOf(play.state), step.whom))
        if (thing.card())
            withdraw(play, thing);
}

void run(Play& /*play*/, const TrainStep& /*step*/) {} // the card below him says it

void runVerb(Play& play, const AnyStep& step, AgentVerbs list)
{
    runListed(step, list, [&](const auto& one) { run(play, one); });
}

} // namespace dossier
