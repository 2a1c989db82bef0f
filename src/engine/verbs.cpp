#include "engine/verbs.h"

#include "engine/combat.h"
#include "engine/modifiers.h"
#include "engine/sites.h"
#include "engine/turn.h"

namespace dossier {

namespace {

// Whose Team a card speaks of: that of the running check, else none.
const Frame* runningCheck(const GameState& state)
{
    return nearest(state, FrameKind::Check);
}

Modifier lasting(const GameState& state, ModifierKind kind, const EffectStep& step)
{
    Modifier modifier;
    modifier.kind = kind;
    modifier.until = step.duration;
    modifier.depth = static_cast<std::uint8_t>(depthFor(state, step.duration));
    modifier.source = state.top().card;
    return modifier;
}

// BLUFF-10: the four price steps have the effects 1, 2, 3 and 4.
int amountOf(const GameState& state, const EffectStep& step)
{
    constexpr int kBasicStep = 2; // BASIC-37
    const Frame& frame = state.top();
    if (step.perStep && isBasic(state))
        return step.amount * kBasicStep;
    return step.perStep ? step.amount * (frame.level + 1) : step.amount;
}

void add(Play& play, const EffectStep& step)
{
    const Frame& frame = play.state.top();
    const bool toLevel = step.subject == Subject::Level;
    Modifier modifier = lasting(play.state, toLevel ? ModifierKind::Level : ModifierKind::Skill, step);
    modifier.what = (toLevel ? kAbilities : step.ability) & 0xf;
    modifier.amount = static_cast<std::int8_t>(amountOf(play.state, step));
    modifier.subject = frame.target;
    addModifier(play, modifier);
}

void bar(Play& play, const EffectStep& step)
{
    const Frame& frame = play.state.top();
    const Frame* check = runningCheck(play.state);
    if (!check)
        return;
    AgentSet agents = teamMembers(play.state, check->seat, check->team);
    agents = step.subject == Subject::RestOfTeam ? agents & ~frame.set : agents & frame.set;
    if (step.subject == Subject::Target && frame.target)
        agents = 1u << factsOf(play.state, frame.target).slot;
    Modifier modifier = lasting(play.state, ModifierKind::Bar, step);
    modifier.setAgents(check->seat, agents);
    addModifier(play, modifier);
    const Seat seat = check->seat;
    forEachAgent(agents, [&](int slot) {
        play.tell({.kind = EventKind::LeftOut,
                   .seat = seat,
                   .card = cardIndex(play.state, agentCard(play.state, seat, slot))});
    });
}

// The other side's pick stands above the card that asks for it.
void choose(Play& play, const EffectStep& step)
{
    const Frame& frame = play.state.top();
    const Frame* check = runningCheck(play.state);
    if (!check)
        return;
    const Seat of = check->seat;
    const std::uint8_t team = check->team;
    const Seat chooser = step.byThem ? of : frame.seat;
    Frame& choice = push(play, FrameKind::Choice);
    choice.seat = of;
    choice.team = team;
    choice.who = chooser;
    choice.count = step.amount;
}

void heal(Play& play, const EffectStep& step)
{
    const CardRef target = play.state.top().target;
    AgentState& agent = agentOf(play.state, target.owner(), factsOf(play.state, target).slot);
    const int healed = std::min<int>(agent.damage, step.amount);
    agent.damage = static_cast<std::uint8_t>(agent.damage - healed) & 0xf;
    play.tell({.kind = EventKind::Healed,
               .seat = target.owner(),
               .card = cardIndex(play.state, target),
               .number = static_cast<std::int16_t>(healed)});
}

// CHECK-12: the check stands above the card that calls for it and is completed first.
void callForCheck(Play& play, const EffectStep& step)
{
    const Frame frame = play.state.top();
    const Frame* running = runningCheck(play.state);
    Seat seat = kNoSeat;
    std::uint8_t team = kNoTeam;
    if (step.subject == Subject::Target) {
        seat = frame.target.seat();
        team = agentOf(play.state, seat, factsOf(play.state, frame.target).slot).team;
    } else if (running) {
        seat = running->seat;
        team = running->team;
    }
    play.state.top().flags &= static_cast<std::uint8_t>(~kPassed);
    if (seat == kNoSeat)
        return;
    Frame& check = push(play, FrameKind::Check);
    check.seat = seat;
    check.team = team;
    check.card = frame.card;
    check.what = step.ability;
    check.level = step.amount;
    check.used = play.state.usedCount;
}

void removeCard(Play& play, CardRef card)
{
    const CardFacts& facts = factsOf(play.state, card);
    const bool agent =
        facts.type == CardType::Agent && agentOf(play.state, card.owner(), facts.slot).card == card.index();
    if (agent) {
        leaveCombats(play.state, card.owner(), 1u << facts.slot);
        removeAgent(play, card.owner(), facts.slot);
    } else {
        put(play, card, Place::Removed);
    }
}

void runStep(Play& play, const EffectStep& step)
{
    const Frame& frame = play.state.top();
    const CardFacts& facts = factsOf(play.state, frame.card);
    switch (step.verb) {
    case Verb::Add:
        add(play, step);
        return;
    case Verb::Negate:
        negate(play, frame.seat, frame.target);
        return;
    case Verb::Choose:
        choose(play, step);
        return;
    case Verb::Bar:
        bar(play, step);
        return;
    case Verb::Heal:
        heal(play, step);
        return;
    case Verb::Wound:
        wound(play, frame.target.seat(), 1u << factsOf(play.state, frame.target).slot, step.amount);
        return;
    case Verb::Gain:
        gainPoints(play, frame.seat, facts.pool == Pool::Resource, step.amount);
        return;
    case Verb::Draw:
        draw(play, frame.seat, step.amount);
        return;
    case Verb::Check:
        callForCheck(play, step);
        return;
    case Verb::SkipUnlessPassed:
        if ((frame.flags & kPassed) == 0)
            play.state.top().what += static_cast<std::uint8_t>(step.amount);
        return;
    case Verb::Skip:
        play.state.top().what += static_cast<std::uint8_t>(step.amount);
        return;
    case Verb::Discard:
        discard(play, frame.target);
        return;
    case Verb::Remove:
        removeCard(play, frame.target);
        return;
    case Verb::EndTurn:
        cutTurnShort(play);
        return;
    }
}

} // namespace

bool runEffect(Play& play)
{
    const int depth = play.state.depth;
    const Effect* effect = play.match().effect(cardIndex(play.state, play.state.top().card));
    const bool adversary = factsOf(play.state, play.state.top().card).type == CardType::Adversary;
    const bool silent = adversary && isBasic(play.state); // BASIC-14
    const std::size_t steps = effect && !silent ? effect->steps.size() : 0;
    while (play.state.top().what < steps) {
        const std::size_t step = play.state.top().what++;
        runStep(play, effect->steps[step]);
        if (play.state.depth != depth || play.state.over())
            return false;
    }
    if (adversary && play.state.top().what == steps) {
        ++play.state.top().what;
        return !attack(play);
    }
    return true;
}

void negate(Play& play, Seat by, CardRef card)
{
    GameState& state = play.state;
    play.tell({.kind = EventKind::Negated, .seat = by, .card = cardIndex(state, card)});
    for (int i = 0; i < state.depth; ++i)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card &&
            state.frames[static_cast<std::size_t>(i)].card == card)
            state.frames[static_cast<std::size_t>(i)].flags |= kNegated;
    endModifiersFrom(state, card);
    const CardFacts& facts = factsOf(state, card);
    const bool agent = facts.type == CardType::Agent && agentOf(state, card.owner(), facts.slot).card == card.index();
    if (agent)
        discardAgent(play, card.owner(), facts.slot);
    else if (facts.type == CardType::Site && placeOf(state, card) == Place::Field)
        siteLeaves(play, card);
    else
        discard(play, card);
}

} // namespace dossier
