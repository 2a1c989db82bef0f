// From the JSON of a position to what its players bring to the table.
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"

namespace dossier {

namespace {

Game gameOf(const Json& scenario)
{
    constexpr std::array<std::string_view, 2> words{"advanced", "basic"};
    const Json* word = scenario.find("game");
    return word ? static_cast<Game>(indexOf(*word, words, "game")) : Game::Advanced;
}

// Collects every card that a player brings to the table, wherever it lies.
class DeckBuilder
{
public:
    DeckBuilder(const CardPool& pool, std::vector<Deck>& decks)
        : m_pool(pool)
        , m_decks(decks)
    {}

    void addPlayer(std::size_t seat, const Json& player)
    {
        checkKeys(player, playerKeys(), "a player");
        if (const Json* xFile = player.find("xfile"))
            m_decks[seat].add(Zone::XFile, cardNamed(*xFile, m_pool), 1);
        if (const Json* team = player.find("team"))
            for (const Json& agent : team->items())
                addAgent(seat, agent);
        for (std::string_view zone :
             {"hand", "deck", "discard", "removed", "bureau", "field", "hospital", "table", "beside x-file"})
            addAll(seat, player, zone);
        if (const Json* held = player.find("held"))
            for (const Json& card : held->items())
                addHeld(seat, card);
        if (const Json* sites = player.find("sites"))
            for (const Json& site : sites->items())
                addSite(seat, site);
    }

private:
    void add(std::size_t seat, const Json& card, Zone zone = Zone::BureauDeck)
    {
        m_decks[seat].add(zone, cardNamed(card, m_pool), 1);
    }

    void addAll(std::size_t seat, const Json& entry, std::string_view key)
    {
        const Json* cards = entry.isObject() ? entry.find(key) : nullptr;
        if (!cards)
            return;
        for (const Json& card : cards->items())
            addCard(seat, card);
    }

    void addCard(std::size_t seat, const Json& entry)
    {
        if (!entry.isObject()) {
            add(seat, entry);
            return;
        }
        checkKeys(entry, cardKeys(), "a card that lies there");
        const Json* player = entry.find("player") ? entry.find("player") : entry.find("of");
        add(player ? ownerNamed(*player) : seat, entry.at("card"));
        if (const Json* by = entry.find("by"))
            add(seat, *by);
        addAll(seat, entry, "on");
    }

    void addAgent(std::size_t seat, const Json& agent)
    {
        if (agent.isObject())
            checkKeys(agent, agentKeys(), "an Agent");
        const Json* bought = agent.isObject() ? agent.find("bought") : nullptr;
        const Json& name = agent.isObject() ? agent.at("card") : agent;
        const CardIndex card = cardNamed(name, m_pool);
        if (!m_pool[card].agent)
            throw JsonError(agent.line(), m_pool[card].title + " is no Agent");
        const Json* owner = agent.isObject() ? agent.find("of") : nullptr;
        add(owner ? ownerNamed(*owner) : seat, name, bought && bought->asBool() ? Zone::BureauDeck : Zone::Team);
        for (std::string_view key : {"equipment", "on", "with team"})
            addAll(seat, agent, key);
    }

    void addHeld(std::size_t seat, const Json& entry)
    {
        checkKeys(entry, heldKeys(), "a card that is held");
        add(ownerNamed(entry.at("of")), entry.at("card"));
        if (const Json* by = entry.find("by"))
            add(seat, *by);
    }

    void addSite(std::size_t seat, const Json& site)
    {
        if (!site.isObject()) {
            add(seat, site);
            return;
        }
        checkKeys(site, siteKeys(), "a Site");
        add(seat, site.at("card"));
        addAll(seat, site, "on");
        if (const Json* under = site.find("under"))
            for (const Json& card : under->items()) {
                card.at("player");
                addCard(seat, card);
            }
    }

    std::size_t ownerNamed(const Json& player) const
    {
        const std::string& letter = player.asString();
        const int seat = letter.size() == 1 ? letter[0] - 'A' : -1;
        if (seat < 0 || seat >= static_cast<int>(m_decks.size()))
            throw JsonError(player.line(), "no player \"" + letter + "\"");
        return static_cast<std::size_t>(seat);
    }

    const CardPool& m_pool;
    std::vector<Deck>& m_decks;
};

} // namespace

GameOptions scenarioOptions(const Json& scenario)
{
    GameOptions options;
    options.game = gameOf(scenario);
    const Json* given = scenario.find("options");
    if (!given)
        return options;
    checkKeys(*given, optionKeys(), "the options");
    const auto flag = [&](std::string_view key) {
        const Json* value = given->find(key);
        return value && value->asBool();
    };
    options.questionOrGuess = flag("question or guess");
    options.singleGuess = flag("single guess");
    options.killerCards = flag("killers");
    options.xFilePowers = flag("powers");
    for (std::string_view key : {"house on", "house off"})
        if (const Json* numbers = given->find(key))
            for (const Json& number : numbers->items()) {
                const std::uint32_t bit = 1u << (number.asInt(1, kHouseRules) - 1);
                options.house = key == "house on" ? options.house | bit : options.house & ~bit;
            }
    if (const Json* turns = given->find("most turns"))
        options.mostTurns = turns->asInt(0, 10'000);
    return options;
}

std::vector<Deck> scenarioDecks(const Json& players, const CardPool& pool)
{
    std::vector<Deck> decks(players.members().size());
    DeckBuilder builder(pool, decks);
    for (std::size_t i = 0; i < decks.size(); ++i)
        builder.addPlayer(i, players.members()[i].second);
    return decks;
}

} // namespace dossier
