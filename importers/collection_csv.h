// The collection as a table: reading what other programs write, writing our own.
#pragma once

#include "importers/reading.h"

#include <span>
#include <string>

namespace dossier {

// Reads a CSV with a heading line. Columns are found by heading, not position; `,` `;` and TAB separate; a leading
// "sep=" line is understood. Throws ReadError where there is no usable heading or nothing is understood.
CollectionReading readCollectionCsv(std::string_view content, const CardPool& pool);

// The program's own heading, one heap a line, RFC 4180, LF. Text that a spreadsheet would take for a formula is quoted
// with a leading apostrophe, which the reader takes off again.
std::string writeCollectionCsv(std::span<const OwnedCard> cards, const CardPool& pool);
// The same as JSON: an array of objects.
std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool);

} // namespace dossier
