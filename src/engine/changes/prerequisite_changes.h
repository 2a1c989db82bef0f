// What has been announced for a check takes hold, or has come about (CHECK-24, OQ-101).
#pragma once

#include "engine/state/state.h"

namespace dossier {

// OQ-101: a check of this Team begins on top of the stack; who has been kept out of its next one is kept out of it.
void checkBegins(GameState& state);
// The failure announced has come about: it spoils no second check.
void forgetFailure(GameState& state, int depth);

} // namespace dossier
