// The decks that come with the program: one to play at once, and the fixed packs of the five starters (PACK-6).
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/deck.h"

#include <vector>

namespace dossier {

std::vector<Deck> sampleDecks(const CardPool& pool);

} // namespace dossier
