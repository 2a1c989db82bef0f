#include "importers/decks/deck_assembly.h"
#include "importers/decks/fan_site_cards.h"
#include "importers/decks/format_list.h"
#include "importers/reading/text_lines.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 5> kDeckKeys{"name", "title", "description", "cards", "card_ids"};

constexpr std::array<std::string_view, 3> kDeckTexts{"name", "title", "description"};

// An object of numbers alone: what stands in a signature link, saved as a file.
bool isBareCounts(const Json& object)
{
    const Json::Members& members = object.members();
    return !members.empty() &&
           std::all_of(members.begin(), members.end(), [](const auto& member) { return member.second.isNumber(); });
}

// What counts the cards: there a number may stand twice, as a card may on two lines of a list.
const Json* countsIn(const Json& deck)
{
    const Json* const cards = memberOf(deck, memberOf(deck, "cards") ? "cards" : "card_ids");
    return !cards && deck.isObject() && isBareCounts(deck) ? &deck : cards;
}

// What stands where a text is looked for, and is none, is kept with the deck; nothing at all is nothing.
void keepOtherThanText(DeckAssembly& assembly, const Json& deck, std::span<const std::string> texts)
{
    for (std::size_t place = 0; place < std::min(deck.members().size(), texts.size()); ++place) {
        const auto& [key, value] = deck.members()[place];
        if (std::ranges::find(kDeckTexts, key) != kDeckTexts.end() && !value.isString() && !value.isNull())
            assembly.reject({value.line(), Json(key).compact() + ": " + texts[place]}, LineTrouble::BadValue, key);
    }
}

// Both sites' words for one thing: of what the other is read from, this one is kept.
void keepWhatIsSaidTwice(DeckAssembly& assembly, const Json& deck, std::span<const std::string> texts)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kTwins{
        {{"name", "title"}, {"cards", "card_ids"}}};
    for (const auto& [first, second] : kTwins) {
        const Json* const taken = deck.find(first);
        const auto left = std::ranges::find(deck.members(), second, [](const auto& member) { return member.first; });
        if (!taken || left == deck.members().end() || left->second.compact() == taken->compact() ||
            left->second.isNull())
            continue;
        const auto place = static_cast<std::size_t>(left - deck.members().begin());
        const std::string text = Json(second).compact() + ": " + (place < texts.size() ? texts[place] : std::string());
        assembly.reject({left->second.line(), text}, LineTrouble::SaidBefore, std::string(first));
    }
}

// What holds anything under a key that nobody knows: its cards may be the deck's, and nobody can say in which part.
// Answers the keys of those that were kept.
std::vector<std::string_view> keepUnknownParts(DeckAssembly& assembly, const Json& deck,
                                               std::span<const std::string> texts)
{
    std::vector<std::string_view> kept;
    for (std::size_t place = 0; place < std::min(deck.members().size(), texts.size()); ++place) {
        const auto& [key, value] = deck.members()[place];
        const bool holds =
            (value.isObject() && !value.members().empty()) || (value.isArray() && !value.items().empty());
        if (!holds || std::ranges::find(kDeckKeys, key) != kDeckKeys.end())
            continue;
        assembly.reject({value.line(), Json(key).compact() + ": " + texts[place]}, LineTrouble::UnknownHeading, {});
        kept.push_back(key);
    }
    return kept;
}

// In the others nobody can say which of two is meant.
void refuseKeysTwice(const Json& json, const Json* counts)
{
    if (json.isArray())
        for (const Json& item : json.items())
            refuseKeysTwice(item, counts);
    if (!json.isObject())
        return;
    if (&json != counts)
        refuseKeyTwice(json);
    for (const auto& [key, value] : json.members())
        refuseKeysTwice(value, counts);
}

// Decks one after the other are no JSON, or a list.
Json readOneDeck(std::string_view text)
{
    try {
        Json file = readForeignCounts(text);
        const auto isDeck = [](const Json& item) { return memberOf(item, "cards") || memberOf(item, "card_ids"); };
        if (!file.isArray() || file.items().empty() || !std::ranges::all_of(file.items(), isDeck))
            return file;
        if (file.items().size() > 1)
            throw ReadError(ReadError::Kind::SeveralDecks, file.items()[1].line(), {});
        return file.items().front();
    } catch (const ReadError& error) {
        const int second = error.kind() == ReadError::Kind::BadJson ? lineOfSecondValue(text) : 0;
        if (second > 0)
            throw ReadError(ReadError::Kind::SeveralDecks, second, {});
        throw;
    }
}

} // namespace

DeckReading readFanSiteJson(std::string_view text, const CardPool& pool)
{
    const Json file = readOneDeck(text);
    if (!file.isObject())
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object");
    const Json* const cards = countsIn(file);
    try {
        refuseKeysTwice(file, cards);
    } catch (const JsonError& error) {
        throw ReadError(ReadError::Kind::BadJson, error.line(), error.what());
    }
    if (!cards || !cards->isObject())
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object \"cards\" or \"card_ids\"");
    DeckAssembly assembly(pool);
    assembly.deck().name = trimmed(textOf(file, file.find("name") ? "name" : "title"));
    assembly.deck().notes = textOf(file, "description");
    assembly.noteUnderstood();
    const std::vector<std::string> texts = memberTexts(text);
    std::vector<std::string_view> told(kDeckKeys.begin(), kDeckKeys.end());
    if (cards == &file) {
        takeCardCounts(assembly, *cards, texts);
    } else {
        keepOtherThanText(assembly, file, texts);
        keepWhatIsSaidTwice(assembly, file, texts);
        std::ranges::copy(keepUnknownParts(assembly, file, texts), std::back_inserter(told));
        const auto place = std::ranges::find(file.members(), cards, [](const auto& member) { return &member.second; });
        takeCardCounts(assembly, *cards, memberTexts(texts[static_cast<std::size_t>(place - file.members().begin())]));
    }
    DeckReading reading = assembly.finish();
    UnknownKeys keys;
    if (cards != &file)
        noteUnknownKeys(file, told, keys);
    for (UnknownKey& unknown : keys)
        reading.remarks.push_back({ReadRemark::UnknownKey, 0, unknown.line, std::move(unknown.key)});
    return reading;
}

std::string writeFanSiteJson(const Deck& deck, const CardPool& pool)
{
    return Json::object({{"name", deck.name}, {"cards", cardCounts(deck, pool)}}).compact();
}

} // namespace dossier
