// The fan site's old links to a deck: ...?signature=..., card counts as JSON, deflated, in base64, percent-encoded.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Whether such a link stands anywhere in `text`.
bool holdsSignature(std::string_view text);

// Reads the first link in `text`; a text that holds none is taken for the bare code. A cube draft is a deck only where
// it is one player's. Throws ReadError: BadSignature, NotADeck, NothingUnderstood.
DeckReading readSignature(std::string_view text, const CardPool& pool);

// The whole link, letter for letter as the site made it.
std::string writeSignature(const Deck& deck, const CardPool& pool);

} // namespace dossier
