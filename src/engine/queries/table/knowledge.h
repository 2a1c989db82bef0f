// Who knows which hidden card (ZONE-21 to ZONE-25): a bit per seat in the low half of `mark` of a card in a hand, a
// Bureau Deck, or face down. Its owner's own hand and face-down cards need no bit.
#pragma once

#include "engine/state/place.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// A card that somebody may not see without a reason.
bool isHidden(const GameState& state, CardRef card);
// Whether `seat` knows what this hidden card is.
bool knows(const GameState& state, Seat seat, CardRef card);
// Whether a card that was known stays so on this way.
bool staysKnown(Place from, Place to);

} // namespace dossier
