#include "domain/limits/text_limits.h"

#include "text/utf8.h"

#include <array>

namespace dossier {

namespace {

struct Limit
{
    std::string_view name;
    std::size_t letters;
};

// In the order of TextOf.
constexpr std::array<Limit, kTextsOf> kLimits{{{"deck name", 200},
                                               {"deck notes", 100'000},
                                               {"folder", 200},
                                               {"tag", 60},
                                               {"version name", 200},
                                               {"place", 200},
                                               {"borrower", 200},
                                               {"note", 4'000},
                                               {"currency", 20},
                                               {"language", 60},
                                               {"search name", 200},
                                               {"search", 4'000},
                                               {"set name", 200}}};

// How many bytes of a sign that a line does not hold stand here: a control character, U+0080 to U+009F among them, one
// of Unicode's own ends of lines, or what is no letter at all; 0 where another sign stands.
std::size_t breakAt(std::string_view text, std::size_t at)
{
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20 || byte == 0x7F)
        return 1;
    const std::string_view rest = text.substr(at);
    if (byte == 0xC2 && rest.size() > 1 && static_cast<unsigned char>(rest[1]) <= 0x9F)
        return 2;
    if (byte >= 0xEF) {
        const Letter letter = firstLetter(rest);
        return isNoLetter(letter.code) ? letter.bytes : 0;
    }
    return rest.starts_with("\u2028") || rest.starts_with("\u2029") ? 3 : 0;
}

static_assert(kTextsOf == static_cast<int>(TextOf::SetName) + 1);

} // namespace

std::size_t longest(TextOf text)
{
    return kLimits[static_cast<std::size_t>(text)].letters;
}

std::string_view nameOf(TextOf text)
{
    return kLimits[static_cast<std::size_t>(text)].name;
}

std::optional<TextOf> textNamed(std::string_view name)
{
    for (std::size_t i = 0; i < kLimits.size(); ++i)
        if (kLimits[i].name == name)
            return static_cast<TextOf>(i);
    return std::nullopt;
}

bool isTooLong(TextOf of, std::string_view text)
{
    return text.size() > longest(of) && firstLetters(text, longest(of)).size() < text.size();
}

bool isOneLine(TextOf of)
{
    return of != TextOf::Note && of != TextOf::DeckNotes;
}

bool isBroken(TextOf of, std::string_view text)
{
    for (std::size_t at = 0; isOneLine(of) && at < text.size(); ++at)
        if (breakAt(text, at) > 0)
            return true;
    return false;
}

std::string inOneLine(std::string_view text)
{
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = breakAt(text, at);
        line += size > 0 ? ' ' : text[at];
        at += size > 0 ? size : 1;
    }
    return line;
}

std::string_view cutTo(TextOf of, std::string_view text)
{
    return text.size() <= longest(of) ? text : firstLetters(text, longest(of));
}

} // namespace dossier
