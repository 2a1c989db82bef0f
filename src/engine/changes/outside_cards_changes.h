// Cards fetched from outside the game (OQ-31).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// The card comes into being at `to`, Hand or Table; it is an ordinary card of `seat` from then on.
CardRef fetch(Play& play, Seat seat, CardIndex card, Place to);

} // namespace dossier
