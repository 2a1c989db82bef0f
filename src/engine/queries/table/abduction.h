// Agents who are in no Section: abducted, inside their owner's Bureau Deck, and away in training (ZONE-11 to ZONE-20).
// Their AgentState stays, so that their title is bound (AGENT-6); PlayerState::inPlay does not hold them.
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// --- Abduction ------------------------------------------------------------------------------------------------------

inline constexpr int kAbductionDepth = 10; // ZONE-11
// Agents of `seat` who are abducted.
AgentSet abductedOf(const GameState& state, Seat seat);
// The cards above an abducted Agent: public (ZONE-21).
int cardsAbove(const GameState& state, Seat seat, int slot);

// --- Training -------------------------------------------------------------------------------------------------------

// Agents of `seat` who are in training.
AgentSet awayOf(const GameState& state, Seat seat);

} // namespace dossier
