// Cards that come into a game from outside (OQ-31, DECK-21, HOUSE-16).
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

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
// Where the next card from outside finds room. One that has been removed keeps its place: that it was there is still
// asked for (HOUSE-6, HOUSE-16). -1: nowhere.
int freePlace(const GameState& state, Seat seat);

} // namespace dossier
