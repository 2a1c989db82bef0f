// What somebody types to name a card quickly: "63", "63 4", "aub", "2x The Manitou", "The Manitou 2".
#pragma once

#include "domain/cards/card_pool.h"

#include <string_view>
#include <variant>
#include <vector>

namespace dossier {

struct CardEntry
{
    CardIndex card = 0;
    int count = 1; // 1 to 999

    bool operator==(const CardEntry&) const = default;
};

struct EntryTrouble
{
    enum class Kind { Empty, Unknown, Ambiguous, BadCount };
    Kind kind = Kind::Empty;
    std::vector<CardIndex> near; // what may have been meant, at most five

    bool operator==(const EntryTrouble&) const = default;
};

// A number of the base set (1 to 354) or a printed number names its card; else a whole title, else the beginning of
// exactly one title, else words found in exactly one title. A number behind, or one with an x in front, is the count.
std::variant<CardEntry, EntryTrouble> readCardEntry(std::string_view text, const CardPool& pool);

} // namespace dossier
