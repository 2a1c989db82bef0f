// Verbs that look through a deck, show what was found, and let it be played at once.
#include "engine/changes/agents_changes.h"
#include "engine/changes/announcement.h"
#include "engine/changes/chance.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"

#include <bit>

namespace dossier {

namespace {

// Somebody else holds a card for this window; for nobody it is not opened.
bool isAnswerable(const GameState& state, Seat finder)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        bool found = false;
        if (seat != finder)
            state.player(seat).hand.forEach([&](int index) {
                for (const EffectForm& form : formsOf(state, {seat, index}))
                    found = found || (form.windows >> static_cast<int>(WindowKind::Shown) & 1u) != 0;
            });
        if (found)
            return true;
    }
    return false;
}

void openShown(Play& play, CardRef card)
{
    const Seat finder = play.state.activeSeat();
    if (isBasic(play.state) || play.state.depth == kMostFrames || !isAnswerable(play.state, finder))
        return;
    Frame& window = push(play, FrameKind::Window);
    window.as<WindowFrame>().window = static_cast<std::uint8_t>(WindowKind::Shown);
    window.who = finder;
    window.seat = finder;
    window.card = card;
}

} // namespace

// ZONE-23: the player looks for a card and takes it, or takes none; the deck is shuffled either way. Which card it was
// stands in the register `third` after the choice; the step runs a second time then.
void run(Play& play, const SearchStep& step)
{
    Frame& frame = play.state.top();
    const Text text = textOf(play.state);
    if (!frame.has(CardFlag::Searched)) {
        frame.mark(CardFlag::Searched);
        frame.third = {};
        --frame.as<TextFrame>().nextStep; // this step comes again when the choice is made
        Frame& choice = push(play, FrameKind::Choice);
        choice.seat = text.me;
        choice.who = text.me;
        choice.card = text.self;
        auto& open = choice.as<ChoiceFrame>();
        open.selector = currentStep(text).count;
        open.into = static_cast<std::int8_t>(Register::Third);
        open.left = 1;
        choice.mark(ChoiceFlag::Optional);
        return;
    }
    frame.mark(CardFlag::Searched, false);
    const CardRef taken = frame.third.card();
    if (taken && placeOf(play.state, taken) != Place::Deck) // fetched from outside: the deck was not looked through
        return;
    const Thing team = step.to.goal == Goal::Thing ? resolved(text, step.to.thing).first() : Thing();
    const AgentSet members = membersOf(play.state, team);
    endSearch(play, text.me, taken, Place::Hand, step.show || team || step.to.goal == Goal::Attack);
    if (taken && members != 0) // an Agent joins the Team
        enterPlay(play, taken, agentOf(play.state, team.seat(), std::countr_zero(members)).where(), team.number());
    if (taken && step.to.goal == Goal::Attack)
        playFree(play, text.me, taken);
    else if (step.show && taken && text.me == play.state.activeSeat())
        openShown(play, taken);
}

// A window of his own is opened in which he may play that card and nothing else; the step runs a second time then.
void run(Play& play, const PlayStep& step)
{
    Frame& frame = play.state.top();
    const Text text = textOf(play.state);
    const CardRef card = resolved(text, step.what).first().card();
    const bool there = card && card.owner() == text.me && placeOf(play.state, card) == Place::Hand;
    if (frame.has(CardFlag::Searched)) {
        frame.mark(CardFlag::Searched, false);
        endModifiersFrom(play.state, text.self, ModifierKind::FreeCost);
        if (there && step.otherwise) {
            putIntoDeck(play, card, 0);
            shuffleDeck(play, text.me);
        }
        return;
    }
    if (!there || play.state.depth + 2 >= kMostFrames)
        return;
    frame.mark(CardFlag::Searched);
    --frame.as<TextFrame>().nextStep;
    Modifier price;
    price.kind = ModifierKind::FreeCost;
    price.until = Duration::Turn;
    price.subject = card;
    price.source = text.self;
    price.amount = step.cost == PlayPrice::HalfUp ? kHalfPrice : kNoPrice;
    addModifier(play, price);
    const WindowKind now = momentOf(play.state).window;
    Frame& window = push(play, FrameKind::Window);
    window.as<WindowFrame>().window = static_cast<std::uint8_t>(now);
    window.as<WindowFrame>().offer = 1;
    window.who = text.me;
    window.card = card;
}

void run(Play& play, const FlipStep& step)
{
    const Text text = textOf(play.state);
    const Selector& until = *text.effect->selectors[currentStep(text).count];
    const Seat seat = opponentIn(text);
    play.state.top().mark(Outcome::Passed, false);
    for (int i = 0; i < step.cards && play.state.player(seat).deckTop != kNoCard; ++i) {
        const CardRef card(seat, play.state.player(seat).deckTop);
        if (fits(text, until, card)) {
            play.state.top().third = card;
            play.state.top().mark(Outcome::Passed);
            return;
        }
        discard(play, card);
    }
    play.tell({.kind = EventKind::NoEffect, .seat = text.me, .card = heard(play, text.self), .number = 2});
}

} // namespace dossier
