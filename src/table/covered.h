// The table while it changes hands: what everybody may see of it, and nothing that one player alone knows.
#pragma once

#include "engine/state/observation.h"

namespace dossier {

// The slot of no X-File: that of a player whose cards are covered.
inline constexpr int kCoveredXFile = -1;

// It has been covered.
bool isCovered(const Observation& seen);
// Takes out of it what only its observer may know: his hand, what he put or saw face down, what he looked at, his
// X-File, his notes. What is left is the same for every player, but for whose seat it is seen from.
void cover(Observation& seen);

} // namespace dossier
