#include "importers/decks/signature.h"

#include "importers/decks/deck_assembly.h"
#include "importers/decks/fan_site_cards.h"
#include "importers/reading/text_lines.h"

#include <Poco/Base64Encoder.h>
#include <Poco/DeflatingStream.h>
#include <Poco/InflatingStream.h>
#include <algorithm>
#include <array>
#include <sstream>

namespace dossier {

namespace {

constexpr std::string_view kSite = "https://mandalornl.github.io/x-files-ccg/cards?signature=";
constexpr std::string_view kKey = "signature=";
constexpr std::size_t kMostInflated = std::size_t{64} * 1024;
constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kZlibWindow = 15;
constexpr int kRawWindow = -15;
constexpr int kLevel = 6;

[[noreturn]] void throwDamaged(std::string detail)
{
    throw ReadError(ReadError::Kind::BadSignature, 0, std::move(detail));
}

// Where the code begins, or npos. The key is one of a query, so '?' or '&' stands before it, or nothing at all.
std::size_t findCode(std::string_view text)
{
    for (auto at = text.find(kKey); at != std::string_view::npos; at = text.find(kKey, at + 1))
        if (at == 0 || std::string_view("?&;").find(text[at - 1]) != std::string_view::npos)
            return at + kKey.size();
    return std::string_view::npos;
}

bool isCodeLetter(char c)
{
    return kAlphabet.find(c) != std::string_view::npos || c == '-' || c == '_' || c == '=' || c == '%';
}

std::size_t codeEnd(std::string_view text, std::size_t begin)
{
    while (begin < text.size() && isCodeLetter(text[begin]))
        ++begin;
    return begin;
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char small = static_cast<char>(c | 0x20);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

std::string percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool encoded =
            text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 && hexDigit(text[i + 2]) >= 0;
        decoded += encoded ? static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2])) : text[i];
        i += encoded ? 2 : 0;
    }
    return decoded;
}

// The plain base64 alphabet without padding, whatever the link went through on its way.
std::string plainCode(std::string_view code)
{
    std::string plain(code);
    for (int i = 0; i < 3 && plain.find('%') != std::string::npos; ++i)
        plain = percentDecoded(plain);
    for (char& c : plain)
        c = c == ' ' || c == '-' ? '+' : c == '_' ? '/' : c;
    plain.erase(plain.find_last_not_of('=') + 1);
    return plain;
}

std::optional<std::string> decodedBase64(std::string_view code)
{
    std::string bytes;
    unsigned bits = 0;
    int held = 0;
    for (char c : code) {
        const auto value = kAlphabet.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = (bits << 6U | static_cast<unsigned>(value)) & 0xFFFFU;
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes += static_cast<char>(bits >> static_cast<unsigned>(held) & 0xFFU);
        }
    }
    return bytes;
}

bool isZlib(std::string_view bytes)
{
    if (bytes.size() < 2)
        return false;
    const auto first = static_cast<unsigned char>(bytes[0]);
    const auto second = static_cast<unsigned char>(bytes[1]);
    return (first * 256 + second) % 31 == 0 && (first & 15U) == 8;
}

// Nothing where the data is damaged. The stream tells of a wrong checksum by bad(); of data cut off, by giving less.
std::optional<std::string> inflated(const std::string& bytes)
{
    std::istringstream in(bytes);
    Poco::InflatingInputStream stream(in, isZlib(bytes) ? kZlibWindow : kRawWindow);
    std::string text;
    std::array<char, 4096> block{};
    while (stream.good()) {
        stream.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > kMostInflated)
            throwDamaged("more than 64 KiB when unpacked");
    }
    if (stream.bad() || text.empty())
        return std::nullopt;
    return text;
}

std::optional<ForeignJson> decodedCode(std::string_view code)
{
    const auto bytes = decodedBase64(plainCode(code));
    const auto text = bytes && !bytes->empty() ? inflated(*bytes) : std::nullopt;
    if (!text)
        return std::nullopt;
    try {
        return readJson(*text);
    } catch (const ReadError&) {
        return std::nullopt;
    }
}

// A '+' may have become a blank on the way, so a code that ends there and is damaged may go on behind it.
ForeignJson decodedFrom(std::string_view text, std::size_t begin)
{
    constexpr int kMostBlanks = 16;
    std::size_t end = codeEnd(text, begin);
    for (int blanks = 0; blanks <= kMostBlanks; ++blanks) {
        if (auto json = decodedCode(text.substr(begin, end - begin)))
            return std::move(*json);
        if (end >= text.size() || text[end] != ' ')
            break;
        end = codeEnd(text, end + 1);
    }
    throwDamaged("the code cannot be unpacked");
}

// ["XF96-0063v1.0","XF96-0063v1.1"], a player's picks of a cube draft, as counts.
ForeignJson countsOfPicks(const ForeignJson& picks)
{
    ForeignJson counts{ForeignJson::Kind::Object, 0, {}, {}, {}};
    for (const ForeignJson& pick : picks.items) {
        const std::string number = pick.text.substr(0, pick.text.rfind('.'));
        const auto known = std::find(counts.names.begin(), counts.names.end(), number);
        if (known != counts.names.end()) {
            ++counts.items[static_cast<std::size_t>(known - counts.names.begin())].integer;
        } else {
            counts.names.push_back(number);
            counts.items.push_back(ForeignJson{ForeignJson::Kind::Integer, 1, {}, {}, {}});
        }
    }
    return counts;
}

ForeignJson cardCounts(ForeignJson json)
{
    if (json.kind == ForeignJson::Kind::Object)
        return json;
    const bool draft = json.kind == ForeignJson::Kind::Array && !json.items.empty() &&
                       std::all_of(json.items.begin(), json.items.end(),
                                   [](const ForeignJson& item) { return item.kind == ForeignJson::Kind::Array; });
    if (draft && json.items.size() == 1)
        return countsOfPicks(json.items.front());
    throw ReadError(ReadError::Kind::NotADeck, 0,
                    draft ? "a cube draft of " + std::to_string(json.items.size()) + " players" : "no card counts");
}

std::string deflatedBase64(const std::string& text)
{
    std::ostringstream out;
    Poco::Base64Encoder base64(out);
    base64.rdbuf()->setLineLength(0);
    Poco::DeflatingOutputStream zlib(base64, Poco::DeflatingStreamBuf::STREAM_ZLIB, kLevel);
    zlib << text;
    zlib.close();
    base64.close();
    return out.str();
}

} // namespace

bool holdsSignature(std::string_view text)
{
    return findCode(text) != std::string_view::npos;
}

DeckReading readSignature(std::string_view text, const CardPool& pool)
{
    const std::size_t code = findCode(text);
    const ForeignJson counts =
        cardCounts(code == std::string_view::npos ? decodedFrom(trimmed(text), 0) : decodedFrom(text, code));
    DeckAssembly assembly(pool);
    assembly.noteUnderstood();
    takeCardCounts(assembly, counts);
    return assembly.finish();
}

std::string writeSignature(const Deck& deck, const CardPool& pool)
{
    std::string link(kSite);
    for (char c : deflatedBase64(cardCountsJson(deck, pool)))
        link += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    return link;
}

} // namespace dossier
