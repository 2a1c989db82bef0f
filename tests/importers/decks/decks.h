// Short ways to write down what a reader should have understood.
#pragma once

#include "importers/decks/deck_formats.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace dossier::test {

inline DeckReading readAs(DeckFormat format, std::string_view content)
{
    return readDeck(content, baseSet(), format, "fallback");
}

// "2 XF96-0063v1" for each entry, in order.
inline std::vector<std::string> listed(const std::vector<DeckEntry>& entries)
{
    std::vector<std::string> lines;
    for (const DeckEntry& entry : entries)
        lines.push_back(std::to_string(entry.count) + " " + baseSet()[entry.card].id);
    return lines;
}

using Lines = std::vector<std::string>;

// The kind of the ReadError that reading throws; fails the test where it throws none.
template <typename Reading>
ReadError readErrorOf(Reading reading)
{
    try {
        reading();
    } catch (const ReadError& error) {
        return error;
    }
    ADD_FAILURE() << "no ReadError was thrown";
    return {ReadError::Kind::UnknownFormat, -1, ""};
}

} // namespace dossier::test
