#include "engine/flow/in_vain.h"

#include "engine/flow/course.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/tried.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

bool isUnknown(const GameState& state, Thing thing)
{
    return thing && thing.isCard() && isHidden(state, thing.card()) && !knows(state, state.decider, thing.card());
}

bool knowsAllHands(const GameState& state)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        bool known = true;
        state.player(seat).hand.forEach([&](int index) { known = known && !isUnknown(state, CardRef(seat, index)); });
        if (!known)
            return false;
    }
    return true;
}

bool isHiddenPlace(Where where)
{
    return where == Where::Deck || where == Where::Collection || where == Where::AnySite || where == Where::AtTarget ||
           where == Where::Seen;
}

bool isOfHand(Ref ref)
{
    return ref == Ref::TheirHand || ref == Ref::TheirHandWith || ref == Ref::RandomFromTheirHand;
}

bool isHiddenThing(Ref ref)
{
    return ref == Ref::TopOfTheirDeck || ref == Ref::AllUnderSite;
}

// What would come of it shows what hidden cards are, and is not to be told before (ZONE-21).
bool turnsOnHidden(const GameState& state, const Action& action)
{
    if (isUnknown(state, action.target) || isUnknown(state, action.other))
        return true;
    const bool use = action.kind == ActionKind::UseText;
    const Effect* effect = use ? effectNow(state, action.card) : state.match->effect(cardIndex(state, action.card));
    if (!effect)
        return false;
    const bool hands = !knowsAllHands(state);
    const auto selects = [&](const Selector& selector) {
        return selector.side != Side::My && (isHiddenPlace(selector.where) || (hands && selector.where == Where::Hand));
    };
    const auto means = [&](const EffectStep& step) {
        return isHiddenThing(step.a.ref) || isHiddenThing(step.b.ref) ||
               (hands && (isOfHand(step.a.ref) || isOfHand(step.b.ref)));
    };
    return std::any_of(effect->selectors.begin(), effect->selectors.end(), selects) ||
           std::any_of(effect->steps.begin(), effect->steps.end(), means);
}

// It can be answered, and above so many frames lies nothing else: no check that others could help, no question.
bool onlyWaits(const GameState& state, int depth)
{
    return isOption(state) && std::all_of(state.frames.begin() + depth, state.frames.begin() + state.depth,
                                          [](const Frame& frame) { return WaitingFrame::is(frame.kind); });
}

void takeOver(CardSet& set, const CardSet& from, int index)
{
    if (from.contains(index))
        set.insert(index);
    else
        set.erase(index);
}

// What it costs to play or use the card: points, the card itself or its token, one of the cards of this phase.
void takeCost(GameState& state, const GameState& after, Seat seat, CardRef card)
{
    PlayerState& payer = state.player(seat);
    payer.rp = std::min(payer.rp, after.player(seat).rp);
    payer.cp = std::min(payer.cp, after.player(seat).cp);
    payer.played = after.player(seat).played;
    PlayerState& owner = state.player(card.owner());
    const PlayerState& then = after.player(card.owner());
    const auto at = static_cast<std::size_t>(card.index());
    owner.place[at] = then.place[at];
    owner.mark[at] = then.mark[at];
    owner.host[at] = then.host[at];
    takeOver(owner.hand, then.hand, card.index());
    takeOver(owner.table, then.table, card.index());
    if (placeOf(after, card) == Place::Discard && owner.discardCount < then.discardCount)
        ++owner.discardCount;
    state.used = after.used;
    state.usedCount = after.usedCount;
}

} // namespace

std::optional<GameState> stateAlone(const GameState& state, const Action& action)
{
    constexpr int kMostAnswers = 12;
    Course stepByStep; // else the window would be over where nobody can answer
    stepByStep.everyChoice = true;
    std::optional<GameState> after = state;
    ActionList actions;
    applyOn(stepByStep, *after, action, nullptr);
    for (int i = 0; i < kMostAnswers && after->depth > state.depth; ++i) {
        if (!onlyWaits(*after, state.depth))
            return std::nullopt;
        legalActions(*after, actions);
        const Action* pass = actions.find(ActionKind::Pass);
        if (!pass)
            return std::nullopt;
        applyOn(stepByStep, *after, Action(*pass), nullptr);
    }
    return after->depth == state.depth ? after : std::nullopt;
}

bool isInVain(const GameState& state, const Action& action)
{
    if (!WaitingFrame::is(state.top().kind) || turnsOnHidden(state, action))
        return false;
    const std::optional<GameState> after = stateAlone(state, action);
    if (!after)
        return false;
    const Place place = placeOf(*after, action.card);
    if (place != Place::Discard && (action.kind == ActionKind::Play || place != placeOf(state, action.card)))
        return false;
    if (place != Place::Discard && tokensOn(*after, action.card) > tokensOn(state, action.card))
        return false;
    GameState paid = state;
    takeCost(paid, *after, state.decider, action.card);
    paid.decider = after->decider;
    paid.top().who = after->top().who;
    paid.top().as<WaitingFrame>().passes = after->top().as<WaitingFrame>().passes;
    return paid == *after;
}

bool isCheckLost(const GameState& state)
{
    const int depth = depthOf(state, FrameKind::Check);
    if (depth == 0)
        return false;
    const Frame& check = frameAt(state, depth);
    return teamMembers(state, check.seat, check.team) == 0 || isBoundToFail(state, depth);
}

} // namespace dossier
