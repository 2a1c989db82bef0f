// A LackeyCCG deck file (.dek): XML in which every copy is a <card> of its own, in a <superzone> a part of the deck.
#pragma once

#include "importers/reading/reading.h"

#include <string_view>

namespace dossier {

bool isLackeyDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readLackeyDeck(std::string_view text, const CardPool& pool);

} // namespace dossier
