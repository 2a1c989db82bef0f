#include "importers/archive/archive_decks.h"

#include "importers/reading/foreign_json.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<const char*, kZones> kZoneNames{"x_file", "team", "bureau_deck"};

constexpr std::array<std::string_view, 12> kDeckKeys{"name", "game",  "state",  "killers", "sets",        "folder",
                                                     "tags", "notes", "x_file", "team",    "bureau_deck", "aside"};
constexpr std::array<std::string_view, 3> kCardKeys{"id", "title", "count"};
constexpr std::array<std::string_view, 2> kAsideKeys{"line", "text"};

Json jsonOf(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    Json cards = Json::array();
    for (const DeckEntry& entry : entries) {
        const Card& card = pool[entry.card];
        cards.push(Json::object({{"id", card.id}, {"title", card.title}, {"count", entry.count}}));
    }
    return cards;
}

Json jsonOf(const std::vector<std::string>& tags)
{
    Json list = Json::array();
    for (const std::string& tag : tags)
        list.push(tag);
    return list;
}

Json jsonOf(const std::vector<UnresolvedLine>& lines)
{
    Json list = Json::array();
    for (const UnresolvedLine& line : lines)
        list.push(Json::object({{"line", line.line}, {"text", line.text}}));
    return list;
}

Json jsonOf(const Deck& deck, const CardPool& pool)
{
    Json json = Json::object({{"name", deck.name},
                              {"game", deck.game == Game::Basic ? "basic" : "advanced"},
                              {"state", deck.state == DeckState::Built ? "built" : "idea"},
                              {"killers", deck.killersAgreed},
                              {"sets", std::string(nameOf(deck.sets))},
                              {"folder", deck.folder},
                              {"tags", jsonOf(deck.tags)},
                              {"notes", deck.notes}});
    for (int zone = 0; zone < kZones; ++zone)
        json.set(kZoneNames[static_cast<std::size_t>(zone)], jsonOf(deck.zone(static_cast<Zone>(zone)), pool));
    json.set("aside", jsonOf(deck.aside));
    return json;
}

std::string named(const std::string& title, const std::string& id)
{
    return id.empty() ? title : title.empty() ? id : title + " [" + id + "]";
}

void takeCard(Deck& deck, Zone zone, const Json& item, const CardPool& pool)
{
    const std::string id = textOf(item, "id");
    const std::int64_t count = numberOf(item, "count");
    const auto card = pool.findNumber(id);
    if (card && count >= 1 && count <= kMostCopies)
        deck.add(zone, *card, static_cast<int>(count));
    else
        deck.aside.push_back({0, std::to_string(count) + " " + named(textOf(item, "title"), id)});
}

bool isWord(const Json& value, std::string_view key)
{
    const std::string_view word = value.isString() ? std::string_view(value.asString()) : std::string_view();
    if (key == "game")
        return word == "basic" || word == "advanced";
    if (key == "state")
        return word == "built" || word == "idea";
    if (key == "sets")
        return deckSetsNamed(word).has_value();
    if (key == "killers")
        return value.kind() == Json::Kind::Bool;
    if (key == "tags")
        return value.isArray() && std::ranges::all_of(value.items(), [](const Json& tag) { return tag.isString(); });
    return key == "name" || key == "folder" || key == "notes" ? value.isString() : value.isArray();
}

// Older versions left some keys out.
void noteUnknownWords(const Json& object, UnknownValues& values, int line, std::string_view file)
{
    for (const std::string_view key : kDeckKeys)
        if (const Json* const value = memberOf(object, key); value && !value->isNull() && !isWord(*value, key))
            noteUnknownValue(key, *value, values, line, file);
}

Deck deckOf(const Json& object, const CardPool& pool)
{
    Deck deck;
    deck.name = textOf(object, "name");
    if (deck.name.empty())
        throw ReadError(ReadError::Kind::BadArchive, 0, "decks.json");
    deck.game = textOf(object, "game") == "basic" ? Game::Basic : Game::Advanced;
    deck.state = textOf(object, "state") == "built" ? DeckState::Built : DeckState::Idea;
    const Json* const killers = memberOf(object, "killers"); // not there before version 4 of the database
    deck.killersAgreed = killers && killers->kind() == Json::Kind::Bool && killers->asBool();
    deck.sets = deckSetsNamed(textOf(object, "sets")).value_or(DeckSets::All); // not there before version 7
    deck.folder = textOf(object, "folder");
    deck.notes = textOf(object, "notes");
    for (const Json& tag : itemsOf(object, "tags"))
        if (tag.isString() && !tag.asString().empty())
            deck.tags.push_back(tag.asString());
    for (const Json& line : itemsOf(object, "aside"))
        deck.aside.push_back(
            {static_cast<int>(std::clamp<std::int64_t>(numberOf(line, "line"), 0, 1'000'000)), textOf(line, "text")});
    for (int zone = 0; zone < kZones; ++zone)
        for (const Json& card : itemsOf(object, kZoneNames[static_cast<std::size_t>(zone)]))
            takeCard(deck, static_cast<Zone>(zone), card, pool);
    return deck;
}

} // namespace

std::string deckText(const Deck& deck, const CardPool& pool)
{
    return jsonOf(deck, pool).compact();
}

std::size_t wordsIn(const Deck& deck)
{
    std::size_t bytes = deck.notes.size();
    for (const UnresolvedLine& line : deck.aside)
        bytes += line.text.size();
    return bytes;
}

std::vector<Deck> decksIn(std::string_view text, const CardPool& pool, UnknownKeys& keys, UnknownValues& values,
                          std::string_view file)
{
    std::vector<Deck> decks;
    const bool isList = forEachForeignItem(text, [&](const Json& item, int line) {
        decks.push_back(deckOf(item, pool));
        noteUnknownKeys(item, kDeckKeys, keys, line, file);
        noteUnknownWords(item, values, line, file);
        for (const Json& aside : itemsOf(item, "aside"))
            noteUnknownKeys(aside, kAsideKeys, keys, line, file);
        for (const char* zone : kZoneNames)
            for (const Json& card : itemsOf(item, zone))
                noteUnknownKeys(card, kCardKeys, keys, line, file);
    });
    if (!isList)
        throw ReadError(ReadError::Kind::BadArchive, 0, "decks.json");
    return decks;
}

} // namespace dossier
