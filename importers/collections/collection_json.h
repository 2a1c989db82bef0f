// The collection as JSON: an array of objects with the keys of kColumnFacts (domain/collection/owned_card.h) and
// "title"; a price is "0.25", a date 2026-01-31 (others as writtenDate reads them).
#pragma once

#include "importers/collections/collection_reading.h"
#include "importers/reading/text_blocks.h"

namespace dossier {

// Of any size, on whatever lines. Of `wish` the dates and the limits count: several items may stand on one line, so
// none is picked by its line, and `asked` stays empty. Nothing where `goOn` stopped it. Throws ReadError as
// readCollectionCsv does, and what forEachForeignItem throws.
std::optional<CollectionReading> readCollectionJson(TextBlocks& blocks, const CardPool& pool,
                                                    const CollectionWish& wish = {}, const KeepsOn& goOn = {},
                                                    const LeftOver& leftOver = {});
} // namespace dossier
