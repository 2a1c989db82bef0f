#include "importers/archive/archive_decks.h"

#include "importers/reading/json.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<const char*, kZones> kZoneNames{"x_file", "team", "bureau_deck"};

std::string cardsText(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    std::string json = "[";
    for (const DeckEntry& entry : entries)
        json += std::string(json.size() > 1 ? "," : "") + "{\"id\":" + jsonText(pool[entry.card].id) +
                ",\"title\":" + jsonText(pool[entry.card].title) + ",\"count\":" + std::to_string(entry.count) + "}";
    return json + "]";
}

std::string tagsText(const std::vector<std::string>& tags)
{
    std::string json = "[";
    for (const std::string& tag : tags)
        json += (json.size() > 1 ? "," : "") + jsonText(tag);
    return json + "]";
}

std::string asideText(const std::vector<AsideLine>& lines)
{
    std::string json = "[";
    for (const AsideLine& line : lines)
        json += std::string(json.size() > 1 ? "," : "") + "{\"line\":" + std::to_string(line.line) +
                ",\"text\":" + jsonText(line.text) + "}";
    return json + "]";
}

std::string deckText(const Deck& deck, const CardPool& pool)
{
    std::string json = "{\"name\":" + jsonText(deck.name) +
                       ",\"game\":" + (deck.game == Game::Basic ? "\"basic\"" : "\"advanced\"") +
                       ",\"state\":" + (deck.state == DeckState::Built ? "\"built\"" : "\"idea\"") +
                       ",\"folder\":" + jsonText(deck.folder) + ",\"tags\":" + tagsText(deck.tags) +
                       ",\"notes\":" + jsonText(deck.notes);
    for (int zone = 0; zone < kZones; ++zone)
        json += std::string(",\"") + kZoneNames[static_cast<std::size_t>(zone)] +
                "\":" + cardsText(deck.zone(static_cast<Zone>(zone)), pool);
    return json + ",\"aside\":" + asideText(deck.aside) + "}";
}

std::string textOf(const ForeignJson& object, std::string_view name)
{
    const ForeignJson* const value = object.find(name);
    return value ? value->text : std::string();
}

std::int64_t numberOf(const ForeignJson& object, std::string_view name)
{
    const ForeignJson* const value = object.find(name);
    return value ? value->integer : 0;
}

const std::vector<ForeignJson>& itemsOf(const ForeignJson& object, std::string_view name)
{
    static const std::vector<ForeignJson> none;
    const ForeignJson* const value = object.find(name);
    return value ? value->items : none;
}

void takeCard(Deck& deck, Zone zone, const ForeignJson& item, const CardPool& pool)
{
    const std::string id = textOf(item, "id");
    const std::int64_t count = numberOf(item, "count");
    const auto card = pool.findNumber(id);
    if (card && count >= 1 && count <= kMostCopies)
        deck.add(zone, *card, static_cast<int>(count));
    else
        deck.aside.push_back({0, std::to_string(count) + " " + id});
}

Deck deckOf(const ForeignJson& object, const CardPool& pool)
{
    Deck deck;
    deck.name = textOf(object, "name");
    if (deck.name.empty())
        throw ReadError(ReadError::Kind::BadArchive, 0, "decks.json");
    deck.game = textOf(object, "game") == "basic" ? Game::Basic : Game::Advanced;
    deck.state = textOf(object, "state") == "built" ? DeckState::Built : DeckState::Idea;
    deck.folder = textOf(object, "folder");
    deck.notes = textOf(object, "notes");
    for (const ForeignJson& tag : itemsOf(object, "tags"))
        if (!tag.text.empty())
            deck.tags.push_back(tag.text);
    for (const ForeignJson& line : itemsOf(object, "aside"))
        deck.aside.push_back(
            {static_cast<int>(std::clamp<std::int64_t>(numberOf(line, "line"), 0, 1'000'000)), textOf(line, "text")});
    for (int zone = 0; zone < kZones; ++zone)
        for (const ForeignJson& card : itemsOf(object, kZoneNames[static_cast<std::size_t>(zone)]))
            takeCard(deck, static_cast<Zone>(zone), card, pool);
    return deck;
}

} // namespace

std::string decksText(std::span<const Deck> decks, const CardPool& pool)
{
    std::string json = "[";
    for (const Deck& deck : decks)
        json += (json.size() > 1 ? ",\n " : "\n ") + deckText(deck, pool);
    return json + "\n]\n";
}

std::vector<Deck> decksIn(std::string_view text, const CardPool& pool)
{
    const ForeignJson file = readJson(text);
    if (file.kind != ForeignJson::Kind::Array)
        throw ReadError(ReadError::Kind::BadArchive, 0, "decks.json");
    std::vector<Deck> decks;
    for (const ForeignJson& item : file.items)
        decks.push_back(deckOf(item, pool));
    return decks;
}

} // namespace dossier
