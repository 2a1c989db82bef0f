// Cards whose time is up leave, and what lasted with them ends.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// Cards whose `until` has come go to the Discard Pile, what lasted with them ends.
void sweep(Play& play);
// The cards of `seat` that were to stay until this, where it is said at its own place of the rules.
void endCardsThat(Play& play, Until until, Seat seat);

} // namespace dossier
