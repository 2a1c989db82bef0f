// Cards that lie with a Team go with it (DEP-12 to DEP-15).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// An Agent has joined this Team, or it has been divided: cards that lie with it only until it changes go (HOUSE-15).
void teamChanged(Play& play, Seat seat, std::uint8_t team);
// By his own player's wish: settle(), and what lay with his former Team may come along.
void changeTeam(Play& play, Seat seat, int slot, Section section, std::uint8_t team);

} // namespace dossier
