// A deck as people type and paste it: "2 Title" a line, with the habits of other programs' lists.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Understands counts before and after the title, set codes beside it, "SB:", "//" and "#" comments, and headings, also
// those in comments ("// Team (3)"). Comments before the first card are the name and the notes.
// Throws ReadError::NothingUnderstood.
DeckReading readPlainList(std::string_view text, const CardPool& pool);

// "2 Gibsonton, FL (XF96) 0042" a line under commented headings: other programs read it, and this one gets its zones
// back.
std::string writePlainList(const Deck& deck, const CardPool& pool);

} // namespace dossier
