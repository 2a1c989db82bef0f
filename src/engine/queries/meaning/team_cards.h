// Cards that lie with a Team, when its player divides it (DEP-14, OQ-93).
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// Each card may follow a part of its Team that has left it in this phase; taken with putOnTeam.
void listFollowing(const GameState& state, Seat seat, ActionList& actions);

} // namespace dossier
