// What all files of the fan site have in common: card numbers and copies, no word of zones.
#pragma once

#include "importers/reading/foreign_json.h"
#include "importers/reading/reading.h"

#include <span>

namespace dossier {

class DeckAssembly;

// Takes an object card number -> copies, in its order. `texts`: its values as they stood, by their place, for what is
// kept aside; may be empty.
void takeCardCounts(DeckAssembly& assembly, const Json& counts, std::span<const std::string> texts = {});

// All cards of a deck, each printing once: X-File, Team, Bureau Deck.
std::vector<DeckEntry> allCards(const Deck& deck);

// {"XF96-0063v1":2,…} of allCards.
Json cardCounts(const Deck& deck, const CardPool& pool);

} // namespace dossier
