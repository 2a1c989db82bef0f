// Windows in which cards may be played, and cards that wait for the answer of others (PLAY-30, PLAY-59, PLAY-60): the
// option goes round until all have passed in a row.
#include "engine/changes/announcement.h"
#include "engine/changes/bundle_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/prerequisite_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/bundle_flow.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/power_uses.h"
#include "engine/flow/text_frame_flow.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/text_frame.h"
#include "engine/state/named_word.h"

#include <algorithm>
#include <array>
#include <span>

namespace dossier {

namespace {

// CHECK-31: the window of a check whose card has been negated meanwhile.
bool belongsToNothing(const GameState& state)
{
    const auto below = [&](unsigned by) -> const Frame& { return state.frames[state.depth - 1u - by]; };
    return state.depth > 2 && below(1).kind == FrameKind::Check && below(2).kind == FrameKind::Card &&
           below(2).has(CardFlag::Negated);
}

// One card may be played, nothing else done (see PlayStep).
bool isOffer(const Frame& frame)
{
    return frame.kind == FrameKind::Window && frame.as<WindowFrame>().offer != 0;
}

void close(const GameState& state, Frame& frame)
{
    frame.as<WaitingFrame>().passes = static_cast<std::int16_t>(state.match->seats());
}

Flow advanceWindow(Play& play)
{
    if (!allPassed(play.state) && !belongsToNothing(play.state))
        return decide(play, play.state.top().who);
    pop(play);
    return Flow::GoOn;
}

} // namespace

void listOptions(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
    const Seat seat = state.top().who;
    const Moment moment = momentOf(state);
    if (isOffer(state.top())) {
        if (placeOf(state, state.top().card) == Place::Hand)
            listPlays(state, seat, state.top().card, moment, actions);
        return;
    }
    state.player(seat).hand.forEach([&](int index) { listPlays(state, seat, {seat, index}, moment, actions); });
    forEachHeld(state, seat, [&](CardRef card) { listPlays(state, seat, card, moment, actions); });
    listTextUses(state, seat, moment, actions);
}

void takeOption(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    if (action.kind == ActionKind::Play) {
        playCard(play, frame.who, action);
        return;
    }
    if (action.kind == ActionKind::UseText) {
        useText(play, frame.who, action);
        return;
    }
    if (isOffer(frame)) {
        close(play.state, frame);
        return;
    }
    ++frame.as<WaitingFrame>().passes;
    frame.who = leftOf(play.state, frame.who);
}

void reopenBelow(Play& play)
{
    Frame& below = play.state.top();
    const bool text = below.kind == FrameKind::Card || below.kind == FrameKind::Text || below.kind == FrameKind::Power;
    const bool waits = text && below.step == kWaitStep;
    if (below.kind != FrameKind::Window && !waits)
        return;
    if (isOffer(below)) {
        close(play.state, below);
        return;
    }
    below.who = firstOption(play.state);
    below.as<WaitingFrame>().passes = 0;
}

namespace {

// --- A card on the stack --------------------------------------------------------------------------------------------

Place restingPlace(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    if (facts.has(Keyword::Resource) && !state.match->effect(cardIndex(state, card))) // PLAY-42, PLAY-43
        return facts.has(Keyword::Site) ? Place::Field : Place::Bureau;
    return facts.type == CardType::Witness ? Place::Table : Place::Discard; // WIT-4, PLAY-46
}

// BLUFF-17: a used Bluff stays with its Site, face up; it goes where that has left meanwhile.
void attachToSite(Play& play, CardRef card)
{
    const CardRef site = siteForBluff(play.state);
    if (!site) {
        discard(play, card);
        return;
    }
    put(play, card, Place::UnderSite, static_cast<std::uint8_t>(site.index()), site.owner());
    turnFaceUp(play.state, card);
}

// A card that has had its effect goes where its text or its type says.
void layDown(Play& play, CardRef card, bool effective)
{
    const CardFacts& facts = factsOf(play.state, card);
    const Effect* effect = play.match().effect(cardIndex(play.state, card));
    if (effective && effect && effect->stay != Goal::None) {
        const Thing at = resolved(textOf(play.state), effect->stayAt).first();
        stayAt(play, card, effect->stay, at);
        if (placeOf(play.state, card) != Place::Waiting)
            return;
    }
    const Place place = restingPlace(play.state, card);
    if (facts.type == CardType::Bluff)
        attachToSite(play, card);
    else if (place == Place::Discard || !effective)
        discard(play, card);
    else {
        put(play, card, place);
        if (place == Place::Table) // a Witness has served his check (OQ-121)
            markUsed(play.state, card);
    }
}

Flow finishCard(Play& play)
{
    const CardRef card = play.state.top().card;
    const CardRef group = groupOf(play.state, card);
    const bool effective = !play.state.top().has(CardFlag::Void);
    if (effective)
        tellFigures(play, card);
    if (placeOf(play.state, card) == Place::Waiting)
        layDown(play, card, effective);
    pop(play);
    if (group == card || !goOnTogether(play.state, group))
        reopenBelow(play);
    return Flow::GoOn;
}

// PLAY-33: a card whose target, or the second one, is gone has no effect; nor has one whose `unless` holds.
bool isVoid(const GameState& state)
{
    const Text text = textOf(state);
    if (text.effect && text.effect->unless && holds(text, *text.effect->unless))
        return true;
    const EffectForm& form = formsOf(state, text.self)[text.frame.form];
    const bool otherIsGone = form.other && text.frame.other.card() && !fits(text, form.other, text.frame.other);
    return otherIsGone || (form.target && !fitsTarget(text, form, text.frame.target));
}

Flow begin(Play& play)
{
    Frame& frame = play.state.top();
    const bool nothing = isVoid(play.state);
    if (nothing || !frame.has(CardFlag::Answered))
        play.tell({.kind = nothing ? EventKind::NoEffect : EventKind::Resolved,
                   .seat = frame.seat,
                   .card = heard(play, frame.card)});
    frame.step = nothing ? kFinishStep : kRunStep;
    if (!nothing)
        rememberFigures(play.state);
    if (nothing)
        frame.mark(CardFlag::Void);
    return Flow::GoOn;
}

// OQ-109: of those announced together, who starts no Combat does what his text says.
void runTextsOf(Play& play, Seat seat, std::span<const CardRef> members)
{
    for (CardRef member : members) {
        if (placeOf(play.state, member) != Place::Waiting)
            continue;
        Frame& frame = push(play, FrameKind::Card);
        frame.seat = seat;
        frame.card = member;
        frame.as<TextFrame>().nextStep = formsOf(play.state, member).front().steps;
        frame.step = kRunStep;
    }
}

// The Adversaries announced with a card, or an Adversary itself, fight when its steps are done.
void attackWith(Play& play)
{
    const Frame card = play.state.top();
    std::array<CardRef, CombatRecord::kFoes> foes{};
    std::size_t count = 0;
    const bool itself = factsOf(play.state, card.card).type == CardType::Adversary;
    if (itself)
        foes[count++] = card.card;
    if (itself && card.has(CardFlag::BringsFighter)) // elsewhere the flag says how a fight went
        foes[count++] = card.card;
    for (CardRef member : membersWith(play.state, card.card))
        if (count < foes.size())
            foes[count++] = member;
    if (count == 0 || placeOf(play.state, card.card) == Place::Table) // it has joined a Combat already
        return;
    attack(play, std::span(foes.data(), count));
    if (!itself)
        runTextsOf(play, card.seat, std::span(foes.data(), count));
}

Flow runCard(Play& play)
{
    if (!runSteps(play))
        return Flow::GoOn;
    play.state.top().step = kFinishStep;
    attackWith(play);
    return Flow::GoOn;
}

Flow afterPlaying(Play& play)
{
    const Frame card = play.state.top();
    play.state.top().step = kWaitStep;
    raiseAimed(play.state);
    happened(play, MomentKind::CardPlayed, {}, card.card);
    happened(play, MomentKind::TheirCardPlayed, {}, card.card);
    witnessPlayed(play, card.seat, card.card); // POWER-26
    return Flow::GoOn;
}

const EffectForm& formOf(const GameState& state)
{
    return formsOf(state, state.top().card)[state.top().form];
}

// --- Words named, further cards announced ---------------------------------------------------------------------------

const Naming* nextNaming(const GameState& state)
{
    const auto& names = formOf(state).names;
    const auto next = static_cast<std::size_t>(state.top().as<NamingFrame>().named);
    return next < names.size() && names[next].kind != NameKind::None ? &names[next] : nullptr;
}

void offerChosenWord(int word, ActionList& actions)
{
    actions.add({.kind = ActionKind::NameWord, .number = static_cast<std::uint8_t>(word)});
}

bool namesKeyword(const Selector& selector, Keyword keyword)
{
    return std::any_of(selector.filters.begin(), selector.filters.end(),
                       [&](const Filter& filter) { return filter.keywords.contains(keyword); });
}

void listNames(const GameState& state, ActionList& actions)
{
    const Naming& naming = *nextNaming(state);
    const Frame& frame = state.top();
    switch (naming.kind) {
    case NameKind::OneOf:
        for (std::uint8_t word : naming.words)
            offerChosenWord(word, actions);
        return;
    case NameKind::KeywordFound:
        for (int k = 0; k < kKeywords; ++k)
            if (namesKeyword(formOf(state).target, static_cast<Keyword>(k)) &&
                keywordsOf(state, frame.target.card()).contains(static_cast<Keyword>(k)))
                offerChosenWord(kFirstKeywordWord + k, actions);
        return;
    case NameKind::KeywordOfTarget:
    case NameKind::AnyKeyword:
        for (int k = 0; k < kKeywords; ++k)
            if (naming.kind == NameKind::AnyKeyword ||
                keywordsOf(state, frame.target.card()).contains(static_cast<Keyword>(k)))
                offerChosenWord(kFirstKeywordWord + k, actions);
        return;
    case NameKind::Characteristic:
        for (int c = 0; c < kCharacteristics; ++c)
            offerChosenWord(c, actions);
        return;
    case NameKind::Opponent:
        for (Seat seat = 0; seat < state.match->seats(); ++seat)
            if (seat != frame.target.seat() && state.player(seat).out == 0)
                offerChosenWord(seat, actions);
        return;
    case NameKind::Check: { // the running one, if it is none of Combat, or a later one
        const Frame* check = nearest(state, FrameKind::Check);
        if (check && check->as<CheckFrame>().ability < kSkills)
            offerChosenWord(0, actions);
        offerChosenWord(1, actions);
        return;
    }
    case NameKind::None:
        return;
    }
}

NamedWord namedBy(NameKind kind, std::uint8_t word)
{
    switch (kind) {
    case NameKind::Characteristic:
        return {NamedWord::Kind::Characteristic, word};
    case NameKind::Opponent:
        return {NamedWord::Kind::Player, word};
    case NameKind::Check:
        return {word == 0 ? NamedWord::Kind::ThisCheck : NamedWord::Kind::LaterCheck, 0};
    default:
        break;
    }
    return word < kFirstKeywordWord
               ? NamedWord{NamedWord::Kind::Skill, word}
               : NamedWord{NamedWord::Kind::Keyword, static_cast<std::uint8_t>(word - kFirstKeywordWord)};
}

void takeName(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    const NamedWord named = namedBy(nextNaming(play.state)->kind, action.number);
    play.tell({.kind = EventKind::Named,
               .seat = frame.seat,
               .card = heard(play, frame.card),
               .number = static_cast<std::int16_t>(named.kind),
               .second = named.value});
    auto& naming = frame.as<NamingFrame>();
    (naming.named == 0 ? frame.as<TextFrame>().word : frame.as<TextFrame>().otherWord) = action.number;
    ++naming.named;
    if (nextNaming(play.state))
        return;
    naming.named = 0;
    frame.step = kPlayedStep;
}

// --- Cards discarded with a Cost -------------------------------------------------------------------------------------

Flow advanceForfeit(Play& play)
{
    Frame& frame = play.state.top();
    auto& bundle = frame.as<BundleFrame>();
    if (bundle.announced < frame.as<TextFrame>().price)
        return decide(play, frame.seat);
    bundle.announced = 0;
    frame.step = kPlayedStep;
    return Flow::GoOn;
}

void listForfeits(const GameState& state, ActionList& actions)
{
    const Frame& frame = state.top();
    state.player(frame.seat).hand.forEach([&](int index) {
        const CardRef card(frame.seat, index);
        if (isDiscardable(state, frame.seat, card, frame.card))
            actions.add({.kind = ActionKind::Choose, .target = card});
    });
}

void takeForfeit(Play& play, const Action& action)
{
    ++play.state.top().as<BundleFrame>().announced;
    discard(play, action.target.card());
}

// --- The Card frame -------------------------------------------------------------------------------------------------

Flow advanceCard(Play& play)
{
    const Frame& frame = play.state.top();
    if (frame.has(CardFlag::Negated)) {
        pop(play);
        reopenBelow(play);
        return Flow::GoOn;
    }
    switch (frame.step) {
    case kNamingStep:
        return decide(play, frame.seat);
    case kBundleStep:
        return advanceBundle(play);
    case kForfeitStep:
        return advanceForfeit(play);
    case kPlayedStep:
        return afterPlaying(play);
    case kWaitStep:
        return allPassed(play.state) ? begin(play) : decide(play, frame.who);
    case kRunStep:
        return runCard(play);
    default:
        return finishCard(play);
    }
}

void listCard(const GameState& state, ActionList& actions)
{
    if (state.top().step == kNamingStep)
        listNames(state, actions);
    else if (state.top().step == kBundleStep)
        listBundle(state, actions);
    else if (state.top().step == kForfeitStep)
        listForfeits(state, actions);
    else
        listOptions(state, actions);
}

void takeCard(Play& play, const Action& action)
{
    if (play.state.top().step == kNamingStep)
        takeName(play, action);
    else if (play.state.top().step == kBundleStep)
        takeBundle(play, action);
    else if (play.state.top().step == kForfeitStep)
        takeForfeit(play, action);
    else
        takeOption(play, action);
}

} // namespace

const PhaseHandler kWindow{advanceWindow, listOptions, takeOption};
const PhaseHandler kCard{advanceCard, listCard, takeCard};

} // namespace dossier
