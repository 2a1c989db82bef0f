// What a file holds that was understood, and of which not all is kept as it stood.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <vector>

namespace dossier {

struct RowChanges
{
    ChangedRows free;                   // with a price of 0, which is kept as one that nobody knows
    ChangedRows broken;                 // with a line's end in a text that is one line, for which a blank is kept
    std::vector<std::string> columns{}; // of a table, as they are headed: nothing that a collection has
    UnknownKeys keys{};                 // of JSON, the same
    ChangedRows above{};                // lines above a table's heading, in which something stands
    ChangedRows renamed{};              // whose number is a card's, beside words that are no card's title
    ChangedRows western{};              // lines with letters that are not in UTF-8 (text_encoding.h)

    bool operator==(const RowChanges&) const = default;
};

} // namespace dossier
