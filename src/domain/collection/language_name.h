// Languages of copies as tables name them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dossier {

// The code of ISO 639 for a code of two letters, or of three where a language has no shorter one, or for a name;
// English where nothing is said.
std::optional<std::string> languageNamed(std::string_view word);

} // namespace dossier
