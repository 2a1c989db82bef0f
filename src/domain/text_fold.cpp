#include "domain/text_fold.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace dossier {

namespace {

// U+00C0 to U+017F in plain letters. '?' marks a character that is kept as it is (the two signs among the letters).
constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo?ouuuuyts"
                                     "aaaaaaaceeeeiiiidnooooo?ouuuuyty";
constexpr std::string_view kLatinExtendedA = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkklllllll"
                                             "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

struct Decoded
{
    char32_t letter = 0;
    std::size_t bytes = 0; // 0: no UTF-8 here
};

Decoded decode(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto follows = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0) == 0x80; };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return {first, 1};
    if ((first & 0xE0) == 0xC0 && follows(1))
        return {static_cast<char32_t>((first & 0x1F) << 6 | (byte(1) & 0x3F)), 2};
    if ((first & 0xF0) == 0xE0 && follows(1) && follows(2))
        return {static_cast<char32_t>((first & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F)), 3};
    if ((first & 0xF8) == 0xF0 && follows(1) && follows(2) && follows(3))
        return {static_cast<char32_t>((first & 0x07) << 18 | (byte(1) & 0x3F) << 12 | (byte(2) & 0x3F) << 6 |
                                      (byte(3) & 0x3F)),
                4};
    return {};
}

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

} // namespace

std::string fold(std::string_view utf8)
{
    std::string folded;
    folded.reserve(utf8.size());
    bool blankBefore = false;
    while (!utf8.empty()) {
        const Decoded next = decode(utf8);
        const std::size_t bytes = std::max<std::size_t>(next.bytes, 1);
        if (next.bytes != 0 && isBlank(next.letter)) {
            blankBefore = !folded.empty();
        } else if (next.bytes == 0 || !isCombiningMark(next.letter)) {
            if (blankBefore)
                folded += ' ';
            blankBefore = false;
            if (next.bytes == 1 && next.letter >= 'A' && next.letter <= 'Z')
                folded += static_cast<char>(next.letter - 'A' + 'a');
            else if (const auto letters = next.bytes == 0 ? std::string_view() : plain(next.letter); !letters.empty())
                folded += letters;
            else
                folded += utf8.substr(0, bytes);
        }
        utf8.remove_prefix(bytes);
    }
    return folded;
}

int editDistance(std::string_view a, std::string_view b, int most)
{
    const int n = static_cast<int>(a.size());
    const int m = static_cast<int>(b.size());
    if (std::abs(n - m) > most)
        return most + 1;
    std::vector<int> twoUp(static_cast<std::size_t>(m) + 1), up(twoUp), row(twoUp);
    for (int j = 0; j <= m; ++j)
        up[static_cast<std::size_t>(j)] = j;
    for (int i = 1; i <= n; ++i) {
        row[0] = i;
        int least = i;
        for (int j = 1; j <= m; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const char x = a[static_cast<std::size_t>(i - 1)];
            const char y = b[at - 1];
            int cost = std::min({up[at] + 1, row[at - 1] + 1, up[at - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == b[at - 2] && a[static_cast<std::size_t>(i - 2)] == y)
                cost = std::min(cost, twoUp[at - 2] + 1);
            row[at] = cost;
            least = std::min(least, cost);
        }
        if (least > most)
            return most + 1;
        std::swap(twoUp, up);
        std::swap(up, row);
    }
    return std::min(up[static_cast<std::size_t>(m)], most + 1);
}

} // namespace dossier
