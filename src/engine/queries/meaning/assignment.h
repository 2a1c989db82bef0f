// Teams on their way to Sites (INV-2 to INV-6).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// INV-5: all Agents of the Team still have an investigation free, or a card allows them a second one.
bool isFree(const GameState& state, Seat seat, std::uint8_t team, CardRef site);

// The step of an Investigation Phase in which Teams are assigned; afterwards none is in this turn (INV-2).
inline constexpr std::uint8_t kAssignmentStep = 1;
bool assignmentIsOver(const GameState& state);

} // namespace dossier
