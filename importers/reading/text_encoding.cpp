#include "importers/reading/text_encoding.h"

#include "text/trimmed.h"
#include "text/utf8.h"

#include <Poco/TextConverter.h>
#include <Poco/TextEncoding.h>
#include <Poco/UTF16Encoding.h>
#include <Poco/UTF8Encoding.h>
#include <Poco/Windows1252Encoding.h>
#include <algorithm>
#include <array>
#include <cstdint>

namespace dossier {

namespace {

constexpr int kReplacement = 0xFFFD;

enum class Encoding { Utf8, Utf16Little, Utf16Big, Windows1252 };

std::uint8_t byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<std::uint8_t>(bytes[i]);
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

// Of a text whose lines end as they like.
int lineEndsIn(std::string_view text, char next)
{
    int ends = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        ends += text[i] == '\n' || (text[i] == '\r' && (i + 1 < text.size() ? text[i + 1] : next) != '\n');
    return ends;
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

std::string converted(const std::string& bytes, const Poco::TextEncoding& from)
{
    std::string utf8;
    utf8.reserve(bytes.size() + bytes.size() / 8);
    const Poco::UTF8Encoding to;
    Poco::TextConverter(from, to, kReplacement).convert(bytes, utf8);
    return utf8;
}

// Poco swallows the letter behind half a pair, and makes no UTF-8 of the other half.
std::string withWholePairs(std::string_view bytes, std::size_t highByte)
{
    std::string whole(bytes.substr(0, bytes.size() / 2 * 2));
    const auto isHalf = [&](std::size_t i, std::uint8_t which) {
        return i + 1 < whole.size() && (byteAt(whole, i + highByte) & 0xFC) == which;
    };
    for (std::size_t i = 0; i < whole.size(); i += 2) {
        const bool isPair = isHalf(i, 0xD8) && isHalf(i + 2, 0xDC);
        if (!isPair && (isHalf(i, 0xD8) || isHalf(i, 0xDC))) {
            whole[i + highByte] = static_cast<char>(kReplacement >> 8);
            whole[i + 1 - highByte] = static_cast<char>(kReplacement & 0xFF);
        }
        i += isPair ? 2 : 0;
    }
    return whole;
}

std::string fromUtf16(std::string_view bytes, bool littleEndian)
{
    using Utf16 = Poco::UTF16Encoding;
    const auto order = littleEndian ? Utf16::LITTLE_ENDIAN_BYTE_ORDER : Utf16::BIG_ENDIAN_BYTE_ORDER;
    return converted(withWholePairs(bytes, littleEndian ? 1 : 0), Utf16(order));
}

// Bytes that are neither UTF-8 nor free of control characters are no text of any encoding.
void refuseControls(std::string_view bytes)
{
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        if (byte < '\t' || (byte > '\r' && byte < ' ' && byte != 0x1A))
            throw ReadError(ReadError::Kind::Binary, 0, "control characters");
    }
}

// What each byte is as Windows-1252, in UTF-8.
const std::array<std::string, 256>& westernLetters()
{
    static const auto all = [] {
        std::array<std::string, 256> letters;
        for (std::size_t byte = 0; byte < letters.size(); ++byte)
            letters[byte] = converted(std::string(1, static_cast<char>(byte)), Poco::Windows1252Encoding());
        return letters;
    }();
    return all;
}

// What stands behind "encoding=" or "charset=", in quotes or not, in lower case.
std::string valueOf(std::string_view name, std::string_view markup)
{
    constexpr std::size_t kLongest = 40;
    const auto at = markup.find(name);
    if (at == std::string_view::npos)
        return {};
    std::string_view rest = trimmed(markup.substr(at + name.size()));
    if (!rest.starts_with('='))
        return {};
    rest = trimmed(rest.substr(1), " \t\r\n\"'");
    const auto end = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_.:()");
    return std::string(rest.substr(0, std::min(end, kLongest)));
}

// The encoding in which a document of XML or HTML says it is, in lower case; empty where it does not say so.
std::string declaredEncoding(std::string_view bytes)
{
    constexpr std::size_t kLookedAt = 1024;
    std::string head(trimmed(bytes.substr(0, kLookedAt)));
    if (!head.starts_with('<'))
        return {};
    std::ranges::transform(head, head.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    if (head.starts_with("<?xml"))
        return valueOf("encoding", std::string_view(head).substr(0, head.find("?>")));
    return valueOf("charset", head);
}

// Whether text in this encoding is read by its bytes: UTF-8 that is spoilt, ASCII that is none, and what everybody
// takes for Windows-1252. UTF-16 would have been known.
bool isWestern(std::string_view encoding)
{
    constexpr std::array<std::string_view, 10> kWestern{"",           "utf-8",  "utf8",    "us-ascii",     "ascii",
                                                        "iso-8859-1", "latin1", "latin-1", "windows-1252", "cp1252"};
    return std::ranges::find(kWestern, encoding) != kWestern.end() || encoding.starts_with("utf-16");
}

// Text whose encoding nothing but its own word tells. Throws ReadError::OtherEncoding where that is not known.
std::string fromDeclared(std::string_view bytes, ChangedRows& western)
{
    const std::string encoding = declaredEncoding(bytes);
    if (isWestern(encoding))
        return fromWestern(bytes, 0, western);
    const Poco::TextEncoding::Ptr known = Poco::TextEncoding::find(encoding);
    if (!known || encoding.starts_with("utf"))
        throw ReadError(ReadError::Kind::OtherEncoding, 0, encoding);
    refuseControls(bytes);
    return converted(std::string(bytes), *known);
}

std::string toUtf8(std::string_view bytes, ChangedRows& western)
{
    switch (findEncoding(bytes)) {
    case Encoding::Utf16Little:
        return fromUtf16(bytes, true);
    case Encoding::Utf16Big:
        return fromUtf16(bytes, false);
    case Encoding::Windows1252:
        return fromDeclared(bytes, western);
    case Encoding::Utf8:
        break;
    }
    return std::string(bytes);
}

void checkLineLengths(std::string_view text)
{
    int line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        ++line;
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > kMostLineBytes)
            throw ReadError(ReadError::Kind::TooLong, line, std::to_string(kMostLineBytes));
        if (line > kMostLines)
            throw ReadError(ReadError::Kind::TooMany, line, std::to_string(kMostLines));
        begin = end + 1;
    }
}

} // namespace

bool beginsAsJson(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(kBlank), text.size());
    const std::size_t second = std::min(text.find_first_not_of(kBlank, first + 1), text.size());
    const std::string_view follows = text.substr(first, 1) == "{" ? "\"}" : text.substr(first, 1) == "[" ? "{[\"]" : "";
    return second < text.size() && follows.find(text[second]) != std::string_view::npos;
}

std::string fromWestern(std::string_view bytes, int linesBefore, ChangedRows& western)
{
    refuseControls(bytes);
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    int line = linesBefore + 1;
    int noted = 0;
    while (!bytes.empty()) {
        const std::size_t understood = bytesInUtf8(bytes);
        const std::string_view other = bytes.substr(understood, 1);
        text += bytes.substr(0, understood);
        line += lineEndsIn(bytes.substr(0, understood), other.empty() ? '\0' : other.front());
        bytes.remove_prefix(understood + other.size());
        if (other.empty())
            break;
        text += westernLetters()[byteAt(other, 0)];
        if (noted != line)
            western.add(line);
        noted = line;
    }
    return text;
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

std::string decodeText(std::string_view bytes, std::size_t most, ChangedRows* western)
{
    if (bytes.size() > most)
        throw ReadError(ReadError::Kind::TooLarge, 0, std::to_string(most));
    ChangedRows nobody;
    std::string text = toUtf8(bytes, western ? *western : nobody);
    if (text.find('\0') != std::string::npos)
        throw ReadError(ReadError::Kind::Binary, 0, "NUL bytes");
    makeLineEndsPlain(text);
    if (text.find_first_not_of(" \t\n\v\f\x1A") == std::string::npos)
        throw ReadError(ReadError::Kind::Empty, 0, "nothing but blanks");
    if (!beginsAsJson(text))
        checkLineLengths(text);
    return text;
}

} // namespace dossier
