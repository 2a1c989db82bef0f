// The collection as JSON: an array of objects with the keys id, title, count, condition, language, location, note,
// for_trade, wanted, signed, price_paid ("0.25"), currency, acquired, lent_to and lent_on (dates as 2026-01-31;
// others as writtenDate reads them).
#pragma once

#include "domain/collection/written_date.h"
#include "importers/collections/collection_bulk.h"
#include "importers/reading/text_blocks.h"

#include <span>
#include <string>

namespace dossier {

// Throws ReadError like readCollectionCsv, and BadJson.
CollectionReading readCollectionJson(std::string_view content, const CardPool& pool,
                                     DateOrder dates = DateOrder::Unknown);

// As the program writes it, a card a line: of any size, of which only the heaps are held. Nothing where `goOn` stopped
// it. Throws ReadError::BadJson where a line is no card.
std::optional<CollectionBulk> readLargeJson(TextBlocks& blocks, const CardPool& pool, const GoOn& goOn = {},
                                            DateOrder dates = DateOrder::Unknown);

std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool);

} // namespace dossier
