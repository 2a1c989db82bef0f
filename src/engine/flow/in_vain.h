// What is played or used for nothing (issue 14, D23), for the eyes of him who would do it.
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <optional>

namespace dossier {

// Once such a choice has had its effect and nobody has answered it; nothing where more would have to be chosen, or a
// check is called for that others could help.
std::optional<GameState> stateAlone(const GameState& state, const Action& action);

// Of a choice to play or use a card: answered by nobody, it would change nothing but what it costs. Where more would
// have to be chosen, lots are drawn, or a card is kept in play, it does not say so.
bool isInVain(const GameState& state, const Action& action);

// The check that is under way nearest fails whatever its level (CHECK-24, CHECK-32), as things stand.
bool isCheckLost(const GameState& state);

} // namespace dossier
