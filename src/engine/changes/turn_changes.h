// A turn begins, is cut short, and somebody leaves the game (TURN).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// TURN-1: the seven phases of `seat`, from the Briefing on. The stack must be empty.
void beginTurn(Play& play, Seat seat);

// The step of the Debriefing Phase at which a turn cut short goes on: clean-up without discards (TURN-11).
inline constexpr std::uint8_t kCutShortStep = 10;
// TURN-8: what waits is dropped, the remaining phases are skipped.
void cutTurnShort(Play& play);
// OPT-5, MULTI-18: a player without Agents is out; the last one left wins.
void leaveGame(Play& play, Seat seat);

} // namespace dossier
