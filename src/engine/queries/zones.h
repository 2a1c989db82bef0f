// Cards on their way: drawing, discarding, shuffling (ZONE), and points paid and gained. Nothing else writes a place.
#pragma once

#include "engine/changes/play.h"

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
// A card of this title lies on it (REQ-5, HOUSE-2).
bool holdsTitle(const GameState& state, CardRef host, TitleIndex title);

// --- Tokens (SETUP-7, AGENT-16) -------------------------------------------------------------------------------------

inline constexpr int kMostTokens = 15;
// Tokens of a card that lies on the table; they travel with it and vanish when it leaves (ZONE-5, ZONE-6).
int tokensOn(const GameState& state, CardRef card);
void setTokens(Play& play, CardRef card, int tokens);
// Those its text places on it as it comes into play.
void placeTokens(Play& play, CardRef card);
// Adds so many, or takes away where the number is negative; never below 0 nor above kMostTokens.
void addTokens(Play& play, CardRef card, int number);
// Takes one away; false where there is none.
bool spendToken(Play& play, CardRef card);

// --- Whose it is ----------------------------------------------------------------------------------------------------

// Who plays with the card: its owner, unless it is borrowed (borrowing.h).
inline Seat controllerOf(const GameState& state, CardRef card)
{
    const int shift = state.player(card.owner()).place[static_cast<std::size_t>(card.index())] >> 4 & 3;
    return static_cast<Seat>((card.owner() + shift) % kMostSeats);
}
void setController(GameState& state, CardRef card, Seat seat);
// Face-down cards under a Site become Bluffs in use; a card lent face down is shown (BLUFF-17).
inline bool isTurnedUp(const GameState& state, CardRef card)
{
    return (state.player(card.owner()).place[static_cast<std::size_t>(card.index())] & 0x40) != 0;
}
void turnFaceUp(GameState& state, CardRef card);

// Cards that lie with a Team (PLAY-44). Calls `visit(CardRef)`.
template <typename Visit>
void forEachOnTeam(const GameState& state, Seat of, std::uint8_t team, Visit visit)
{
    for (int seat = 0; seat < state.match->seats(); ++seat)
        state.players[static_cast<std::size_t>(seat)].table.forEach([&](int index) {
            const CardRef card(static_cast<Seat>(seat), index);
            const PlayerState& owner = state.players[static_cast<std::size_t>(seat)];
            const auto at = static_cast<std::size_t>(index);
            if (placeOf(state, card) == Place::OnTeam && owner.host[at] == team && (owner.mark[at] >> 4 & 3) == of)
                visit(card);
        });
}
void putOnTeam(Play& play, CardRef card, Seat of, std::uint8_t team);
// The Team a card lies with, or nothing.
Thing teamUnder(const GameState& state, CardRef card);

// --- Bureau Decks ---------------------------------------------------------------------------------------------------

// Makes a Bureau Deck of these cards, the first on top.
void stackDeck(Play& play, Seat seat, std::span<const std::uint8_t> cards);
// Puts a card into its owner's Bureau Deck below `above` cards, or to the bottom where there are fewer.
void putIntoDeck(Play& play, CardRef card, int above);
// The same, at depth 0 for several: the first of them ends on top (0240).
void putOnDeckTop(Play& play, std::span<const CardRef> cards);
// Shuffles it; the Discard Pile stays as it is, abducted Agents keep their depth (ZONE-10, ZONE-17).
void shuffleDeck(Play& play, Seat seat);
// A search is over: `taken`, a card of this deck or nothing, goes to `to`, shown to all where the text demands it; the
// deck is shuffled in any case (ZONE-23).
void endSearch(Play& play, Seat seat, CardRef taken, Place to, bool show);
// Calls `visit(CardRef)` for up to `most` cards from the top.
template <typename Visit>
void forEachInDeck(const GameState& state, Seat seat, int most, Visit visit)
{
    const PlayerState& player = state.player(seat);
    std::uint8_t index = player.deckTop;
    for (int i = 0; i < most && index != kNoCard; ++i) {
        visit(CardRef(seat, index));
        index = player.host[index];
    }
}
// ZONE-12: the Discard Pile is shuffled and laid under what is left of the deck.
void layDiscardsUnder(Play& play, Seat seat);

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
// What a Site, an Equipment or an Agent costs, see fullPriceOf in payment.h.
int priceOf(const GameState& state, CardRef card);
void gainPoints(Play& play, Seat seat, bool rp, int number);
void payFrom(Play& play, Seat seat, bool rp, int number, CardIndex forCard = kNoCardIndex);
// From the pool of the player's present role; nothing in the Basic Game, which has no Costs (BASIC-12).
void pay(Play& play, Seat seat, int number, CardIndex forCard = kNoCardIndex);

} // namespace dossier
