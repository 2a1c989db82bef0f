// A card has been used in the check or round under way (CHECK-14, CHECK-15, COMBAT-19, WIT-2).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// `by` uses this card now; it need not be his own (OQ-123, OQ-130). Beyond kMostUsed cards nothing is kept, which no
// game comes to: plays that would need the last place are refused (OQ-151).
void noteUse(GameState& state, Seat by, CardRef card);
// Drops what has been used since there were `from` entries: the check or round that began then is over.
void forgetUsed(GameState& state, int from);

} // namespace dossier
