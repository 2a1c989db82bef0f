#include "text/utf8.h"

#include <Poco/UTF8Encoding.h>
#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kMostBytes = 4;

} // namespace

Letter firstLetter(std::string_view text)
{
    const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
    if (bytes[0] < 0x80)
        return {bytes[0], 1};
    static const Poco::UTF8Encoding encoding;
    const auto room = static_cast<int>(std::min(text.size(), kMostBytes));
    const int length = encoding.sequenceLength(bytes, room);
    const int code = length > room ? -1 : encoding.queryConvert(bytes, room);
    return code < 0 ? Letter{} : Letter{static_cast<char32_t>(code), static_cast<std::size_t>(length)};
}

std::size_t bytesInUtf8(std::string_view bytes)
{
    std::size_t at = 0;
    while (at < bytes.size()) {
        const Letter letter = firstLetter(bytes.substr(at));
        if (letter.bytes == 0)
            break;
        at += letter.bytes;
    }
    return at;
}

bool isUtf8(std::string_view bytes)
{
    return bytesInUtf8(bytes) == bytes.size();
}

std::string withoutControls(std::string_view text)
{
    const auto isControl = [](unsigned char byte) { return byte < 0x20 && byte != '\n' && byte != '\t'; };
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto next = static_cast<unsigned char>(at + 1 < text.size() ? text[at + 1] : 0);
        const bool two = byte == 0xC2 && next >= 0x80 && next <= 0x9F; // U+0080 to U+009F
        plain += two || isControl(byte) || byte == 0x7F ? ' ' : text[at];
        at += two;
    }
    return plain;
}

std::string withoutTurns(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const Letter letter = firstLetter(text);
        const std::size_t bytes = std::max<std::size_t>(letter.bytes, 1);
        plain += turnsText(letter.code) ? "\uFFFD" : text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return plain;
}

std::size_t lettersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return !continuesLetter(byte); }));
}

std::string_view firstLetters(std::string_view text, std::size_t most)
{
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (!continuesLetter(text[at]) && letters++ == most)
            return text.substr(0, at);
    return text;
}

} // namespace dossier
