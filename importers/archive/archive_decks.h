// Decks with all that is known of them as JSON: the part of an archive (archive.h) in which they stand.
#pragma once

#include "importers/reading/reading.h"

#include <span>
#include <string>

namespace dossier {

std::string decksText(std::span<const Deck> decks, const CardPool& pool);

// A card the pool does not know becomes a line aside. Throws ReadError: BadJson, BadArchive.
std::vector<Deck> decksIn(std::string_view text, const CardPool& pool);

} // namespace dossier
