// Owned cards from a file of any size, table, list or JSON: the one way in, for the window and the command line.
#pragma once

#include "importers/collections/collection_reading.h"
#include "importers/reading/text_blocks.h"

namespace dossier {

// A table with a heading line, a list of lines (collection_list.h) or one in JSON, in any encoding decodeText knows.
// The same heap on two lines is one heap of the sum. Nothing where `goOn` stopped it. Throws ReadError: NotADeck where
// it is none of them, what the readers of each throw, and NoneUnderstood<CollectionReading> where there are rows and
// none is understood.
std::optional<CollectionReading> readCollection(TextBlocks& blocks, const CardPool& pool,
                                                const CollectionWish& wish = {}, const KeepsOn& goOn = {},
                                                const LeftOver& leftOver = {});
} // namespace dossier
