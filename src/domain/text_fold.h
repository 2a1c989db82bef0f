// Comparing titles the way people type them: without regard to case, accents, curly quotes and doubled blanks.
#pragma once

#include <string>
#include <string_view>

namespace dossier {

// `utf8` in lower case, accents of Latin letters dropped, typographic quotes and dashes made plain, blanks (including
// no-break ones) collapsed to one and trimmed. Bytes that are not UTF-8 are kept as they are.
std::string fold(std::string_view utf8);

// The number of letters to insert, drop, change or swap with their neighbour to get from `a` to `b`. Gives up and
// answers `most` + 1 as soon as it must be more than `most`. Byte-wise: meant for folded text.
int editDistance(std::string_view a, std::string_view b, int most);

} // namespace dossier
