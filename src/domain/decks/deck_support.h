// Which cards of a deck the game does not know wholly: those of further sets.
#pragma once

#include "domain/cards/support_level.h"
#include "domain/decks/deck.h"

namespace dossier {

// One entry a title (DECK-5) with its copies in all zones together, in the order of the deck: Team, X-File, Bureau
// Deck. Empty for a deck of cards that the program came with.
std::vector<DeckEntry> notGrasped(const Deck& deck, const CardPool& pool);

} // namespace dossier
