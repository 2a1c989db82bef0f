// The collection as a table: reading what other programs write, writing our own.
#pragma once

#include "importers/collection_json.h"
#include "importers/reading.h"

#include <span>
#include <string>

namespace dossier {

// Reads a CSV with a heading line, in any encoding decodeText knows. Columns are found by heading, not position; `,`
// `;` and TAB separate; a leading "sep=" line is understood. The same heap on two lines is one heap of the sum. Throws
// ReadError: NotADeck where the heading lacks a count or anything that names a card, NothingUnderstood where there are
// lines and none is understood, and what decodeText throws.
CollectionReading readCollectionCsv(std::string_view content, const CardPool& pool);

// The program's own heading, one heap a line, RFC 4180, LF. Text that a spreadsheet would take for a formula is quoted
// with a leading apostrophe, which the reader takes off again.
std::string writeCollectionCsv(std::span<const OwnedCard> cards, const CardPool& pool);

} // namespace dossier
