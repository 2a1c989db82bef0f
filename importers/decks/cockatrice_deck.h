// A deck as Cockatrice keeps it, extension .cod: XML with a main zone (the Bureau Deck) and a side zone (the Team and
// the X-File, so that a table there deals the Bureau Deck alone).
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

bool isCockatriceDeck(std::string_view text);

// Cards are found by set and number where the file has them, else by name. In the side zone the type of a card tells
// whether it is the X-File or one of the Team. Entities other than the five of XML are refused, not resolved.
// Throws ReadError: BadXml, NotADeck, NothingUnderstood.
DeckReading readCockatriceDeck(std::string_view text, const CardPool& pool);

std::string writeCockatriceDeck(const Deck& deck, const CardPool& pool);

} // namespace dossier
