// A state written down, to be read back on another day: everything but the match it belongs to.
#pragma once

#include "engine/state/state.h"
#include "text/json.h"

namespace dossier {

Json writeState(const GameState& state);
// Throws JsonError where the text is malformed or its state is impossible in this match.
GameState readState(const Json& json, const Match& match);

// What is impossible about a state, in a few words; empty where nothing is: every card is in one place and all counts
// agree, numbers are within their limits, and somebody can act unless the game is over.
std::string unsound(const GameState& state);

} // namespace dossier
