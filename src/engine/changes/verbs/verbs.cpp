#include "engine/changes/verbs/verbs.h"

#include "engine/changes/agents.h"
#include "engine/changes/combat.h"
#include "engine/changes/modifiers.h"
#include "engine/changes/sites.h"
#include "engine/changes/turn.h"
#include "engine/changes/zones.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

namespace {

// CHECK-12: the check stands above the card that calls for it and is completed first.
void callForCheck(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    const Thing team = teamOf(play.state, resolved(text, step.a).first());
    play.state.top().mark(Outcome::Passed, false);
    if (!team)
        return;
    Frame& check = push(play, FrameKind::Check);
    check.seat = team.seat();
    check.team = team.number();
    check.card = text.self;
    auto& called = check.as<CheckFrame>();
    called.ability = step.ability;
    called.needed = step.number;
    called.usedFrom = play.state.usedCount;
    called.fieldOnly = step.b.ref == Ref::AgentsInField ? 1 : 0; // HOUSE-10
}

// Who picks, and from what, stands in the step.
void choose(Play& play, const EffectStep& step)
{
    const Frame text = play.state.top();
    const Seat them = opponentIn(textOf(play.state));
    Frame& choice = push(play, FrameKind::Choice);
    choice.seat = text.seat;
    choice.card = text.card;
    choice.who = step.flag ? them : text.seat;
    auto& open = choice.as<ChoiceFrame>();
    open.selector = step.index;
    open.into = static_cast<std::int8_t>(step.what);
    open.left = step.count == 0 ? text.as<TextFrame>().price : step.count;
    choice.mark(ChoiceFlag::Declinable, step.number != 0);
}

void skip(Play& play, int count)
{
    auto& text = play.state.top().as<TextFrame>();
    text.nextStep = static_cast<std::uint8_t>(text.nextStep + count);
}

void runStep(Play& play, const EffectStep& step)
{
    GameState& state = play.state;
    switch (step.verb) {
    case Verb::Halt:
        return;
    case Verb::Skip:
        skip(play, step.count);
        return;
    case Verb::SkipUnlessPassed:
        if (!state.top().has(Outcome::Passed))
            skip(play, step.count);
        return;
    case Verb::SkipUnless: {
        const Text text = textOf(state);
        if (!holds(text, text.effect->tests[step.index]))
            skip(play, step.count);
        return;
    }
    case Verb::Check:
        callForCheck(play, step);
        return;
    case Verb::Choose:
        choose(play, step);
        return;
    case Verb::End:
        if (step.what == 0)
            endCombat(play);
        else
            cutTurnShort(play);
        return;
    case Verb::Add:
    case Verb::Set:
    case Verb::Aim:
    case Verb::Allow:
    case Verb::Forbid:
    case Verb::Attack:
    case Verb::Bar:
    case Verb::Fail:
    case Verb::Hold:
    case Verb::Keyword:
    case Verb::Mute:
    case Verb::Prerequisite:
    case Verb::Scale:
    case Verb::Shield:
    case Verb::Watch:
        runLasting(play, step);
        return;
    case Verb::Abduct:
    case Verb::Absent:
    case Verb::Afflict:
    case Verb::Detain:
    case Verb::Divert:
    case Verb::Fight:
    case Verb::Heal:
    case Verb::Join:
    case Verb::Move:
    case Verb::Remove:
    case Verb::Round:
    case Verb::Single:
    case Verb::Train:
    case Verb::Withdraw:
    case Verb::Wound:
        runAgents(play, step);
        return;
    case Verb::Ask:
    case Verb::Borrow:
    case Verb::Cancel:
    case Verb::Discard:
    case Verb::Draw:
    case Verb::Gain:
    case Verb::Look:
    case Verb::Negate:
    case Verb::Put:
    case Verb::Search:
    case Verb::Stay:
    case Verb::Take:
    case Verb::Tell:
        runCards(play, step);
        return;
    }
}

} // namespace

bool runSteps(Play& play)
{
    const int depth = play.state.depth;
    const Effect* effect = textOf(play.state).effect;
    const bool adversary = factsOf(play.state, play.state.top().card).type == CardType::Adversary &&
                           play.state.top().kind == FrameKind::Card;
    const bool silent = adversary && isBasic(play.state); // BASIC-14
    if (effect && !silent)
        while (effect->steps[play.state.top().as<TextFrame>().nextStep].verb != Verb::Halt) {
            const std::size_t step = play.state.top().as<TextFrame>().nextStep++;
            runStep(play, effect->steps[step]);
            if (play.state.depth != depth || play.state.over() || play.state.top().step == kWaitStep)
                return false;
        }
    return true;
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
    } else if (to == Goal::DeckShuffled) {
        putIntoDeck(play, card, 0);
        shuffleDeck(play, card.owner());
    } else {
        discard(play, card);
    }
}

} // namespace dossier
