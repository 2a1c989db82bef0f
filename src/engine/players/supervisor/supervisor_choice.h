// Which rules of thumb a decision is left to.
#pragma once

#include "engine/state/action.h"
#include "engine/state/match.h"
#include "engine/state/observation.h"

namespace dossier {

// One of `actions`, the legal ones of `seen.self`. Takes nothing from the heap.
Action choiceByRules(const Match& match, const Observation& seen, const ActionList& actions);

} // namespace dossier
