// The collection as JSON: an array of objects with the keys id, title, count, condition, language, location, note,
// for_trade, wanted, signed, price_paid ("0.25"), currency, acquired, lent_to and lent_on (dates as 2026-01-31).
#pragma once

#include "importers/reading/reading.h"

#include <span>
#include <string>

namespace dossier {

// Throws ReadError like readCollectionCsv, and BadJson.
CollectionReading readCollectionJson(std::string_view content, const CardPool& pool);

std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool);

} // namespace dossier
