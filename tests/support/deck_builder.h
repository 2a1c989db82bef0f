// Decks for tests.
#pragma once

#include "domain/decks/deck.h"

namespace dossier::test {

// A deck checkDeck has nothing to say about, in the Advanced Game: 60 Basic-legal cards, a quarter of them Sites, a
// Team of three for 18, an X-File.
Deck legalDeck();

} // namespace dossier::test
