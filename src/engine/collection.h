// Cards that come into a game from outside (OQ-31, DECK-21, HOUSE-16).
#pragma once

#include "engine/play.h"

#include <vector>

namespace dossier {

// Titles that `seat` may fetch from his collection: no X-File, nothing of which he has a copy removed from the game, no
// Killer card without OPT-3, never a third copy (with HOUSE-16 counting removed ones), and only copies that are not in
// his deck already. In a match without collections: none; the text then reaches deck and Discard Pile alone.
// Also none where the state has no room for another (OQ-151).
std::vector<CardIndex> fetchable(const GameState& state, Seat seat);
bool mayFetch(const GameState& state, Seat seat, CardIndex card);
// The card comes into being at `to`, Hand or Table; it is an ordinary card of `seat` from then on.
CardRef fetch(Play& play, Seat seat, CardIndex card, Place to);

} // namespace dossier
