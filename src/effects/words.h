// Looking up the words of the effect data, of scenarios and records; and where a word is unknown, the nearest one.
#pragma once

#include "text/json.h"
#include "text/near_words.h"

#include <span>
#include <string>
#include <string_view>

namespace dossier {

// The value of a word in an enumeration that starts at 0, given the words in its order. JsonError "unknown …, did you
// mean …" where the word is not among them. Upper and lower case are not told apart.
std::size_t indexOf(const Json& word, std::span<const std::string_view> known, std::string_view what);
void checkKeys(const Json& object, std::span<const std::string_view> known, std::string_view what);
// JsonError "unknown …, did you mean …".
[[noreturn]] void notUnderstood(const Json& at, std::string_view what, std::string_view phrase,
                                std::span<const std::string_view> known);

} // namespace dossier
