// A deck for posting: a list by type under BBCode headings, readable as it stands and by the program.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Whether some line is all in [b].
bool isForumText(std::string_view text);

// The first line in [b] is the name, what stands in [quote] the notes; the rest is a plain list.
// Throws ReadError::NothingUnderstood.
DeckReading readForumText(std::string_view text, const CardPool& pool);

std::string writeForumText(const Deck& deck, const CardPool& pool);

} // namespace dossier
