// Verbs about Agents and Combat.
#include "engine/changes/abduction.h"
#include "engine/changes/agents.h"
#include "engine/changes/chance.h"
#include "engine/changes/combat.h"
#include "engine/changes/damage.h"
#include "engine/changes/departure.h"
#include "engine/changes/modifiers.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

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
bool waitsForAnswers(Play& play, const EffectStep& step)
{
    Frame& frame = play.state.top();
    if (frame.kind != FrameKind::Card || step.a.ref != Ref::Target || frame.has(CardFlag::Answered))
        return false;
    frame.mark(CardFlag::Answered);
    --frame.as<TextFrame>().nextStep; // this step comes again
    frame.step = kWaitStep;
    frame.who = firstOption(play.state);
    frame.as<WaitingFrame>().passes = 0;
    return true;
}

void abductAgents(Play& play, const EffectStep& step)
{
    if (waitsForAnswers(play, step))
        return;
    const Text text = textOf(play.state);
    AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
    if (step.amount.kind == AmountKind::Random) {
        const int side = rolled(play, static_cast<int>(step.amount.table.size()));
        agents.agents = randomAgents(play, agents, step.amount.table[static_cast<std::size_t>(side)]);
    }
    const AgentAt instead = agentAt(play.state, text.frame.other);
    if (text.frame.has(CardFlag::Diverted) && instead && agents.agents != 0) { // 0248
        agents.agents &= agents.agents - 1;
        agents.agents |= 1u << instead.slot;
    }
    if (agents.agents != 0)
        abduct(play, agents.seat, agents.agents);
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
            put(play, card, Place::Removed);
        else
            discard(play, card);
        endModifiersFrom(play.state, card);
    }
}

void moveAgents(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    if (text.frame.has(CardFlag::Diverted) && step.goal == Goal::Bureau) // OQ-132
        return;
    const Things whom = resolved(text, step.a);
    if (step.goal == Goal::Hospital)
        sendHelpersAway(play, whom);
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents == 0)
        return;
    if (step.goal == Goal::Hospital) {
        depart(play, agents.seat, agents.agents, text.self);
        return;
    }
    Thing to = resolved(text, step.b).first();
    if (step.goal == Goal::Bureau)
        to = Thing::section(agents.seat, static_cast<int>(Section::Bureau));
    else if (step.goal == Goal::TeamOfSelf)
        to = teamOf(play.state, text.self);
    if (!to)
        return;
    forEachAgent(agents.agents, [&](int slot) { moveAgent(play, agentCard(play.state, agents.seat, slot), to); });
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
        put(play, copy, Place::Removed);
        endModifiersFrom(play.state, copy);
    }
}

void removeThings(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    for (Thing thing : resolved(text, step.a)) {
        if (const AgentAt agent = agentAt(play.state, thing)) {
            removeAgents(play, agent.seat, 1u << agent.slot, text.self);
        } else if (thing.card()) {
            put(play, thing.card(), Place::Removed);
            endModifiersFrom(play.state, thing.card());
            if (thing.card() == text.self)
                removeCopies(play, text.self);
        }
    }
}

void healAgents(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const bool withHealing = bears(play.state, text.self, Keyword::Healing);
    const AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
    forEachAgent(agents.agents, [&](int slot) {
        const bool hadDamage = agentOf(play.state, agents.seat, slot).damage > 0;
        heal(play, agents.seat, slot, step.number, withHealing);
        healed(play, agents.seat, slot, text.self, hadDamage);
    });
}

void woundThings(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const Things whom = resolved(text, step.a);
    const Frame* round = roundUnderWay(play.state);
    if (round) {
        Combatants combatants = 0;
        for (Thing thing : whom)
            if (const Combatant combatant = combatantOf(play.state, *round, thing); combatant < kCombatants)
                combatants |= 1u << combatant;
        woundFighters(play, combatants, step.number);
        return;
    }
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents != 0)
        wound(play, agents.seat, agents.agents, step.number, text.self);
}

void afflictAgents(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
    forEachAgent(agents.agents, [&](int slot) {
        if (step.count > 0)
            afflict(play, agents.seat, slot, step.count);
        if (step.flag)
            forbidHealing(play, agents.seat, slot);
    });
}

void detainAgents(Play& play, const EffectStep& step)
{
    const AgentsOf agents = agentsAmong(play.state, resolved(textOf(play.state), step.a));
    forEachAgent(agents.agents, [&](int slot) { detain(play, agents.seat, slot, step.number, step.number == 0); });
}

// A waiting card gets another victim, or none; a departure is put off (OQ-117, OQ-132).
void divert(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    if (step.goal == Goal::TurnEnd) {
        const AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
        if (const Frame* departure = nearest(play.state, FrameKind::Departure);
            departure && departure->seat == agents.seat)
            putOffDeparture(play, agents.agents);
        return;
    }
    const CardRef waiting = resolved(text, step.a).first().card();
    const Thing instead = step.b.ref == Ref::Nobody ? Thing() : resolved(text, step.b).first();
    for (int i = 0; i < play.state.depth; ++i) {
        Frame& frame = play.state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == waiting) {
            frame.mark(CardFlag::Diverted);
            frame.other = instead;
        }
    }
}

// An Agent of the hand for good (0294), an Agent from elsewhere into a check (0326), a fighter beside the Adversary.
void join(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    if (step.goal == Goal::SelfSide) {
        // The Adversary has not resolved yet: it attacks together with the fighter it brings (attack()).
        play.state.top().mark(CardFlag::BringsFighter);
        return;
    }
    if (step.goal == Goal::RunningCheck) {
        Modifier modifier;
        modifier.kind = ModifierKind::JoinCheck;
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthOf(play.state, FrameKind::Check));
        modifier.subject = hostThing(play.state, text.self);
        modifier.amount = static_cast<std::int8_t>(-step.number);
        modifier.source = text.self;
        addModifier(play, modifier);
        return;
    }
    const CardRef card = text.frame.other.card();
    const Thing team = resolved(text, step.b).first();
    const AgentSet members = membersOf(play.state, team);
    if (!card || members == 0 || placeOf(play.state, card) != Place::Hand)
        return;
    const int slot = factsOf(play.state, card).slot;
    if (agentOf(play.state, card.owner(), slot).inPlay())
        return;
    enterPlay(play, card, agentOf(play.state, team.seat(), std::countr_zero(members)).where(), team.number());
}

void singleAgents(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
    const bool own = factsOf(play.state, text.self).type == CardType::Adversary;
    if (agents.agents != 0)
        singleOut(play, agents.seat, agents.agents, own ? text.self : CardRef());
}

// OQ-114
void arrangeFight(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const Thing first = resolved(text, step.a).first();
    const Thing second = resolved(text, step.b).first();
    play.state.top().mark(Outcome::Passed, false);
    if (!first || !second)
        return;
    const bool longRange = (step.what >> kFightsLrc & 1u) != 0;
    const bool closeRange = (step.what >> kFightsCrc & 1u) != 0 || play.match().options().houseRule(12);
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

void absent(Play& play, const EffectStep& step)
{
    const AgentsOf agents = agentsAmong(play.state, resolved(textOf(play.state), step.a));
    forEachAgent(agents.agents, [&](int slot) { sendAway(play, agents.seat, slot, step.number); });
}

} // namespace

void runAgents(Play& play, const EffectStep& step)
{
    switch (step.verb) {
    case Verb::Abduct:
        abductAgents(play, step);
        return;
    case Verb::Absent:
        absent(play, step);
        return;
    case Verb::Afflict:
        afflictAgents(play, step);
        return;
    case Verb::Detain:
        detainAgents(play, step);
        return;
    case Verb::Divert:
        divert(play, step);
        return;
    case Verb::Fight:
        arrangeFight(play, step);
        return;
    case Verb::Heal:
        healAgents(play, step);
        return;
    case Verb::Join:
        join(play, step);
        return;
    case Verb::Move:
        moveAgents(play, step);
        return;
    case Verb::Remove:
        removeThings(play, step);
        return;
    case Verb::Round: {
        const CardRef only = resolved(textOf(play.state), step.a).first().card();
        addRound(play, step.ability, only);
        return;
    }
    case Verb::Single:
        singleAgents(play, step);
        return;
    case Verb::Withdraw:
        for (Thing thing : resolved(textOf(play.state), step.a))
            if (thing.card())
                withdraw(play, thing);
        return;
    case Verb::Wound:
        woundThings(play, step);
        return;
    default: // train: the card below him says it
        return;
    }
}

} // namespace dossier
