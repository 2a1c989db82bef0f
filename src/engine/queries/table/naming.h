// What a card may be called before one player: the one place where a title is held back (ZONE-21).
#pragma once

#include "engine/state/event.h"
#include "engine/state/state.h"

namespace dossier {

// `reader` may be kNoSeat: somebody who sees what everybody sees. The empty reference has the empty name.
CardName nameFor(const GameState& state, CardRef card, Seat reader);
// ... before everybody, as things stand, for an event.
VisibleCard heard(const GameState& state, CardRef card);

} // namespace dossier
