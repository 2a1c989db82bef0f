// The collection as a table: reading what other programs write, writing our own.
#pragma once

#include "importers/collections/collection_reading.h"
#include "importers/reading/text_blocks.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dossier {

// What a table's columns hold, to be shown and corrected before it is read.
struct CollectionColumns
{
    std::vector<std::string> headings; // as in the file
    std::vector<std::string> fields;   // what each column is read as: one of collectionFields(), or empty
};

// By heading, as readCollectionCsv finds them. Throws what decodeText throws.
CollectionColumns guessColumns(std::string_view content);
// What a column can be read as: "card id", "name", "quantity" and so on.
std::vector<std::string> collectionFields();

// Reads a CSV of any size with a heading line, in any encoding decodeText knows. Columns are found by heading, not
// position; `,` `;` and TAB separate; a leading "sep=" line is understood, and some lines above the heading are passed
// over, which is told. The same heap on two lines is one heap of the sum. Nothing where `goOn` stopped it. Throws
// ReadError: Empty, NotADeck where the heading lacks a count or anything that names a card,
// NoneUnderstood<CollectionReading> where there are lines and none is understood, and what TextBlocks throws.
std::optional<CollectionReading> readCollectionCsv(TextBlocks& blocks, const CardPool& pool,
                                                   const CollectionWish& wish = {}, const KeepsOn& goOn = {},
                                                   const LeftOver& leftOver = {});
// The same, put beside what was read before; how many rows there were, understood or not. A table of which no row is
// understood is no error here. Where it throws, some rows of it have been put there.
std::size_t addCollectionCsv(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish,
                             CollectionReading& into, const LeftOver& leftOver = {});

// The program's own heading, one heap a line, RFC 4180, LF. Text that a spreadsheet would take for a formula is quoted
// with a leading apostrophe, which the reader takes off again.
std::string writeCollectionCsv(std::span<const OwnedCard> cards, const CardPool& pool);

} // namespace dossier
