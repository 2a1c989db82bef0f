// Cards that lie with a Team, when its player divides it (DEP-14, OQ-93).
#pragma once

#include "engine/agents.h"

namespace dossier {

// By his own player's wish: settle(), and what lay with his former Team may come along.
void changeTeam(Play& play, Seat seat, int slot, Section section, std::uint8_t team);
// Each card may follow a part of its Team that has left it in this phase; taken with putOnTeam.
void listFollowing(const GameState& state, Seat seat, ActionList& actions);

} // namespace dossier
