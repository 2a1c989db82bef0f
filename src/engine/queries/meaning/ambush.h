// Agents who attack as Adversaries, by a text.
#pragma once

#include "engine/queries/meaning/text.h"

namespace dossier {

// The Agent who would attack by a use that waits in this frame, or nothing.
CardRef ambusherOf(const GameState& state, const Frame& frame);

} // namespace dossier
