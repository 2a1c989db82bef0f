// Whether a state can be at all.
#pragma once

#include "engine/state/state.h"

#include <string>

namespace dossier {

// What is impossible about a state, in a few words; empty where nothing is: every card is in one place and all counts
// agree, numbers are within their limits, and somebody can act unless the game is over.
std::string unsound(const GameState& state);

} // namespace dossier
