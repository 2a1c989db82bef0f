// Agents who attack as Adversaries, by a text.
#pragma once

#include "engine/queries/meaning/text.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

// The Agent who would attack by the use in this frame of a text, or nothing.
CardRef ambusherIn(const GameState& state, const Frame& text);
// ... by a use that waits in this frame.
inline CardRef ambusherOf(const GameState& state, const Frame& frame)
{
    return frame.kind == FrameKind::Text && frame.step == kWaitStep ? ambusherIn(state, frame) : CardRef();
}

} // namespace dossier
