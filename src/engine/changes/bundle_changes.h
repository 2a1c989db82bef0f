// Adversaries announced together with a card: what becomes of them on the stack (OQ-109).
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// --- The entry on the stack -----------------------------------------------------------------------------------------

// All have been announced. Those aimed at somebody wait above the card on top, which is theirs: their texts come before
// the Combat of the others.
void raiseAimed(GameState& state);
// The card on top has popped; if it was announced with the one below, that goes on without further answers. False
// where it was not.
bool goOnTogether(GameState& state, CardRef group);

} // namespace dossier
