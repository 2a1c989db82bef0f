#include "engine/flow/text_frame_flow.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/prerequisite_changes.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/ambush.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/uses.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

// Each target, or each number of tokens, is a choice of its own; the most comes first.
void listUse(const GameState& state, const EffectForm& use, Action action, ActionList& actions)
{
    if (use.target) {
        forEachTargetOfUse(textOfCard(state, action.card), use, [&](Thing target) {
            action.target = target;
            actions.add(action);
        });
        return;
    }
    const int most = mostTaken(state, action.card, use);
    for (int number = most; number > 0; --number) {
        action.number = static_cast<std::uint8_t>(number);
        actions.add(action);
    }
    if (most == 0)
        actions.add(action);
}

void listUsesOf(const GameState& state, Seat seat, CardRef card, const Moment& moment, ActionList& actions)
{
    const Effect* effect = effectNow(state, card);
    for (std::size_t i = 0; effect && i < effect->uses.size(); ++i)
        if (userOf(state, card, effect->uses[i]) == seat && mayUse(state, card, effect->uses[i], moment))
            listUse(state, effect->uses[i],
                    {.kind = ActionKind::UseText, .form = static_cast<std::uint8_t>(i), .card = card}, actions);
}

void listCures(const GameState& state, Seat seat, const Moment& moment, ActionList& actions)
{
    if (!isTimeForCures(state, moment))
        return;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (mayCure(state, seat, slot))
            actions.add({.kind = ActionKind::UseText, .form = kCureForm, .card = agentCard(state, seat, slot)});
    });
}

// The check stands above its Text frame, like one that a card calls for.
void callForCure(Play& play)
{
    const auto& cure = play.match().countdown().cure;
    Frame& text = play.state.top();
    const Thing team = teamOf(play.state, text.card);
    text.step = cure && team ? kResultStep : kFinishStep;
    if (text.step == kFinishStep)
        return;
    const CardRef agent = text.card;
    Frame& check = push(play, FrameKind::Check);
    check.seat = team.seat();
    check.team = team.number();
    check.card = agent;
    auto& called = check.as<CheckFrame>();
    called.ability = cure->skill;
    called.needed = cure->level;
    called.usedFrom = play.state.usedCount;
}

void cureIfPassed(Play& play)
{
    Frame& text = play.state.top();
    text.step = kFinishStep;
    const AgentAt agent = agentAt(play.state, text.card);
    if (text.has(Outcome::Passed) && agent)
        cureAffliction(play, agent.seat, agent.slot);
}

} // namespace

namespace {

void listOwnUses(const GameState& state, Seat seat, const Moment& moment, ActionList& actions)
{
    CardSet there = state.player(seat).table;
    there &= state.match->usable(seat);
    there.forEach([&](int index) {
        if (isAtHandToUse(state, seat, {seat, index}))
            listUsesOf(state, seat, {seat, index}, moment, actions);
    });
}

} // namespace

void listTextUses(const GameState& state, Seat seat, const Moment& moment, ActionList& actions)
{
    if (!roomLeft(state))
        return;
    if (seat != state.activeSeat()) {
        if (state.phase() == Phase::Briefing || state.match->anyForTheirTurn())
            listOwnUses(state, seat, moment, actions);
        return;
    }
    for (int place = 0; place < state.match->seats(); ++place) {
        const Seat owner = seatFrom(state, seat, place);
        CardSet there = state.player(owner).table;
        const bool ownCards = owner == seat;
        if (ownCards)
            there &= state.match->usable(owner);
        there.forEach([&](int index) {
            const CardRef card(owner, index);
            const bool taken = !ownCards && (controllerOf(state, card) == seat || // 0032, 0182, 0240
                                             holderOf(state, card) == seat);
            if ((ownCards || taken) && isAtHandToUse(state, seat, card))
                listUsesOf(state, seat, card, moment, actions);
        });
    }
    listCures(state, seat, moment, actions);
    if (state.match->mayPermit(Permission::ServeEachTurn) && isTimeToServe(moment))
        state.player(seat).table.forEach([&](int index) {
            const CardRef card(seat, index);
            if (mayServe(state, card, moment))
                actions.add({.kind = ActionKind::UseText, .form = kServeForm, .card = card});
        });
}

void markUsed(GameState& state, CardRef card)
{
    placing(state, card).usedNow = 1;
}

namespace {

// OQ-161: all that a use costs is given up as it is announced, before anybody answers, and nothing comes back.
void payForUse(Play& play, const EffectForm& use, Seat seat, CardRef card, Thing target)
{
    if (use.token || use.limit == Limit::Game)
        spendToken(play, card);
    if (const int price = priceOfUse(play.state, card, use); price > 0)
        spend(play, seat, true, price, card);
    if (use.fromBelow && target.card())
        if (const CardRef below = cardBelowLike(play.state, card, target.card()))
            discard(play, below);
    if (use.leaves)
        discard(play, card);
}

} // namespace

namespace {

// What is aimed at an Adversary may be aimed at him.
void countAsAdversary(Play& play, CardRef agent)
{
    Modifier modifier;
    modifier.kind = ModifierKind::Keyword;
    modifier.until = Duration::Turn;
    modifier.subject = modifier.source = agent;
    modifier.what = static_cast<std::uint8_t>(Keyword::Adversary);
    modifier.extra = kNoKeyword;
    addModifier(play, modifier);
}

} // namespace

void useText(Play& play, Seat seat, const Action& action)
{
    GameState& state = play.state;
    const Moment moment = momentOf(state);
    play.tell({.kind = EventKind::Used,
               .seat = seat,
               .card = heard(play, action.card),
               .other = heard(play, action.target.card())});
    if (action.form == kCureForm)
        agentOf(state, seat, factsOf(state, action.card).slot).used = 1;
    else
        markUsed(state, action.card);
    if (action.form == kServeForm) {
        rememberFigures(state);
        Modifier modifier;
        modifier.kind = ModifierKind::Level;
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthOf(state, FrameKind::Check));
        modifier.what = kAbilities;
        const std::uint16_t abilities = modifiedAbilities(state, action.card);
        const Ability asked = skillAsked(state);
        if (abilities != 0)
            modifier.what = (abilities >> asked & 1u) != 0 ? asked : static_cast<Ability>(std::countr_zero(abilities));
        modifier.amount = static_cast<std::int8_t>(printedModifier(state, action.card).value_or(0));
        modifier.source = action.card;
        addModifier(play, modifier);
        noteUse(state, seat, action.card);
        tellFigures(play, action.card);
        state.top().as<WaitingFrame>().passes = 0; // PLAY-60: a use, though without the stack, breaks the row of passes
        return;
    }
    if (action.form == kCureForm) {
        Frame& frame = push(play, FrameKind::Text);
        frame.seat = seat;
        frame.card = action.card;
        frame.form = kCureForm;
        frame.who = leftOf(state, seat);
        frame.as<MomentFrame>().concerned = kNobodyConcerned;
        return;
    }
    const EffectForm& use = effectNow(state, action.card)->uses[action.form];
    const CardRef giver = giverOf(state, action.card);
    if (moment.checkDepth > 0)
        noteUse(state, seat, action.card);
    Frame& frame = push(play, FrameKind::Text);
    frame.seat = seat;
    frame.card = action.card;
    frame.target = action.target;
    frame.form = action.form;
    frame.as<TextFrame>().nextStep = use.steps;
    frame.as<TextFrame>().price = static_cast<std::int8_t>(action.number);
    if (use.leaves) {
        frame.as<TextFrame>().giver = static_cast<std::uint16_t>(giver.bits() + 1);
        frame.other = hostThing(state, action.card);
    }
    frame.who = leftOf(state, seat);
    frame.as<MomentFrame>().concerned = kNobodyConcerned;
    payForUse(play, use, seat, action.card, action.target);
    // Absorbing goes without the stack (OQ-98).
    frame.step = moment.window == WindowKind::Absorb ? kRunStep : kWaitStep;
    if (frame.step == kRunStep)
        rememberFigures(state);
    if (const CardRef ambusher = ambusherOf(state, frame))
        countAsAdversary(play, ambusher);
}

namespace {

// The card has left, or its target no longer fits (PLAY-33).
bool useIsVoid(const GameState& state)
{
    const Text text = textOf(state);
    if (text.frame.form >= kFirstReaction || !text.effect)
        return false;
    if (text.frame.form >= text.effect->uses.size())
        return true;
    const EffectForm& use = text.effect->uses[text.frame.form];
    return use.target &&
           !(fits(text, use.target, text.frame.target) && mayBeHealedBy(text, use.steps, text.frame.target));
}

// PLAY-60: a use breaks the row of passes, what a card does by itself does not.
Flow finishUse(Play& play)
{
    const std::uint8_t form = play.state.top().form;
    tellFigures(play, play.state.top().card);
    pop(play);
    if (form < kFirstReaction || form == kCureForm)
        reopenBelow(play);
    return Flow::GoOn;
}

Flow advanceText(Play& play)
{
    Frame& frame = play.state.top();
    if (frame.has(CardFlag::Negated))
        return finishUse(play);
    switch (frame.step) {
    case kMayStep:
        return decide(play, frame.seat);
    case kWaitStep:
        if (!allPassed(play.state))
            return decide(play, frame.who);
        rememberFigures(play.state);
        frame.step = useIsVoid(play.state) ? kFinishStep : kRunStep;
        return Flow::GoOn;
    case kRunStep:
        if (frame.form == kCureForm) {
            callForCure(play);
            return Flow::GoOn;
        }
        if (runSteps(play))
            play.state.top().step = kFinishStep;
        return Flow::GoOn;
    case kResultStep:
        cureIfPassed(play);
        return Flow::GoOn;
    default:
        return finishUse(play);
    }
}

void listText(const GameState& state, ActionList& actions)
{
    const Frame& frame = state.top();
    if (frame.step == kWaitStep) {
        listOptions(state, actions);
        return;
    }
    actions.add({.kind = ActionKind::Pass});
    actions.add({.kind = ActionKind::UseText, .form = frame.form, .card = frame.card});
}

void takeText(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    if (frame.step == kWaitStep) {
        takeOption(play, action);
        return;
    }
    if (action.kind == ActionKind::UseText) {
        rememberFigures(play.state);
        frame.step = kRunStep;
        return;
    }
    frame.step = kFinishStep;
    const CardRef kept = frame.form == kWatchForm ? frame.target.card() : CardRef();
    if (kept && factsOf(play.state, kept).type == CardType::Site && placeOf(play.state, kept) == Place::Bureau)
        discard(play, kept); // what was kept for this moment and is not taken goes (0259)
}

} // namespace

const PhaseHandler kText{advanceText, listText, takeText};

} // namespace dossier
