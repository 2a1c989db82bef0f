#include "importers/decks/deck_assembly.h"
#include "importers/decks/fan_site_cards.h"
#include "importers/decks/format_list.h"
#include "importers/reading/card_line.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <Poco/Base64Decoder.h>
#include <Poco/Base64Encoder.h>
#include <Poco/DeflatingStream.h>
#include <Poco/Exception.h>
#include <Poco/InflatingStream.h>
#include <Poco/StreamCopier.h>
#include <Poco/URI.h>
#include <algorithm>
#include <array>
#include <map>
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

// As it is where it is no percent encoding: base64 will not have it then.
std::string percentDecoded(const std::string& text)
{
    try {
        std::string decoded;
        Poco::URI::decode(text, decoded);
        return decoded;
    } catch (const Poco::SyntaxException&) {
        return text;
    }
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

std::optional<std::string> decodedBase64(const std::string& code)
{
    std::istringstream in(code);
    Poco::Base64Decoder decoder(in, Poco::BASE64_NO_PADDING);
    std::ostringstream bytes;
    Poco::StreamCopier::copyStream(decoder, bytes);
    return decoder.bad() ? std::nullopt : std::optional(bytes.str());
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

std::optional<Json> decodedCode(std::string_view code)
{
    const auto bytes = decodedBase64(plainCode(code));
    const auto text = bytes && !bytes->empty() ? inflated(*bytes) : std::nullopt;
    if (!text)
        return std::nullopt;
    try {
        return readForeignCounts(*text);
    } catch (const ReadError&) {
        return std::nullopt;
    }
}

// A '+' may have become a blank on the way, so a code that ends there and is damaged may go on behind it.
Json decodedFrom(std::string_view text, std::size_t begin)
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
Json countsOfPicks(const Json& picks)
{
    std::vector<std::pair<std::string, int>> counts;
    std::map<std::string, std::size_t> places;
    for (const Json& pick : picks.items()) {
        const std::string text = pick.isString() ? pick.asString() : std::string();
        const std::string number = text.substr(0, text.rfind('.'));
        const auto [known, isNew] = places.emplace(number, counts.size());
        if (isNew)
            counts.emplace_back(number, 0);
        ++counts[known->second].second;
    }
    Json json = Json::object();
    for (auto& [number, count] : counts)
        json.set(std::move(number), count);
    return json;
}

Json cardCountsIn(Json json)
{
    if (json.isObject())
        return json;
    const bool draft = json.isArray() && !json.items().empty() && std::ranges::all_of(json.items(), &Json::isArray);
    if (draft && json.items().size() == 1)
        return countsOfPicks(json.items().front());
    throw ReadError(ReadError::Kind::NotADeck, 0,
                    draft ? "a cube draft of " + std::to_string(json.items().size()) + " players" : "no card counts");
}

// Links to other decks behind the first; the same one may be quoted again.
void rejectOtherLinks(DeckAssembly& assembly, std::string_view text, std::size_t first)
{
    const std::string_view code = text.substr(first, codeEnd(text, first) - first);
    const auto firstLine =
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(first), '\n')) + 1;
    for (const TextLine& line : linesOf(text)) {
        const std::size_t begin = findCode(line.text);
        if (line.number > firstLine && begin != std::string_view::npos &&
            line.text.substr(begin, codeEnd(line.text, begin) - begin) != code)
            assembly.reject({line.number, line.text}, LineTrouble::AnotherDeck, {});
    }
}

// Lines around the link that may be cards as well: titles, and whatever holds a figure. Of a page of the web nobody
// wants to hear each line.
void rejectOtherCards(DeckAssembly& assembly, std::string_view text)
{
    const std::string top = fold(text.substr(0, 1000));
    if (top.find("<html") != std::string::npos || top.find("<!doctype") != std::string::npos)
        return;
    for (const TextLine& line : linesOf(text)) {
        const std::string_view words = trimmed(line.text);
        if (words.empty() || words.front() == '<' || findCode(words) != std::string_view::npos)
            continue;
        if (words.find_first_of(kDigits) != std::string_view::npos || readCardLine(words, assembly.pool(), false).card)
            assembly.reject({line.number, line.text}, LineTrouble::NotACardLine, {});
    }
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
    const Json counts =
        cardCountsIn(code == std::string_view::npos ? decodedFrom(trimmed(text), 0) : decodedFrom(text, code));
    DeckAssembly assembly(pool);
    assembly.noteUnderstood();
    takeCardCounts(assembly, counts);
    if (code != std::string_view::npos) {
        rejectOtherLinks(assembly, text, code);
        rejectOtherCards(assembly, text);
    }
    return assembly.finish();
}

std::string writeSignature(const Deck& deck, const CardPool& pool)
{
    std::string link(kSite);
    for (char c : deflatedBase64(cardCounts(deck, pool).compact()))
        link += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    return link;
}

} // namespace dossier
