// Which cards the checks and rounds under way have used: no player uses two copies of a card in one of them (CHECK-14,
// CHECK-15, COMBAT-19, WIT-2).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// `by` uses this card now; it need not be his own (OQ-123, OQ-130). Beyond kMostUsed cards nothing is kept, which no
// game comes to: plays that would need the last place are refused (OQ-151).
void noteUse(GameState& state, Seat by, CardRef card);
// Whether this very card has been used in the check or round of this frame.
bool usedIn(const GameState& state, const Frame& check, CardRef card);
// Whether `by` has used a card of this title, besides this one, in the check or round of this frame.
bool usedTitleIn(const GameState& state, const Frame& check, Seat by, TitleIndex title, CardRef besides = {});
// Drops what has been used since there were `from` entries: the check or round that began then is over.
void forgetUsed(GameState& state, int from);

} // namespace dossier
