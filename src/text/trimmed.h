// A text without the blanks at its ends.
#pragma once

#include <string_view>

namespace dossier {

// Blanks, tabs and line ends, and the mark old DOS programs end their files with.
inline constexpr std::string_view kAnyBlank = " \t\n\v\f\r\x1A";

constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = kAnyBlank)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

} // namespace dossier
