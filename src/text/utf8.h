// UTF-8 letter by letter: the one place where the program looks into its bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dossier {

struct Letter
{
    char32_t code = 0;
    std::size_t bytes = 0; // 0: no UTF-8 here (cut off, overlong, a surrogate, beyond Unicode)
};

// The letter at the front of `text`, which must not be empty.
Letter firstLetter(std::string_view text);

// Whether a byte is no letter's first.
constexpr bool continuesLetter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

// What turns the direction of writing, also of what stands behind it: marks, embeddings, overrides, isolates.
constexpr bool turnsText(char32_t letter)
{
    return letter == 0x061C || letter == 0x200E || letter == 0x200F || (letter >= 0x202A && letter <= 0x202E) ||
           (letter >= 0x2066 && letter <= 0x2069);
}

// What stands for no letter and never will, and of which JSON makes U+FFFD: a name with it could not be typed again.
constexpr bool isNoLetter(char32_t code)
{
    return (code & 0xFFFE) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
}

// Controls, joiners, what turns the direction of writing, other signs without a shape.
constexpr bool isUnseen(char32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF ||
           isNoLetter(code);
}

bool isUtf8(std::string_view bytes);
// How many bytes at the front are: as far as the first that is none.
std::size_t bytesInUtf8(std::string_view bytes);

// With a blank for each control character but tab and line's end: whoever shows the text would obey it (ESC, U+009B),
// and XML has no place for it.
std::string withoutControls(std::string_view text);

// With U+FFFD for each letter that turns the direction of writing, for whoever shows the text to be taken at its word.
std::string withoutTurns(std::string_view text);

// How many letters there are; of what is no UTF-8 about as many as bytes.
std::size_t lettersIn(std::string_view text);
// The first letters of `text`, at most so many.
std::string_view firstLetters(std::string_view text, std::size_t most);

} // namespace dossier
