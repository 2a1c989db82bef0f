// Choices that come up while something resolves: Bluffs turned up under a Site, Agents a text asks for.
#include "engine/changes/announcement.h"
#include "engine/changes/outside_cards_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/outside_cards.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

// --- Bluffs revealed (BLUFF-5 to BLUFF-13, BLUFF-25) ----------------------------------------------------------------

enum RevealStep : std::uint8_t { kTurnUp, kUse, kDone, kClear }; // kClear comes second: states are kept by number

bool anyFaceDownOf(const GameState& state, CardRef site, Seat owner)
{
    bool found = false;
    forEachAttached(state, site, [&](CardRef card) {
        found = found || (controllerOf(state, card) == owner && isFaceDown(state, card));
    });
    return found;
}

void discardRest(Play& play, CardRef site, Seat owner)
{
    forEachAttached(play.state, site, [&](CardRef card) {
        if (controllerOf(play.state, card) == owner && isFaceDown(play.state, card))
            discard(play, card);
    });
}

// All cards are turned up together (BLUFF-25).
void turnUp(Play& play)
{
    const CardRef site = play.state.top().card;
    forEachAttached(play.state, site, [&](CardRef card) {
        if (!isFaceDown(play.state, card))
            return;
        play.tell({.kind = EventKind::Revealed,
                   .seat = card.owner(),
                   .card = VisibleCard::open(cardIndex(play.state, card)),
                   .other = heard(play, site)});
        show(play, SceneKind::TurnedUp);
    });
}

// What is no Bluff goes (BLUFF-6).
void clearAway(Play& play)
{
    forEachAttached(play.state, play.state.top().card, [&](CardRef card) {
        if (isFaceDown(play.state, card) && !countsAsBluff(play.state, card))
            discard(play, card);
    });
}

// MULTI-13: the owners take their turn in the reverse order of placing.
Seat rightOf(const GameState& state, Seat seat)
{
    return static_cast<Seat>((seat + state.match->seats() - 1) % state.match->seats());
}

Flow advanceReveal(Play& play)
{
    Frame& reveal = play.state.top();
    if (reveal.step == kTurnUp) {
        turnUp(play);
        reveal.step = kClear;
        return Flow::GoOn;
    }
    if (reveal.step == kClear) {
        clearAway(play);
        reveal.who = rightOf(play.state, reveal.seat);
        reveal.step = kUse;
        return Flow::GoOn;
    }
    if (placeOf(play.state, reveal.card) != Place::Field) { // PLAY-54
        pop(play);
        return Flow::GoOn;
    }
    while (reveal.who != reveal.seat && !anyFaceDownOf(play.state, reveal.card, reveal.who)) {
        reveal.who = rightOf(play.state, reveal.who);
        reveal.mark(AgainFlag::Begun, false);
    }
    if (reveal.who != reveal.seat)
        return decide(play, reveal.who);
    pop(play);
    return Flow::GoOn;
}

void listReveal(const GameState& state, ActionList& actions)
{
    const Frame& reveal = state.top();
    actions.add({.kind = ActionKind::Pass});
    forEachAttached(state, reveal.card, [&](CardRef card) {
        if (controllerOf(state, card) == reveal.who && isFaceDown(state, card) && countsAsBluff(state, card))
            listUses(state, card, actions);
    });
}

void takeReveal(Play& play, const Action& action)
{
    const Frame reveal = play.state.top();
    if (action.kind == ActionKind::UseBluff) {
        playCard(play, reveal.who, action, true);
        show(play, SceneKind::Bluff);
    } else
        discardRest(play, reveal.card, reveal.who);
}

// --- What a text asks for -------------------------------------------------------------------------------------------

// The text below that asks; its selector says what there is to choose from.
Text asking(const GameState& state)
{
    return textAt(state, state.depth - 1);
}

const Selector& selectorOf(const GameState& state)
{
    return *asking(state).effect->selectors[state.top().as<ChoiceFrame>().selector];
}

// The step that asks says that the card is named.
bool isNamed(const GameState& state)
{
    const Text text = asking(state);
    const auto* step =
        text.frame.as<TextFrame>().nextStep > 0 ? currentStep(text).as<ChooseStep>() : nullptr; // not of a search
    return step && step->named;
}

// Of several cards taken from one Site each is a bit of the text's `set`, by its place among the cards there.
int placeAtSite(const GameState& state, CardRef site, CardRef card)
{
    int place = 0;
    int found = kPlacesTold;
    forEachAttached(state, site, [&](CardRef lying) {
        if (lying == card)
            found = place;
        ++place;
    });
    return found;
}

bool mayBeTaken(const GameState& state, CardRef card)
{
    const Frame& below = asking(state).frame;
    const int place = placeAtSite(state, below.target.card(), card);
    return place < kPlacesTold && (below.as<TextFrame>().taken >> place & 1u) == 0;
}

void listAnswers(const GameState& state, Things& things)
{
    const Text text = asking(state);
    const Selector& selector = selectorOf(state);
    const auto& choice = state.top().as<ChoiceFrame>();
    Things found;
    select(text, selector, found);
    const bool kept = static_cast<Register>(choice.into) == Register::Kept;
    const AgentSet barredNow =
        selector.kind == SelectorKind::Agent && teamInQuestion(state) ? barred(state, teamInQuestion(state).seat()) : 0;
    for (Thing thing : found) {
        if (selector.where == Where::AtTarget && !mayBeTaken(state, thing.card()))
            continue;
        if (const AgentAt agent = agentAt(state, thing)) {
            const bool taken = kept && (choice.chosen >> agent.slot & 1u) != 0;
            if (taken || (selector.where == Where::Team && (barredNow >> agent.slot & 1u) != 0))
                continue;
        }
        if (thing == text.frame.third && static_cast<Register>(choice.into) == Register::Other)
            continue; // a second one
        things.add(thing);
    }
}

// OQ-31: cards from outside come into being when they are chosen.
bool fromOutside(const GameState& state)
{
    return selectorOf(state).where == Where::Collection;
}

bool anyAnswer(const GameState& state)
{
    Things things;
    listAnswers(state, things);
    return !things.empty() || (fromOutside(state) && anyFetchable(state, state.top().seat));
}

std::uint8_t bitOf(Seat seat)
{
    return static_cast<std::uint8_t>(1u << seat);
}

// Of what lies hidden those are told who looked through it, and whose hand it was: the others cannot know whether
// something was there that was left.
void tellNothingFound(Play& play)
{
    const Frame& top = play.state.top();
    const Selector& selector = selectorOf(play.state);
    const Seat who = top.as<ChoiceFrame>().who;
    std::uint8_t seenBy = kEverybody;
    if (selector.where == Where::Deck || selector.where == Where::DeckTop || selector.where == Where::Collection ||
        selector.where == Where::Seen || top.has(ChoiceFlag::Secret))
        seenBy = bitOf(who);
    else if (selector.where == Where::Hand)
        seenBy = bitOf(who) | bitOf(selector.side == Side::Their ? opponentIn(asking(play.state)) : top.seat);
    play.tell(
        {.kind = EventKind::NoEffect, .seat = top.seat, .seenBy = seenBy, .card = heard(play, top.card), .number = 2});
}

Flow advanceChoice(Play& play)
{
    const auto choice = play.state.top().as<ChoiceFrame>();
    const bool any = choice.left > 0 && anyAnswer(play.state);
    if (any)
        return decide(play, choice.who);
    if (choice.left > 0 && !play.state.top().has(ChoiceFlag::Begun))
        tellNothingFound(play);
    pop(play);
    if (static_cast<Register>(choice.into) == Register::Kept)
        play.state.top().as<TextFrame>().taken = choice.chosen;
    return Flow::GoOn;
}

void listChoice(const GameState& state, ActionList& actions)
{
    if (state.top().has(ChoiceFlag::Optional) || state.top().has(ChoiceFlag::Declinable))
        actions.add({.kind = ActionKind::Pass});
    Things things;
    listAnswers(state, things);
    for (Thing thing : things)
        actions.add({.kind = ActionKind::Choose, .target = thing});
    if (fromOutside(state))
        forEachFetchable(state, state.top().seat, [&](CardIndex card) {
            actions.add({.kind = ActionKind::Choose,
                         .number = static_cast<std::uint8_t>(card >> 8),
                         .agent = static_cast<std::uint8_t>(card & 0xff)});
        });
}

// What is picked from a hand is shown to its player, whose cards are looked at anyway (0161, 0182).
void tellPicked(const Play& play, Seat who, Thing chosen, bool secret)
{
    const CardRef card = chosen.card();
    const bool hidden = card && isHidden(play.state, card);
    const bool ofHand = hidden && placeOf(play.state, card) == Place::Hand;
    const bool ofDeck = hidden && placeOf(play.state, card) == Place::Deck;
    const auto both = static_cast<std::uint8_t>(1u << who | (card ? 1u << card.owner() : 0u));
    play.tell({.kind = EventKind::Picked,
               .seat = who,
               .who = !card || ofDeck ? chosen.seat() : kNoSeat,
               .seenBy = secret   ? static_cast<std::uint8_t>(1u << who)
                         : ofHand ? both
                                  : kEverybody,
               .card = heard(play, ofDeck ? CardRef() : card),
               .other = heard(play, play.state.top().card), // for which it is chosen
               .number = card ? std::int16_t{0} : static_cast<std::int16_t>(chosen.number()),
               .second = card && !chosen.isSecond() ? std::int16_t{0} : static_cast<std::int16_t>(chosen.kind())});
}

// The text goes on behind its last step.
void endSteps(const GameState& state, Frame& text)
{
    const Effect* effect = effectOf(state, text);
    auto& next = text.as<TextFrame>().nextStep;
    if (effect)
        next = static_cast<std::uint8_t>(next + effect->listAt(next).size());
}

void takeChoice(Play& play, const Action& action)
{
    GameState& state = play.state;
    auto& choice = state.top().as<ChoiceFrame>();
    if (action.kind == ActionKind::Pass) {
        choice.left = 0;
        if (state.top().has(ChoiceFlag::Declinable))
            endSteps(state, state.frames[state.depth - 2u]);
        return;
    }
    Thing chosen = action.target;
    if (!chosen)
        chosen = fetch(play, choice.seat, static_cast<CardIndex>(action.number << 8 | action.agent), Place::Hand);
    --choice.left;
    state.top().mark(ChoiceFlag::Begun);
    Frame& below = state.frames[state.depth - 2u];
    switch (static_cast<Register>(choice.into)) {
    case Register::Target:
        below.target = chosen;
        break;
    case Register::Other:
        below.other = chosen;
        break;
    case Register::Third:
        below.third = chosen;
        break;
    case Register::Kept:
        if (const AgentAt agent = agentAt(state, chosen))
            choice.chosen |= 1u << agent.slot;
        break;
    }
    if (selectorOf(state).where == Where::AtTarget) {
        const int place = placeAtSite(state, below.target.card(), chosen.card());
        below.as<TextFrame>().taken |= place < kPlacesTold ? 1u << place : 0;
    }
    if (isNamed(state))
        play.tell({.kind = EventKind::Named,
                   .seat = choice.who,
                   .card = heard(play, state.top().card),
                   .other = openly(play, chosen.card())});
    else if (selectorOf(state).where != Where::DeckTop) // nobody has a choice there
        tellPicked(play, choice.who, chosen, state.top().has(ChoiceFlag::Secret));
}

} // namespace

const PhaseHandler kReveal{advanceReveal, listReveal, takeReveal};
const PhaseHandler kChoice{advanceChoice, listChoice, takeChoice};

} // namespace dossier
