// Cards on their way: drawing, discarding, shuffling (ZONE), and points paid and gained. Nothing else writes a place.
#pragma once

#include "engine/play.h"

namespace dossier {

// Takes a card from where it is, the middle of a deck included, and puts it to `place`, at or below `host` where the
// place has one. Into a deck it goes with putIntoDeck.
void put(Play& play, CardRef card, Place place, std::uint8_t host = kNoCard, Seat hostOwner = 0);
// To its owner's Discard Pile (ZONE-4), and the cards attached to it with it (ZONE-6).
void discard(Play& play, CardRef card);
// The card that `card` lies under or on, or the empty reference.
CardRef hostOf(const GameState& state, CardRef card);
// Cards that lie under, on or with `host`, all players' together. Calls `visit(CardRef)`.
template <typename Visit>
void forEachAttached(const GameState& state, CardRef host, Visit visit)
{
    for (int seat = 0; seat < state.match->seats(); ++seat)
        state.players[static_cast<std::size_t>(seat)].table.forEach([&](int index) {
            const CardRef card(static_cast<Seat>(seat), index);
            if (hostOf(state, card) == host)
                visit(card);
        });
}
bool hasAttached(const GameState& state, CardRef host);

// Makes a Bureau Deck of these cards, the first on top.
void stackDeck(Play& play, Seat seat, std::span<const std::uint8_t> cards);
// Puts a card into its owner's Bureau Deck below `above` cards, or to the bottom where there are fewer.
void putIntoDeck(Play& play, CardRef card, int above);
// Draws up to `number` cards; an empty deck is rebuilt at once (ZONE-7 to ZONE-9). Returns how many were drawn.
int draw(Play& play, Seat seat, int number);
// What `seat` could draw at most (BRIEF-29).
inline int drawable(const GameState& state, Seat seat)
{
    return state.player(seat).deckCount + state.player(seat).discardCount;
}

// --- Points ---------------------------------------------------------------------------------------------------------

// The pool `seat` pays from in his present role: RP for the Investigating Player, CP for the others (PLAY-1, PLAY-2).
inline bool paysRp(const GameState& state, Seat seat)
{
    return seat == state.activeSeat();
}
inline int points(const GameState& state, Seat seat)
{
    return paysRp(state, seat) ? state.player(seat).rp : state.player(seat).cp;
}
// What a Site, an Equipment or an Agent costs: nothing in the Basic Game (BASIC-12).
inline int priceOf(const GameState& state, CardRef card)
{
    return isBasic(state) ? 0 : factsOf(state, card).cost;
}
void gainPoints(Play& play, Seat seat, bool rp, int number);
void payFrom(Play& play, Seat seat, bool rp, int number, CardIndex forCard = kNoCardIndex);
// From the pool of the player's present role; nothing in the Basic Game, which has no Costs (BASIC-12).
void pay(Play& play, Seat seat, int number, CardIndex forCard = kNoCardIndex);

} // namespace dossier
