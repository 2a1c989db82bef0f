// The fan site's table of a deck: "#","Set","Title","Type","Quantity".
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Whether `text` begins with the heading of such a table, as the site or a spreadsheet wrote it.
bool isFanSiteCsv(std::string_view text);

// The column # names the card; the title only where that is empty. The site does not double quotes within a title.
// Throws ReadError: NotADeck where the heading lacks # or Quantity, NothingUnderstood.
DeckReading readFanSiteCsv(std::string_view text, const CardPool& pool);

// Every field quoted, LF, none at the end; by type, then number.
std::string writeFanSiteCsv(const Deck& deck, const CardPool& pool);

} // namespace dossier
