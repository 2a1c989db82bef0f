// Turns follow one another to the left until somebody has won (TURN).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// TURN-1: the seven phases of `seat`, from the Briefing on. The stack must be empty.
void beginTurn(Play& play, Seat seat);
// TURN-7: the turn under way is over, the next begins.
Flow endTurn(Play& play);

// The step of the Debriefing Phase at which a turn cut short goes on: clean-up without discards (TURN-11).
inline constexpr std::uint8_t kCutShortStep = 10;
// TURN-8: what waits is dropped, the remaining phases are skipped.
void cutTurnShort(Play& play);
// OPT-5, MULTI-18: a player without Agents is out; the last one left wins.
void leaveGame(Play& play, Seat seat);
// SETUP-7, AGENT-16: what the text of a starting Agent says; nothing for one bought from hand.
void placeTokens(Play& play, Seat seat, int slot);
// A game in which every card is out of the way, for positions that are set up card by card; then begun in a phase.
GameState emptyTable(const Match& match, std::uint64_t seed);
void startAt(GameState& state, Seat seat, Phase phase, EventLog* log = nullptr);

} // namespace dossier
