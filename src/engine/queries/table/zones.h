// Cards on their way: drawing, discarding, shuffling (ZONE), and points paid and gained. Nothing else writes a place.
#pragma once

#include "engine/state/place.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

#include <algorithm>
#include <span>

namespace dossier {

// The card that `card` lies under or on, or the empty reference.
inline CardRef hostOf(const GameState& state, CardRef card)
{
    const Place place = placeOf(state, card);
    if (place != Place::UnderSite && place != Place::OnCard)
        return {};
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    return {Seat{owner.mark[index].hostOwner}, owner.host[index]};
}
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
// Whether it lies under a Site, and whether it lies face down below a card that keeps it so.
bool isUnderSite(const GameState& state, CardRef card);
bool isStored(const GameState& state, CardRef card);
// A card of this title lies on it (REQ-5, HOUSE-2).
bool holdsTitle(const GameState& state, CardRef host, TitleIndex title);

// --- Tokens (SETUP-7, AGENT-16) -------------------------------------------------------------------------------------

inline constexpr int kMostTokens = 15;
// Tokens of a card that lies on the table; they travel with it and vanish when it leaves (ZONE-5, ZONE-6).
int tokensOn(const GameState& state, CardRef card);

// --- Whose it is ----------------------------------------------------------------------------------------------------

// Who plays with the card: its owner, unless it is borrowed (borrowing.h).
inline Seat controllerOf(const GameState& state, CardRef card)
{
    const int shift = placing(state, card).lent;
    return static_cast<Seat>((card.owner() + shift) % kMostSeats);
}
// Face-down cards under a Site become Bluffs in use; a card lent face down is shown (BLUFF-17).
inline bool isTurnedUp(const GameState& state, CardRef card)
{
    return placing(state, card).faceUp != 0;
}

// Cards that lie with a Team (PLAY-44). Calls `visit(CardRef)`.
template <typename Visit>
void forEachOnTeam(const GameState& state, Seat of, std::uint8_t team, Visit visit)
{
    for (int seat = 0; seat < state.match->seats(); ++seat)
        state.players[static_cast<std::size_t>(seat)].table.forEach([&](int index) {
            const CardRef card(static_cast<Seat>(seat), index);
            const PlayerState& owner = state.players[static_cast<std::size_t>(seat)];
            const auto at = static_cast<std::size_t>(index);
            if (placeOf(state, card) == Place::OnTeam && owner.host[at] == team && owner.mark[at].hostOwner == of)
                visit(card);
        });
}
// The Team a card lies with, or nothing.
Thing teamUnder(const GameState& state, CardRef card);

// --- Bureau Decks ---------------------------------------------------------------------------------------------------

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
// What `seat` could draw at most (BRIEF-29).
inline int drawable(const GameState& state, Seat seat)
{
    return state.player(seat).deckCount + state.player(seat).discardCount;
}

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

// What stays on the table, or comes back to it, keeps its tokens; an Agent in training too (OQ-85).
bool bearsTokens(Place place);

// BLUFF-25: the cards under this Site lie open until the last of its Bluffs has been used, also while one of them waits
// for an answer.
inline bool isOpenUnder(const GameState& state, CardRef site)
{
    return std::ranges::any_of(std::span(state.frames).first(state.depth), [&](const Frame& frame) {
        return frame.kind == FrameKind::Reveal && frame.card == site;
    });
}

} // namespace dossier
