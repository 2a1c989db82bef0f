// Before the first turn, and positions that are set up card by card (SETUP).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// SETUP-7, AGENT-16: what the text of a starting Agent says; nothing for one bought from hand.
void placeTokens(Play& play, Seat seat, int slot);
// A game in which every card is out of the way, for positions that are set up card by card; then begun in a phase.
GameState emptyTable(const Match& match, std::uint64_t seed);
void startAt(GameState& state, Seat seat, Phase phase, EventLog* log, const Course& course);

} // namespace dossier
