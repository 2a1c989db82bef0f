// Which cards the checks and rounds under way have used: no player uses two copies of a card in one of them (CHECK-14,
// CHECK-15, COMBAT-19, WIT-2).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// Whether this very card has been used in the check or round of this frame.
bool usedIn(const GameState& state, const Frame& check, CardRef card);
// Whether `by` has used a card of this title, besides this one, in the check or round of this frame.
bool usedTitleIn(const GameState& state, const Frame& check, Seat by, TitleIndex title, CardRef besides = {});

} // namespace dossier
