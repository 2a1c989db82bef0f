#include "engine/changes/verbs/verbs.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/turn_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/ambush.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <cstdlib>

namespace dossier {

namespace {

void skip(Play& play, int count)
{
    auto& text = play.state.top().as<TextFrame>();
    text.nextStep = static_cast<std::uint8_t>(text.nextStep + count);
}

} // namespace

const Instruction& currentStep(const Text& text)
{
    return text.effect->program[inFrame(text).nextStep - 1u];
}

// --- The course of a text -------------------------------------------------------------------------------------------

// CHECK-12: the check stands above the card that calls for it and is completed first.
void run(Play& play, const CheckStep& step)
{
    const Text text = textOf(play.state);
    const Thing team = teamOf(play.state, resolved(text, step.by).first());
    play.state.top().mark(Outcome::Passed, false);
    if (!team)
        return;
    Frame& check = push(play, FrameKind::Check);
    check.seat = team.seat();
    check.team = team.number();
    check.card = text.self;
    auto& called = check.as<CheckFrame>();
    called.ability = step.skill;
    called.needed = step.level;
    called.usedFrom = play.state.usedCount;
    called.fieldOnly = step.help ? 1 : 0; // HOUSE-10
}

void run(Play& play, const IfStep& step)
{
    const Text text = textOf(play.state);
    if (!holds(text, step.condition))
        skip(play, currentStep(text).count);
}

// Who picks, and from what, stands in the step.
void run(Play& play, const ChooseStep& step)
{
    const Frame text = play.state.top();
    const Seat them = opponentIn(textOf(play.state));
    const std::uint8_t selector = currentStep(textOf(play.state)).count;
    Frame& choice = push(play, FrameKind::Choice);
    choice.seat = text.seat;
    choice.card = text.card;
    choice.who = step.by == Chooser::Them ? them : text.seat;
    auto& open = choice.as<ChoiceFrame>();
    open.selector = selector;
    open.into = static_cast<std::int8_t>(step.as);
    const Times times = step.times.value_or(Times{.number = 1});
    open.left = times.number == 0 ? text.as<TextFrame>().price : times.number; // as X says
    choice.mark(ChoiceFlag::Declinable, step.may);
    choice.mark(ChoiceFlag::Secret, step.secret);
}

void run(Play& play, const EndStep& step)
{
    if (step.what == Ended::Combat)
        endCombat(play);
    else
        cutTurnShort(play);
}

// --- Points ---------------------------------------------------------------------------------------------------------

void run(Play& play, const DrawStep& step)
{
    draw(play, textOf(play.state).me, step.cards);
}

void run(Play& play, const GainStep& step)
{
    const Text text = textOf(play.state);
    const bool rp = factsOf(play.state, text.self).pool == Pool::Resource;
    gainPoints(play, text.me, rp, valueOf(text, step.points, {}), text.self);
    if (!step.lasts)
        return;
    Modifier tribute;
    tribute.kind = ModifierKind::Tribute;
    tribute.until = *step.lasts;
    tribute.depth = static_cast<std::uint8_t>(depthFor(play.state, *step.lasts));
    tribute.what = rp ? 0 : 1;
    tribute.amount = step.points.number;
    tribute.subject = Thing::player(text.me);
    tribute.source = text.self;
    addModifier(play, tribute);
}

void run(Play& play, const TakeStep& step)
{
    const Text text = textOf(play.state);
    const Seat them = opponentIn(text);
    int number = step.points;
    switch (step.from) {
    case PointPool::TheirRp:
        number = std::min<int>(number, play.state.player(them).rp);
        losePoints(play, them, true, number);
        break;
    case PointPool::TheirCp:
        number = std::min<int>(number, play.state.player(them).cp);
        losePoints(play, them, false, number);
        break;
    case PointPool::TokensOfSelf:
        if (text.frame.kind == FrameKind::Text &&
            text.frame.as<TextFrame>().price > 0) // as many as were named with the use
            number = std::min<int>(number, text.frame.as<TextFrame>().price);
        number = std::min(number, tokensOn(play.state, text.self));
        if (number > 0) // else it may have gone meanwhile
            addTokens(play, text.self, -number);
        break;
    case PointPool::MyRp:
    case PointPool::MyCp:
        return;
    }
    gainPoints(play, text.me, step.to == PointPool::MyRp, number, text.self);
}

// What lies apart from the pools, bound to a use, stays where it is.
void run(Play& play, const ExchangeStep& step)
{
    const Text text = textOf(play.state);
    const Thing with = resolved(text, step.with).first();
    if (with.kind() != Thing::Kind::Player || with.seat() == text.me)
        return;
    swapPools(play, text.me, with.seat(), step.pools == Shared::Rp);
}

void runVerb(Play& play, const AnyStep& step, CourseVerbs list)
{
    runListed(step, list, [&](const auto& one) { run(play, one); });
}

namespace {

static_assert(std::is_same_v<AnyStep, VariantOf<AgentVerbs, CardVerbs, CourseVerbs, LastingVerbs>>);

void runStep(Play& play, const AnyStep& step)
{
    runVerb(play, step, AgentVerbs());
    runVerb(play, step, CardVerbs());
    runVerb(play, step, CourseVerbs());
    runVerb(play, step, LastingVerbs());
}

} // namespace

bool runSteps(Play& play)
{
    const int depth = play.state.depth;
    const Effect* effect = textOf(play.state).effect;
    const bool adversary = factsOf(play.state, play.state.top().card).type == CardType::Adversary &&
                           play.state.top().kind == FrameKind::Card;
    const bool silent = adversary && isBasic(play.state); // BASIC-14
    if (!effect || silent)
        return true;
    for (;;) {
        const Instruction& next = effect->program[play.state.top().as<TextFrame>().nextStep];
        if (next.kind == Instruction::Kind::Halt)
            return true;
        ++play.state.top().as<TextFrame>().nextStep;
        if (next.step)
            runStep(play, *next.step);
        else if (next.kind == Instruction::Kind::Skip || !play.state.top().has(Outcome::Passed))
            skip(play, next.count);
        if (play.state.depth != depth || play.state.over() || play.state.top().step == kWaitStep)
            return false;
    }
}

bool callOffAmbush(Play& play, CardRef agent)
{
    GameState& state = play.state;
    for (int i = 0; i < state.depth; ++i) {
        Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (ambusherOf(state, frame) != agent)
            continue;
        frame.mark(CardFlag::Negated);
        if (frame.card != agent) // he stays, what has let him attack goes
            discard(play, frame.card);
        return true;
    }
    return false;
}

void negate(Play& play, Seat by, CardRef card, Goal to)
{
    GameState& state = play.state;
    const CardRef group = groupOf(state, card);
    if (group != card) { // cards announced together are negated together
        negate(play, by, group, to);
        return;
    }
    play.tell({.kind = EventKind::Negated, .seat = by, .card = heard(play, card)});
    if (callOffAmbush(play, card))
        return;
    for (int i = 0; i < state.depth; ++i) {
        Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && (frame.card == card || groupOf(state, frame.card) == card))
            frame.mark(CardFlag::Negated);
        if (frame.kind == FrameKind::Departure && frame.card == card) // OQ-59: it sends nobody away any more
            frame.mark(DepartureFlag::CalledOff);
    }
    for (CardRef member : membersWith(state, card))
        discard(play, member);
    endModifiersFrom(state, card);
    if (const AgentAt agent = agentAt(state, card)) {
        discardAgent(play, agent.seat, agent.slot);
    } else if (factsOf(state, card).type == CardType::Site && placeOf(state, card) == Place::Field) {
        siteLeaves(play, card);
    } else if (const Effect* effect = play.match().effect(cardIndex(state, card)); effect && effect->takesHost) {
        const AgentAt host = agentAt(state, hostThing(state, card));
        removeFromGame(play, card);
        if (host)
            removeAgent(play, host.seat, host.slot);
    } else if (to == Goal::DeckShuffled) {
        putIntoDeck(play, card, 0);
        shuffleDeck(play, card.owner());
    } else if (to == Goal::DeckBottom) {
        putIntoDeck(play, card, kCardsPerSeat);
    } else {
        discard(play, card);
    }
}

} // namespace dossier
