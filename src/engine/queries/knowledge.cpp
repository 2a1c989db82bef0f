#include "engine/queries/knowledge.h"

#include "engine/queries/borrowing.h"

namespace dossier {

namespace {

constexpr std::uint8_t kKnown = 0x0f;

std::uint8_t knownBy(const GameState& state, CardRef card)
{
    return state.player(card.owner()).mark[static_cast<std::size_t>(card.index())] & kKnown;
}

} // namespace

bool isHidden(const GameState& state, CardRef card)
{
    switch (placeOf(state, card)) {
    case Place::Deck:
    case Place::Hand:
        return true;
    case Place::UnderSite:
        return !isTurnedUp(state, card);
    default:
        return isHeld(state, card);
    }
}

bool knows(const GameState& state, Seat seat, CardRef card)
{
    if (!isHidden(state, card))
        return true;
    const bool own = placeOf(state, card) != Place::Deck && controllerOf(state, card) == seat; // BLUFF-23
    return own || (knownBy(state, card) >> seat & 1u) != 0;
}

void showTo(GameState& state, CardRef card, std::uint8_t seats)
{
    state.player(card.owner()).mark[static_cast<std::size_t>(card.index())] |= seats & kKnown;
}

void look(Play& play, Seat seat, CardRef card)
{
    if (isHidden(play.state, card))
        showTo(play.state, card, static_cast<std::uint8_t>(1u << seat));
    play.tell({.kind = EventKind::Looked,
               .seat = seat,
               .who = card.owner(),
               .seenBy = static_cast<std::uint8_t>(1u << seat),
               .card = cardIndex(play.state, card)});
}

void lookAtHand(Play& play, Seat seat, Seat whose)
{
    play.state.player(whose).hand.forEach([&](int index) { look(play, seat, {whose, index}); });
}

void lookAtDeck(Play& play, Seat seat, Seat whose, int cards)
{
    forEachInDeck(play.state, whose, cards, [&](CardRef card) { look(play, seat, card); });
}

void forgetHand(GameState& state, Seat seat)
{
    PlayerState& player = state.player(seat);
    player.hand.forEach([&](int index) { player.mark[static_cast<std::size_t>(index)] &= ~kKnown & 0xff; });
}

bool staysKnown(Place from, Place to)
{
    const bool hidden = from == Place::Deck || from == Place::UnderSite;
    return hidden && (to == Place::Hand || to == Place::UnderSite);
}

} // namespace dossier
