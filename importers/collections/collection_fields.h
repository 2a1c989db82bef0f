// What a column of a table of owned cards, or a key of such a list in JSON, may be called.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct RowField
{
    std::size_t cell = 0;                   // of a CollectionRow
    std::vector<std::string_view> others{}; // headings of other programs and of people's tables, English and French
    std::string heading{};                  // in the program's own tables, folded
};

// What a table's columns can be; where a table has several of one field, the first heading decides.
const std::vector<RowField>& fieldsOfRows();
// "Qt\u00E9.", "Prix (\u20AC)", "Card No.:" as they stand in the lists above, of folded names.
std::string plainHeading(std::string_view name);
// The field that is called so, "Card name" or "card_name"; nothing of any other name.
std::optional<std::size_t> cellNamed(std::string_view name);

} // namespace dossier
