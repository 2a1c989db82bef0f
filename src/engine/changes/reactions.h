// What happens to a card or an Agent that a text may answer by itself, without anybody playing anything: the rules say
// it here, once, where it happens; what answers runs on top of the stack before the frame below goes on.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// `victim` is whom it befalls, `cause` who or what did it; either may be empty. May put frames on top of the stack: the
// caller has to be done with the top frame's step, or to look at the stack afterwards.
void happened(Play& play, MomentKind moment, Thing victim, Thing cause);
// Watches that lasted so long are over; see endModifiers.
void endWatches(GameState& state, Duration until, int depth = 0);

} // namespace dossier
