#include "text/fold.h"

#include "text/utf8.h"

#include <Poco/UTF8String.h>
#include <Poco/Unicode.h>
#include <algorithm>

namespace dossier {

namespace {

// U+00C0 to U+017F in plain letters. '?' marks a character that is kept as it is (the two signs among the letters).
constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo?ouuuuyts"
                                     "aaaaaaaceeeeiiiidnooooo?ouuuuyty";
constexpr std::string_view kLatinExtendedA = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkklllllll"
                                             "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

bool isBlank(char32_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xA0 || (c >= 0x2000 && c <= 0x200B) || c == 0x202F ||
           c == 0xFEFF;
}

// The plain letters for `c`, or nothing where it has none.
std::string_view plain(char32_t c)
{
    if (c == 0xC6 || c == 0xE6)
        return "ae";
    if (c == 0xDF)
        return "ss";
    if (c == 0x152 || c == 0x153)
        return "oe";
    if (c == 0x132 || c == 0x133)
        return "ij";
    if (c >= 0xC0 && c <= 0xFF && kLatin1[c - 0xC0] != '?')
        return kLatin1.substr(c - 0xC0, 1);
    if (c >= 0x100 && c <= 0x17F)
        return kLatinExtendedA.substr(c - 0x100, 1);
    if (c == 0x2018 || c == 0x2019 || c == 0x201B || c == 0x2032 || c == 0xB4 || c == 0x60)
        return "'";
    if (c == 0x201C || c == 0x201D || c == 0x201E || c == 0x2033 || c == 0xAB || c == 0xBB)
        return "\"";
    if (c >= 0x2010 && c <= 0x2015)
        return "-";
    if (c == 0x2026)
        return "...";
    return {};
}

bool isCombiningMark(char32_t c)
{
    return c >= 0x300 && c <= 0x36F;
}

// One letter as fold() writes it, a blank as a blank.
void appendFolded(std::string& folded, Letter letter, std::string_view asTyped)
{
    const char32_t c = letter.code;
    if (letter.bytes > 0 && c < 0x80)
        folded += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    else if (const std::string_view letters = plain(c); !letters.empty())
        folded += letters;
    else if (const auto code = static_cast<int>(c); Poco::Unicode::toLower(code) != code)
        folded += Poco::UTF8::toLower(std::string(asTyped));
    else
        folded += asTyped;
}

} // namespace

bool showsNothing(std::string_view utf8)
{
    const auto isSeen = [](char32_t code) {
        const bool fills = code == 0xAD || code == 0x034F || code == 0x061C || (code >= 0xFE00 && code <= 0xFE0F) ||
                           (code >= 0xE0000 && code <= 0xE0FFF) || code == 0x115F || code == 0x1160 || code == 0x17B4 ||
                           code == 0x17B5 || code == 0x2800 || code == 0x3164 || code == 0xFFA0;
        return !isBlank(code) && code != 0x3000 && !isUnseen(code) && !fills;
    };
    while (!utf8.empty()) {
        const Letter letter = firstLetter(utf8);
        if (letter.bytes == 0 || isSeen(letter.code))
            return false;
        utf8.remove_prefix(letter.bytes);
    }
    return true;
}

std::string fold(std::string_view utf8)
{
    std::string folded;
    folded.reserve(utf8.size());
    bool blankBefore = false;
    while (!utf8.empty()) {
        // Most are letters of ASCII.
        if (const char c = utf8.front(); c > ' ' && c < 0x7F) {
            if (blankBefore)
                folded += ' ';
            blankBefore = false;
            folded += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
            utf8.remove_prefix(1);
            continue;
        }
        const Letter letter = firstLetter(utf8);
        const std::size_t bytes = std::max<std::size_t>(letter.bytes, 1);
        if (letter.bytes != 0 && isBlank(letter.code)) {
            blankBefore = !folded.empty();
        } else if (letter.bytes == 0 || !isCombiningMark(letter.code)) {
            if (blankBefore)
                folded += ' ';
            blankBefore = false;
            appendFolded(folded, letter, utf8.substr(0, bytes));
        }
        utf8.remove_prefix(bytes);
    }
    return folded;
}

std::string foldToSearch(std::string_view utf8)
{
    std::string folded = fold(utf8);
    std::erase(folded, '"');
    return folded;
}

std::string foldedLetter(std::string_view utf8)
{
    std::string folded;
    const Letter letter = firstLetter(utf8);
    if (letter.bytes != 0 && isBlank(letter.code))
        folded = " ";
    else if (letter.bytes == 0 || !isCombiningMark(letter.code))
        appendFolded(folded, letter, utf8);
    return folded;
}

} // namespace dossier
