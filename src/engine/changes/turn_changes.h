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
// WIN-8: who gives up loses the game: with two players the other wins, with more he is out (MULTI-18). He decides
// nothing more; his own turn is cut short, the investigation of a Site directed at him ends; his cards leave once
// nothing is being resolved (seeOff).
void giveUp(Play& play, Seat seat);
// MULTI-21, for everybody who is out. Nothing may be being resolved: the Turn is the only frame.
void seeOff(Play& play);

} // namespace dossier
