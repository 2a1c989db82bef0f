// X-File Powers in words: what using one does (POWER).
#pragma once

#include "engine/state/action.h"
#include "wording/play/event_text.h"

namespace dossier {

// "Make Player B lose 1 RP (Motive: Control)". `aims` are what it is used on, as words; empty for a use that cancels
// the same power of somebody else.
QString powerText(const GameState& state, const Action& action, const QString& aims);

} // namespace dossier
