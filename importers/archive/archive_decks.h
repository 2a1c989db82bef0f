// Decks with all that is known of them as JSON: the part of an archive (archive.h) in which they stand.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// One of the items of the list.
std::string deckText(const Deck& deck, const CardPool& pool);

// Bytes of its notes and of the lines aside.
std::size_t wordsIn(const Deck& deck);

// A card the pool does not know becomes a line aside; a key that is not known is put to `keys`, a value of a known one
// to `values`, as of `file`. Throws ReadError: BadJson, BadArchive.
std::vector<Deck> decksIn(std::string_view text, const CardPool& pool, UnknownKeys& keys, UnknownValues& values,
                          std::string_view file);

} // namespace dossier
