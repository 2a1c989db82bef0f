// The decks that come with the program: one to play at once, and the fixed packs of the five starters (PACK-6).
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/deck.h"

#include <QStringList>

#include <vector>

namespace dossier {

std::vector<Deck> sampleDecks(const CardPool& pool);
// What they are called, without reading their cards.
QStringList sampleNames();

} // namespace dossier
