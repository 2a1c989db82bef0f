// Looking up the words of the effect data, of scenarios and records; and where a word is unknown, the nearest one.
#pragma once

#include "engine/json.h"

#include <span>
#include <string>
#include <string_view>

namespace dossier {

// The one that is spelt most like it; empty where none is known.
std::string nearestWord(std::string_view word, std::span<const std::string_view> known);
// The value of a word in an enumeration that starts at 0, given the words in its order. JsonError "unknown …, did you
// mean …" where the word is not among them. Upper and lower case are not told apart.
std::size_t indexOf(const Json& word, std::span<const std::string_view> known, std::string_view what);
void checkKeys(const Json& object, std::span<const std::string_view> known, std::string_view what);
// JsonError "unknown …, did you mean …".
[[noreturn]] void notUnderstood(const Json& at, std::string_view what, std::string_view phrase,
                                std::span<const std::string_view> known);

} // namespace dossier
