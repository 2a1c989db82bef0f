// Agents on their way to the Hospital or out of the game, and who has been removed in this turn (OQ-115).
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// Agents of `seat` removed in this turn; their AgentState keeps the Section and Team they had.
AgentSet removedThisTurn(const GameState& state, Seat seat);

// Frame::step of a Departure.
enum class DepartureStep : std::uint8_t { Pick, Reduce, Absorb, Count, React, Beaten, Ask, Go, End };

// AgentState::gone of one who has been removed from the game in this turn.
inline constexpr std::uint8_t kRemoved = 2;
// What sends them away is an Adversary, or the card by which an Agent fights as one (OQ-114, OQ-115).
bool isAdversary(const GameState& state, CardRef card);

} // namespace dossier
