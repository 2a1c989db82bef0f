// A deck file of Forge (.dck): sections in brackets, "4 Title|SET|1" a line.
#pragma once

#include "importers/reading/reading.h"

#include <string_view>

namespace dossier {

bool isForgeDeck(std::string_view text);
// Throws ReadError::NothingUnderstood.
DeckReading readForgeDeck(std::string_view text, const CardPool& pool);

} // namespace dossier
