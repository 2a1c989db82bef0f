#include "importers/reading/text_encoding.h"

#include "importers/reading/reading.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace dossier {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

enum class Encoding { Utf8, Utf16Little, Utf16Big, Windows1252 };

// U+0080 to U+009F as Windows means them; where it means nothing, Latin-1.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

std::uint8_t byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<std::uint8_t>(bytes[i]);
}

void append(std::string& utf8, char32_t c)
{
    const auto put = [&](char32_t bits) { utf8 += static_cast<char>(bits); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

// The length of the UTF-8 letter at `at`, or 0 where there is none: cut off, overlong, a surrogate, beyond Unicode.
std::size_t utf8Length(std::string_view bytes, std::size_t at)
{
    const std::uint8_t first = byteAt(bytes, at);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > bytes.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(bytes, at + i) & 0xC0) != 0x80)
            return 0;
    const std::uint8_t second = byteAt(bytes, at + 1);
    const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return wrong ? 0 : length;
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8Length(bytes, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

// Western text in UTF-16 without mark has a NUL in nearly every second byte and in no other.
bool isUtf16(std::string_view bytes, std::size_t emptyByte)
{
    if (bytes.size() < 4 || bytes.size() % 2 != 0)
        return false;
    std::size_t empty = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        if (byteAt(bytes, i + 1 - emptyByte) == 0)
            return false;
        empty += byteAt(bytes, i + emptyByte) == 0;
    }
    return empty * 2 >= bytes.size() / 2;
}

// Takes the mark off where there is one.
Encoding findEncoding(std::string_view& bytes)
{
    const auto startsWith = [&](std::string_view mark) { return bytes.substr(0, mark.size()) == mark; };
    if (startsWith("\xEF\xBB\xBF")) {
        bytes.remove_prefix(3);
    } else if (startsWith("\xFF\xFE")) {
        bytes.remove_prefix(2);
        return Encoding::Utf16Little;
    } else if (startsWith("\xFE\xFF")) {
        bytes.remove_prefix(2);
        return Encoding::Utf16Big;
    } else if (isUtf16(bytes, 1)) {
        return Encoding::Utf16Little;
    } else if (isUtf16(bytes, 0)) {
        return Encoding::Utf16Big;
    }
    return isUtf8(bytes) ? Encoding::Utf8 : Encoding::Windows1252;
}

std::string fromUtf16(std::string_view bytes, bool littleEndian)
{
    const auto unitAt = [&](std::size_t i) {
        const std::uint8_t first = byteAt(bytes, i);
        const std::uint8_t second = byteAt(bytes, i + 1);
        return static_cast<char32_t>(littleEndian ? second << 8 | first : first << 8 | second);
    };
    std::string utf8;
    utf8.reserve(bytes.size());
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t letter = unitAt(i);
        if (letter >= 0xD800 && letter < 0xDC00 && i + 3 < bytes.size() && (unitAt(i + 2) & 0xFC00) == 0xDC00) {
            letter = 0x10000 + ((letter & 0x3FF) << 10) + (unitAt(i + 2) & 0x3FF);
            i += 2;
        } else if (letter >= 0xD800 && letter < 0xE000) {
            letter = kReplacement;
        }
        append(utf8, letter);
    }
    return utf8;
}

// Bytes that are neither UTF-8 nor free of control characters are no text of any encoding.
std::string fromWindows1252(std::string_view bytes)
{
    std::string utf8;
    utf8.reserve(bytes.size() + bytes.size() / 8);
    for (char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        if (byte < '\t' || (byte > '\r' && byte < ' ' && byte != 0x1A))
            throw ReadError(ReadError::Kind::Binary, 0, "control characters");
        append(utf8, byte >= 0x80 && byte < 0xA0 ? char32_t{kWindows1252[byte - 0x80U]} : char32_t{byte});
    }
    return utf8;
}

std::string toUtf8(std::string_view bytes)
{
    switch (findEncoding(bytes)) {
    case Encoding::Utf16Little:
        return fromUtf16(bytes, true);
    case Encoding::Utf16Big:
        return fromUtf16(bytes, false);
    case Encoding::Windows1252:
        return fromWindows1252(bytes);
    case Encoding::Utf8:
        break;
    }
    return std::string(bytes);
}

void makeLineEndsPlain(std::string& text)
{
    if (text.find('\r') == std::string::npos)
        return;
    std::size_t to = 0;
    for (std::size_t from = 0; from < text.size(); ++from) {
        if (text[from] == '\r') {
            text[to++] = '\n';
            from += from + 1 < text.size() && text[from + 1] == '\n';
        } else {
            text[to++] = text[from];
        }
    }
    text.resize(to);
}

void checkLineLengths(std::string_view text)
{
    int line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        ++line;
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > kMostLineBytes)
            throw ReadError(ReadError::Kind::TooLong, line, std::to_string(end - begin) + " bytes in one line");
        if (line > kMostLines)
            throw ReadError(ReadError::Kind::TooLong, line, "more than " + std::to_string(kMostLines) + " lines");
        begin = end + 1;
    }
}

} // namespace

std::string decodeText(std::string_view bytes)
{
    if (bytes.size() > kMostFileBytes)
        throw ReadError(ReadError::Kind::TooLong, 0, std::to_string(bytes.size()) + " bytes");
    std::string text = toUtf8(bytes);
    if (text.find('\0') != std::string::npos)
        throw ReadError(ReadError::Kind::Binary, 0, "NUL bytes");
    makeLineEndsPlain(text);
    if (text.find_first_not_of(" \t\n\v\f\x1A") == std::string::npos)
        throw ReadError(ReadError::Kind::Empty, 0, "nothing but blanks");
    checkLineLengths(text);
    return text;
}

} // namespace dossier
