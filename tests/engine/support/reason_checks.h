// Whether a rule that a refusal cites can forbid what was tried: a few facts a rule, looked up in the state without
// the engine's own reasons.
#pragma once

#include "engine/state/attempt.h"
#include "engine/state/state.h"

#include <optional>
#include <string>

namespace dossier::test {

// Nothing for a rule that has no check here.
std::optional<bool> preconditionHolds(const GameState& state, const Attempt& tried, const std::string& rule);

} // namespace dossier::test
