// A deck file of Magic Online (.dek): a <Cards> element a title. Other programs write it for any game; the sideboard
// holds what is not shuffled.
#pragma once

#include "importers/reading/reading.h"

#include <string_view>

namespace dossier {

bool isMtgoDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readMtgoDeck(std::string_view text, const CardPool& pool);

} // namespace dossier
