// How many of which card: the ways to tell the count of a line from the name beside it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace dossier {

inline constexpr int kBadCount = 0; // no whole number from 1 to kMostCopies

// One way to tell the count from the name.
struct CountedName
{
    int count = 1;
    std::string_view name;
};

// The likeliest first; the whole line, once, last.
std::vector<CountedName> countedNames(std::string_view line);
// "Title x3", "Title (3)".
std::optional<CountedName> countBehind(std::string_view line);
// A sign that people write for "times".
bool isX(char c);

} // namespace dossier
