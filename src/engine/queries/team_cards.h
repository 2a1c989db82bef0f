// Cards that lie with a Team, when its player divides it (DEP-14, OQ-93).
#pragma once

#include "engine/queries/agents.h"

namespace dossier {

// An Agent has joined this Team, or it has been divided: cards that lie with it only until it changes go (HOUSE-15).
void teamChanged(Play& play, Seat seat, std::uint8_t team);
// By his own player's wish: settle(), and what lay with his former Team may come along.
void changeTeam(Play& play, Seat seat, int slot, Section section, std::uint8_t team);
// Each card may follow a part of its Team that has left it in this phase; taken with putOnTeam.
void listFollowing(const GameState& state, Seat seat, ActionList& actions);

} // namespace dossier
