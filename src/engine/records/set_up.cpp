#include "engine/records/set_up.h"

#include "engine/records/words.h"

#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 7> kOptionKeys{"house",   "game",   "question or guess", "single guess",
                                                      "killers", "powers", "most turns"};

Json cardsJson(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    Json list = Json::array();
    for (const DeckEntry& entry : entries) {
        Json pair = Json::array();
        pair.push(entry.count);
        pair.push(std::string_view(pool[entry.card].id));
        list.push(std::move(pair));
    }
    return list;
}

void readCards(const Json& list, const CardPool& pool, std::vector<DeckEntry>& entries)
{
    for (const Json& pair : list.items()) {
        if (pair.items().size() != 2)
            throw JsonError(pair.line(), "a count and a card expected");
        entries.push_back({cardNamed(pair.items()[1], pool), pair.items()[0].asInt(1, kMostCopies)});
    }
}

} // namespace

Json optionsJson(const GameOptions& options)
{
    Json json = Json::object();
    json.set("game", options.game == Game::Basic ? "basic" : "advanced");
    json.set("question or guess", options.questionOrGuess);
    json.set("single guess", options.singleGuess);
    json.set("killers", options.killerCards);
    json.set("powers", options.xFilePowers);
    json.set("house", static_cast<std::int64_t>(options.house));
    json.set("most turns", options.mostTurns);
    return json;
}

GameOptions readOptions(const Json& json)
{
    constexpr std::array<std::string_view, 2> games{"advanced", "basic"};
    checkKeys(json, kOptionKeys, "the options");
    GameOptions options;
    const auto flag = [&](std::string_view key) {
        const Json* value = json.find(key);
        return value && value->asBool();
    };
    if (const Json* game = json.find("game"))
        options.game = static_cast<Game>(indexOf(*game, games, "game"));
    options.questionOrGuess = flag("question or guess");
    options.singleGuess = flag("single guess");
    options.killerCards = flag("killers");
    options.xFilePowers = flag("powers");
    if (const Json* house = json.find("house"))
        options.house = static_cast<std::uint32_t>(house->asInteger(0, (1 << kHouseRules) - 1));
    if (const Json* turns = json.find("most turns"))
        options.mostTurns = turns->asInt(0, 60'000);
    return options;
}

void setDeck(Json& object, const Deck& deck, const CardPool& pool)
{
    object.set("team", cardsJson(deck.team, pool));
    object.set("deck", cardsJson(deck.bureauDeck, pool));
    if (!deck.xFile.empty())
        object.set("xfile", std::string_view(pool[deck.xFile.front().card].id));
}

Deck deckFrom(const Json& object, const CardPool& pool)
{
    Deck deck;
    if (const Json* team = object.find("team"))
        readCards(*team, pool, deck.team);
    if (const Json* cards = object.find("deck"))
        readCards(*cards, pool, deck.bureauDeck);
    if (const Json* xFile = object.find("xfile"))
        deck.xFile.push_back({cardNamed(*xFile, pool), 1});
    return deck;
}

} // namespace dossier
