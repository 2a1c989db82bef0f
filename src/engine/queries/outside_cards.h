// Cards that come into a game from outside (OQ-31, DECK-21, HOUSE-16).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// Whether `seat` may fetch this card of his collection: no X-File, nothing of which he has a copy removed from the
// game, no Killer card without OPT-3, never a third copy (with HOUSE-16 counting removed ones), and only copies that
// are not in his deck already. Nor where the state has no room for another (OQ-151).
bool mayFetch(const GameState& state, Seat seat, CardIndex card);
// Calls `visit(CardIndex)` for each of them. In a match without collections there is none; the text then reaches deck
// and Discard Pile alone.
template <typename Visit>
void forEachFetchable(const GameState& state, Seat seat, Visit visit)
{
    for (const DeckEntry& entry : state.match->collection(seat))
        if (mayFetch(state, seat, entry.card))
            visit(entry.card);
}
bool anyFetchable(const GameState& state, Seat seat);
// The card comes into being at `to`, Hand or Table; it is an ordinary card of `seat` from then on.
CardRef fetch(Play& play, Seat seat, CardIndex card, Place to);

} // namespace dossier
