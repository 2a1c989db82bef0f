// Who gets to see a hidden card, and who forgets it (ZONE-21).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// From now on these seats know it, a bit each.
void showTo(GameState& state, CardRef card, std::uint8_t seats);

// Tells everybody that a player looks at a hand, or at so many cards from the top of a deck.
void tellLook(Play& play, Seat seat, Seat whose, int cards);
// Shows cards to one player alone and tells him which; the second and third: a whole hand, the top of a deck.
void look(Play& play, Seat seat, CardRef card);
void lookAtHand(Play& play, Seat seat, Seat whose);
void lookAtDeck(Play& play, Seat seat, Seat whose, int cards);

// Nobody can tell any longer which cards are left where a card has gone from a hand to a hidden place.
void forgetHand(GameState& state, Seat seat);

} // namespace dossier
