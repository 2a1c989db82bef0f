// A legal deck drawn by lot: for whoever wants to see every card in use.
#pragma once

#include "domain/chance/random.h"
#include "domain/decks/format.h"

namespace dossier {

// A Team, an X-File and 60 to 79 cards (fewer where the format allows fewer and the pool has no more), of which 18 are
// Sites: enough to play. What else is in it comes with equal chance, card by card, within the limits of the format; so
// every card that it allows comes up. Legal wherever the pool has the cards for it.
Deck randomDeck(const CardPool& pool, const Format& format, Random& random);

} // namespace dossier
