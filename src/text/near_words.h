// "Did you mean": the known words that come nearest to what somebody typed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// The number of letters to insert, drop, change or swap with their neighbour to get from `a` to `b`. Gives up and
// answers `most` + 1 as soon as it must be more than `most`. Byte-wise: meant for folded text.
int editDistance(std::string_view a, std::string_view b, int most);

// At most three of the words that look like `typed`, nearest first; empty when nothing is near.
std::vector<std::string> nearWords(std::span<const std::string_view> known, std::string_view typed);

// The nearest of the words, however far it is; empty only where there are none.
std::string nearestWord(std::string_view typed, std::span<const std::string_view> known);

} // namespace dossier
