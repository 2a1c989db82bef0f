// What of a file of owned cards nobody understood, as a file of its own that can be read again later.
#pragma once

#include "domain/collection/written_date.h"
#include "importers/reading/reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// The heading and the records of `content`, a table, that begin in these lines: letter by letter as they stood, in
// UTF-8. Empty where there are none. Throws what decodeText throws.
std::string leftOverOfTable(std::string_view content, const std::vector<LineProblem>& unknown);

// Of a collection in JSON: the items that are not understood, each by itself, where `dates` is what
// they were read with. Throws what readCollectionJson throws but
// NothingUnderstood.
std::string leftOverOfJson(std::string_view content, const CardPool& pool, DateOrder dates = DateOrder::Unknown);

} // namespace dossier
