// From the JSON of a position to a game (see tests/scenarios/README.md).
#include "effects/effect_reader.h"
#include "engine/changes/agents.h"
#include "engine/changes/zones.h"
#include "engine/flow/setup.h"
#include "engine/queries/table/zones.h"
#include "engine/records/scenario_game.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 13> kScenarioKeys{"shows",   "title",   "rules",   "about",   "game",
                                                         "options", "effects", "players", "turn of", "phase",
                                                         "seed",    "start",   "steps"};
constexpr std::array<std::string_view, 14> kPlayerKeys{"team",   "hand",    "deck",  "discard",   "removed",
                                                       "bureau", "sites",   "rp",    "cp",        "xfile",
                                                       "known",  "passive", "turns", "collection"};
constexpr std::array<std::string_view, 12> kAgentKeys{"card",         "section",     "team",   "damage",
                                                      "equipment",    "bought",      "held",   "until healed",
                                                      "may not heal", "health lost", "tokens", "purse"};
constexpr std::array<std::string_view, 3> kSiteKeys{"card", "at", "under"};
constexpr std::array<std::string_view, 2> kLyingKeys{"card", "tokens"};
constexpr std::array<std::string_view, 7> kOptionKeys{"house on", "house off", "question or guess", "single guess",
                                                      "killers",  "powers",    "most turns"};
constexpr int kMostPoints = 999;

const Json& cardOf(const Json& entry)
{
    return entry.isObject() ? entry.at("card") : entry;
}

Game gameOf(const Json& scenario)
{
    constexpr std::array<std::string_view, 2> words{"advanced", "basic"};
    const Json* word = scenario.find("game");
    return word ? static_cast<Game>(indexOf(*word, words, "game")) : Game::Advanced;
}

GameOptions optionsOf(const Json& scenario)
{
    GameOptions options;
    options.game = gameOf(scenario);
    const Json* given = scenario.find("options");
    if (!given)
        return options;
    checkKeys(*given, kOptionKeys, "the options");
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
        checkKeys(player, kPlayerKeys, "a player");
        if (const Json* xFile = player.find("xfile"))
            m_decks[seat].add(Zone::XFile, cardNamed(*xFile, m_pool), 1);
        if (const Json* team = player.find("team"))
            for (const Json& agent : team->items())
                addAgent(seat, agent);
        for (std::string_view zone : {"hand", "deck", "discard", "removed", "bureau"})
            if (const Json* cards = player.find(zone))
                for (const Json& card : cards->items())
                    add(seat, cardOf(card));
        if (const Json* sites = player.find("sites"))
            for (const Json& site : sites->items())
                addSite(seat, site);
    }

private:
    void add(std::size_t seat, const Json& card) { m_decks[seat].add(Zone::BureauDeck, cardNamed(card, m_pool), 1); }

    void addAgent(std::size_t seat, const Json& agent)
    {
        if (agent.isObject())
            checkKeys(agent, kAgentKeys, "an Agent");
        const Json* bought = agent.isObject() ? agent.find("bought") : nullptr;
        const CardIndex card = cardNamed(cardOf(agent), m_pool);
        if (!m_pool[card].agent)
            throw JsonError(agent.line(), m_pool[card].title + " is no Agent");
        m_decks[seat].add(bought && bought->asBool() ? Zone::BureauDeck : Zone::Team, card, 1);
        if (const Json* equipment = agent.isObject() ? agent.find("equipment") : nullptr)
            for (const Json& item : equipment->items())
                add(seat, item);
    }

    void addSite(std::size_t seat, const Json& site)
    {
        if (site.isObject())
            checkKeys(site, kSiteKeys, "a Site");
        add(seat, cardOf(site));
        const Json* under = site.isObject() ? site.find("under") : nullptr;
        if (!under)
            return;
        for (const Json& card : under->items())
            add(static_cast<std::size_t>(ownerOf(card)), card.at("card"));
    }

    int ownerOf(const Json& card) const
    {
        const std::string& letter = card.at("player").asString();
        const int seat = letter.size() == 1 ? letter[0] - 'A' : -1;
        if (seat < 0 || seat >= static_cast<int>(m_decks.size()))
            throw JsonError(card.line(), "no player \"" + letter + "\"");
        return seat;
    }

    const CardPool& m_pool;
    std::vector<Deck>& m_decks;
};

// Puts the cards of an empty table where the scenario says.
class Placing
{
public:
    Placing(GameState& state, const CardPool& pool)
        : m_play{state}
        , m_pool(pool)
    {}

    void placePlayer(Seat seat, const Json& player, const ScenarioGame& game)
    {
        PlayerState& own = m_play.state.player(seat);
        if (const Json* team = player.find("team"))
            for (const Json& agent : team->items())
                placeAgent(seat, agent);
        for (const auto& [key, place] : {std::pair{std::string_view("hand"), Place::Hand},
                                         {"discard", Place::Discard},
                                         {"removed", Place::Removed},
                                         {"bureau", Place::Bureau}})
            if (const Json* cards = player.find(key))
                for (const Json& card : cards->items())
                    placeCard(seat, card, place);
        if (const Json* deck = player.find("deck"))
            for (const Json& card : deck->items())
                putIntoDeck(m_play, take(seat, card), kCardsPerSeat);
        if (const Json* sites = player.find("sites"))
            for (const Json& site : sites->items())
                placeSite(seat, site, game);
        const Json* rp = player.find("rp");
        const Json* cp = player.find("cp");
        own.rp = static_cast<std::uint16_t>(rp ? rp->asInt(0, kMostPoints) : 5);
        own.cp = static_cast<std::uint16_t>(cp ? cp->asInt(0, kMostPoints) : 5);
        if (const Json* known = player.find("known"))
            readKnown(seat, *known, game);
    }

private:
    // A copy of the card that has not been placed yet.
    CardRef take(Seat seat, const Json& card)
    {
        const CardIndex wanted = cardNamed(cardOf(card), m_pool);
        for (int index = 0; index < m_play.match().cardCount(seat); ++index)
            if (m_play.match().card(seat, index) == wanted && !m_taken[seat].contains(index)) {
                m_taken[seat].insert(index);
                return {seat, index};
            }
        throw JsonError(card.line(), "this card cannot be placed");
    }

    void placeCard(Seat seat, const Json& entry, Place place)
    {
        const CardRef card = take(seat, entry);
        put(m_play, card, place);
        if (!entry.isObject())
            return;
        checkKeys(entry, kLyingKeys, "a card that lies there");
        if (const Json* tokens = entry.find("tokens"))
            setTokens(m_play, card, tokens->asInt(0, kMostTokens));
    }

    void placeAgent(Seat seat, const Json& entry)
    {
        const CardRef card = take(seat, entry);
        const int slot = factsOf(m_play.state, card).slot;
        if (agentOf(m_play.state, seat, slot).inPlay())
            throw JsonError(entry.line(), m_pool[cardIndex(m_play.state, card)].title + " is in play twice (AGENT-5)");
        const auto find = [&](std::string_view key) { return entry.isObject() ? entry.find(key) : nullptr; };
        const Json* section = find("section");
        const auto where =
            section ? static_cast<Section>(indexOf(*section, sectionWords(), "Section")) : Section::Bureau;
        const Json* team = find("team");
        const int own = static_cast<int>(where); // without a number: one Team a Section
        enterPlay(m_play, card, where, static_cast<std::uint8_t>(team ? team->asInt(0, kNoTeam - 1) : own));
        AgentState& agent = agentOf(m_play.state, seat, slot);
        const auto number = [&](std::string_view key, int most) {
            const Json* value = find(key);
            return static_cast<std::uint8_t>(value ? value->asInt(0, most) : 0);
        };
        const auto flag = [&](std::string_view key) {
            const Json* value = find(key);
            return static_cast<std::uint8_t>(value && value->asBool() ? 1 : 0);
        };
        agent.damage = number("damage", factsOf(m_play.state, card).health) & 0xf;
        agent.healthLost = number("health lost", 7) & 7;
        agent.held = number("held", 3) & 3;
        agent.bought = flag("bought") & 1;
        agent.untilHealed = flag("until healed") & 1;
        agent.mayNotHeal = flag("may not heal") & 1;
        placeTokens(m_play, seat, slot);
        if (find("tokens"))
            setTokens(m_play, card, number("tokens", kMostTokens));
        if (find("purse"))
            agent.purse = flag("purse") & 1;
        if (const Json* equipment = find("equipment"))
            for (const Json& item : equipment->items()) {
                const CardRef held = take(seat, item);
                put(m_play, held, Place::OnCard, static_cast<std::uint8_t>(card.index()), seat);
                placeTokens(m_play, held);
            }
    }

    void placeSite(Seat seat, const Json& entry, const ScenarioGame& game)
    {
        const CardRef site = take(seat, entry);
        if (factsOf(m_play.state, site).type != CardType::Site)
            throw JsonError(entry.line(), "this card is no Site");
        const Json* at = entry.isObject() ? entry.find("at") : nullptr;
        const Seat directed = at ? game.seatNamed(*at, at->asString()) : leftOf(m_play.state, seat);
        put(m_play, site, Place::Field, kNoCard, directed);
        const Json* under = entry.isObject() ? entry.find("under") : nullptr;
        if (!under)
            return;
        for (const Json& card : under->items()) {
            const Json& player = card.at("player");
            put(m_play, take(game.seatNamed(player, player.asString()), card), Place::UnderSite,
                static_cast<std::uint8_t>(site.index()), seat);
        }
    }

    void readKnown(Seat observer, const Json& known, const ScenarioGame& game)
    {
        constexpr std::array<std::string_view, 3> keys{"yes", "no", "wrong"};
        for (const auto& [letter, facts] : known.members()) {
            const Seat subject = game.seatNamed(facts, letter);
            checkKeys(facts, keys, "what is known");
            if (subject == observer)
                throw JsonError(facts.line(), "nobody keeps a Notebook about himself");
            Notebook& notes = notebook(m_play.state, observer, subject);
            if (const Json* yes = facts.find("yes"))
                for (const Json& type : yes->items())
                    notes.yes |= 1u << typeBitNamed(type);
            if (const Json* no = facts.find("no"))
                for (const Json& type : no->items())
                    notes.no |= 1u << typeBitNamed(type);
            if (const Json* wrong = facts.find("wrong"))
                for (const Json& xFile : wrong->items())
                    notes.wrong |= std::uint64_t{1} << slotNamed(xFile, CardType::XFile, m_play.match());
        }
    }

    Play m_play;
    const CardPool& m_pool;
    std::array<CardSet, kMostSeats> m_taken{};
};

std::string sentenceOf(const SetupProblem& problem)
{
    using Kind = SetupProblem::Kind;
    switch (problem.kind) {
    case Kind::Seats:
        return "a game has two to four players, not " + std::to_string(problem.have);
    case Kind::AgentTwice:
        return "a title stands twice in a Team (DECK-14)";
    case Kind::NoAgent:
        return "a card of a Team is no Agent";
    default:
        return "too many cards: " + std::to_string(problem.have) + ", at most " + std::to_string(problem.want);
    }
}

} // namespace

ScenarioGame::ScenarioGame(const Json& scenario, const CardPool& pool, const EffectBook* usual)
    : m_pool(&pool)
{
    checkKeys(scenario, kScenarioKeys, "the scenario");
    if (const Json* effects = scenario.find("effects"))
        m_effects = readEffects(*effects);
    const Json& players = scenario.at("players");
    m_decks.resize(players.members().size());
    for (std::size_t i = 0; i < m_decks.size(); ++i)
        if (players.members()[i].first != letterOf(static_cast<Seat>(i)))
            throw JsonError(players.line(), "players are called \"A\", \"B\" … in seat order");
    DeckBuilder builder(pool, m_decks);
    for (std::size_t i = 0; i < m_decks.size(); ++i)
        builder.addPlayer(i, players.members()[i].second);
    MatchSetup setup;
    setup.pool = &pool;
    setup.effects = usual && !scenario.find("effects") ? usual : &m_effects;
    setup.options = optionsOf(scenario);
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const Json* passive = players.members()[i].second.find("passive");
        SeatSetup seat{&m_decks[i], passive && passive->asBool()};
        if (const Json* owned = players.members()[i].second.find("collection"))
            for (const Json& card : owned->items())
                seat.collection.push_back({cardNamed(card, pool), 2});
        setup.seats.push_back(std::move(seat));
    }
    const auto problems = setupProblems(setup);
    if (!problems.empty())
        throw JsonError(players.line(), sentenceOf(problems.front()));
    m_match = std::make_unique<Match>(setup);
    const Json* seed = scenario.find("seed");
    m_state = emptyTable(*m_match, static_cast<std::uint64_t>(seed ? seed->asInteger(0, INT64_MAX) : 1));
    Placing placing(m_state, pool);
    for (std::size_t i = 0; i < m_decks.size(); ++i)
        placing.placePlayer(static_cast<Seat>(i), players.members()[i].second, *this);
    const Json* turnOf = scenario.find("turn of");
    const Json* phase = scenario.find("phase");
    startAt(m_state, turnOf ? seatNamed(*turnOf, turnOf->asString()) : Seat{0},
            phase ? static_cast<Phase>(indexOf(*phase, phaseWords(), "phase")) : Phase::Briefing, &m_log);
}

std::string ScenarioGame::letterOf(Seat seat)
{
    return seat == kNoSeat ? std::string("nobody") : std::string(1, static_cast<char>('A' + seat));
}

Seat ScenarioGame::seatNamed(const Json& at, std::string_view letter) const
{
    const int seat = letter.size() == 1 ? letter[0] - 'A' : -1;
    if (seat < 0 || seat >= static_cast<int>(m_decks.size()))
        throw JsonError(at.line(), "no player \"" + std::string(letter) + "\"");
    return static_cast<Seat>(seat);
}

} // namespace dossier
