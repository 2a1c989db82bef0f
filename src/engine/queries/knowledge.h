// Who knows which hidden card (ZONE-21 to ZONE-25): a bit per seat in the low half of `mark` of a card in a hand, a
// Bureau Deck, or face down. Its owner's own hand and face-down cards need no bit.
#pragma once

#include "engine/queries/zones.h"

namespace dossier {

// A card that somebody may not see without a reason.
bool isHidden(const GameState& state, CardRef card);
// Whether `seat` knows what this hidden card is.
bool knows(const GameState& state, Seat seat, CardRef card);
// From now on these seats know it, a bit each.
void showTo(GameState& state, CardRef card, std::uint8_t seats);

// Shows cards to one player alone and says so in the log; the second and third: a whole hand, the top of a deck.
void look(Play& play, Seat seat, CardRef card);
void lookAtHand(Play& play, Seat seat, Seat whose);
void lookAtDeck(Play& play, Seat seat, Seat whose, int cards);

// Nobody can tell any longer which cards are left where a card has gone from a hand to a hidden place.
void forgetHand(GameState& state, Seat seat);
// Whether a card that was known stays so on this way.
bool staysKnown(Place from, Place to);

} // namespace dossier
