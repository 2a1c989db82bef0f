// Going through a text line by line, and quoting a line in a report.
#pragma once

#include "text/trimmed.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct TextLine
{
    int number = 0; // from 1
    std::string_view text;
};

// `text` has LF line ends and must outlive the lines.
std::vector<TextLine> linesOf(std::string_view text);

// At most 200 characters of `text`, on one line; never half a letter.
std::string excerpt(std::string_view text);

inline constexpr std::string_view kDigits = "0123456789";
// Nothing but digits, and at least one.
bool isDigits(std::string_view text);

// The runs of digits in the text, from its beginning.
std::vector<std::string_view> figuresIn(std::string_view text);

// Digits that make a number from `least` to `most`; blanks around them are no matter.
std::optional<int> wholeNumber(std::string_view text, int least, int most);
// The same of a cell that counts: "2.0" and "2,0", as programs write it to which every number is a fraction, too. Not
// "2.000", which may be two thousand.
std::optional<int> countIn(std::string_view cell, int least, int most);

} // namespace dossier
