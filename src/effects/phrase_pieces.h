// Taking the phrases of the effect data apart.
#pragma once

#include "text/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// JsonError "unknown …; did you mean …".
[[noreturn]] void notUnderstood(const Json& at, std::string_view what, const std::string& phrase,
                                std::span<const std::string_view> known);
// The parts between these letters, empty ones left out.
std::vector<std::string> split(const std::string& text, char between);
// Takes it off the text; false where the text does not begin, or end, with it.
bool takePrefix(std::string& text, std::string_view prefix);
bool takeSuffix(std::string& text, std::string_view suffix);
// The whole text as a number, or JsonError.
int readNumber(const Json& at, const std::string& text);

} // namespace dossier
