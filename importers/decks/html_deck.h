// A deck as a web page by itself: nothing is loaded from elsewhere, light or dark as the reader's screen is. The deck
// stands in it once more as text, so that the program can read the page back.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Whether this is a page that writeHtmlDeck made.
bool isHtmlDeck(std::string_view text);

// Throws ReadError: NotADeck for other pages, NothingUnderstood.
DeckReading readHtmlDeck(std::string_view text, const CardPool& pool);

std::string writeHtmlDeck(const Deck& deck, const CardPool& pool);

} // namespace dossier
