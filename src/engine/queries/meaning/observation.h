// A state as one player sees it (state/observation.h).
#pragma once

#include "engine/state/observation.h"
#include "engine/state/state.h"

namespace dossier {

// The nearest Skill Check, as everybody sees it.
SeenCheck checkUnderWay(const GameState& state);

// `seen` is overwritten; its memory is used again.
void observe(const GameState& state, Seat observer, Observation& seen);

inline Observation observation(const GameState& state, Seat observer)
{
    Observation seen;
    observe(state, observer, seen);
    return seen;
}

} // namespace dossier
