#include "engine/players/playtest/shard.h"

#include "domain/limits/text_limits.h"
#include "effects/card_effect.h"
#include "engine/records/set_up.h"
#include "engine/records/words.h"
#include "engine/state/random.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>

namespace dossier {

namespace {

constexpr int kVersion = 2;
constexpr int kOwnXFilesAlone = 1; // the version in which nobody drew them
constexpr int kMostGames = 1'000'000'000;
// A table takes some two hundred values: room for a hundred decks, each against each.
constexpr JsonRules kShardRules{
    .mostBytes = std::size_t{64} * 1024 * 1024, .mostValues = 1'000'000, .mostLevels = 16, .keysOnce = true};

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
    return digits.data();
}

// FNV-1a
std::uint64_t hashOf(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325u)
{
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3u;
    return hash;
}

template <typename Numbers>
Json numbers(const Numbers& values)
{
    Json list = Json::array();
    for (const auto value : values)
        list.push(static_cast<std::int64_t>(value));
    return list;
}

template <typename Numbers>
void readNumbers(const Json& list, Numbers& values)
{
    if (list.items().size() != values.size())
        throw JsonError(list.line(), std::to_string(values.size()) + " numbers expected");
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = list.items()[i].asInt(0, kMostGames);
}

Json countsJson(const std::map<int, int>& counts)
{
    Json list = Json::array();
    for (const auto& [value, times] : counts) {
        list.push(value);
        list.push(times);
    }
    return list;
}

std::map<int, int> readCounts(const Json& list)
{
    std::map<int, int> counts;
    if (list.items().size() % 2 != 0)
        throw JsonError(list.line(), "values and how often they came expected");
    for (std::size_t i = 0; i < list.items().size(); i += 2)
        counts[list.items()[i].asInt(0, kMostGames)] = list.items()[i + 1].asInt(0, kMostGames);
    return counts;
}

// --- The series -----------------------------------------------------------------------------------------------------

Json seriesJson(const SeriesSetup& setup)
{
    Json entrants = Json::array();
    for (const Entrant& entrant : setup.entrants) {
        Json one = Json::object();
        one.set("name", cutTo(TextOf::DeckName, entrant.deck.name));
        one.set("bot", botWords()[static_cast<std::size_t>(entrant.bot)]);
        setDeck(one, entrant.deck, *setup.pool);
        // What the deck may be by its own rules, where these are not the usual ones.
        if (entrant.deck.killersAgreed)
            one.set("killers", true);
        if (entrant.deck.sets != DeckSets::All)
            one.set("sets", nameOf(entrant.deck.sets));
        entrants.push(std::move(one));
    }
    Json tables = Json::array();
    for (const SeriesTable& table : setup.tables)
        tables.push(numbers(table));
    Json json = Json::object();
    json.set("options", optionsJson(setup.options));
    json.set("seed", static_cast<std::int64_t>(setup.seed));
    json.set("rounds", setup.rounds);
    json.set("exchanged", setup.exchanged);
    json.set("own_xfiles", setup.ownXFiles);
    json.set("worlds", setup.worlds);
    json.set("cards", setup.cards);
    json.set("entrants", std::move(entrants));
    json.set("tables", std::move(tables));
    return json;
}

Entrant readEntrant(const Json& json, const CardPool& pool, Game game)
{
    Entrant entrant{deckFrom(json, pool)};
    entrant.deck.name = cutTo(TextOf::DeckName, json.at("name").asString());
    entrant.deck.game = game;
    if (const Json* killers = json.find("killers"))
        entrant.deck.killersAgreed = killers->asBool();
    if (const Json* sets = json.find("sets")) {
        const auto known = deckSetsNamed(sets->asString());
        if (!known)
            throw JsonError(sets->line(), "no word \"sets\"");
        entrant.deck.sets = *known;
    }
    const auto bot = botNamed(json.at("bot").asString());
    if (!bot)
        throw JsonError(json.at("bot").line(), "no player is called \"" + json.at("bot").asString() + '"');
    entrant.bot = *bot;
    return entrant;
}

SeriesSetup readSeries(const Json& json, int version, const CardPool& pool, const EffectBook* effects)
{
    SeriesSetup setup;
    setup.pool = &pool;
    setup.effects = effects;
    setup.options = readOptions(json.at("options"));
    setup.seed = static_cast<std::uint64_t>(json.at("seed").asInteger(INT64_MIN, INT64_MAX));
    setup.rounds = json.at("rounds").asInt(1, kMostGames);
    setup.exchanged = json.at("exchanged").asBool();
    setup.ownXFiles = version == kOwnXFilesAlone || json.at("own_xfiles").asBool();
    setup.worlds = json.at("worlds").asInt(1, kMostGames);
    setup.cards = json.at("cards").asBool();
    for (const Json& entrant : json.at("entrants").items())
        setup.entrants.push_back(readEntrant(entrant, pool, setup.options.game));
    for (const Json& table : json.at("tables").items()) {
        SeriesTable& seats = setup.tables.emplace_back();
        for (const Json& entrant : table.items())
            seats.push_back(entrant.asInt(0, static_cast<int>(setup.entrants.size()) - 1));
        if (seats.size() < 2 || seats.size() > (setup.exchanged ? 2 : std::size_t{kMostSeats}))
            throw JsonError(table.line(), "two seats at a table expected, or up to four where they are not exchanged");
        if (seats.size() != setup.tables.front().size())
            throw JsonError(table.line(), "as many seats at each table expected");
    }
    if (static_cast<std::int64_t>(setup.tables.size()) * setup.rounds > kMostGames)
        throw JsonError(json.at("rounds").line(), "more games than a playtest can have");
    if (seriesProblem(setup))
        throw JsonError(json.at("entrants").line(), "no game can be set up with these decks");
    return setup;
}

// --- What was played ------------------------------------------------------------------------------------------------

Json tableJson(int number, const TableTally& table)
{
    Json json = Json::object();
    json.set("table", number);
    json.set("games", table.games);
    json.set("wins", numbers(table.wins));
    json.set("pairs", numbers(table.pairs));
    json.set("endings", countsJson(table.endings));
    json.set("turns", countsJson(table.turns.counts()));
    json.set("decisions", table.decisions);
    return json;
}

std::int64_t timesIn(const std::map<int, int>& counts)
{
    std::int64_t times = 0;
    for (const auto& [value, count] : counts)
        times += count;
    return times;
}

// Whether these pairs are those of these wins: who is first at his table has two halves of a point of each game he
// wins, one of an undecided one, and of one against himself always one.
bool fitPairs(const TableTally& table, std::int64_t won, const SeriesTable& seats, bool exchanged)
{
    std::int64_t pairs = 0;
    std::int64_t points = 0;
    for (std::size_t i = 0; i < table.pairs.size(); ++i) {
        pairs += table.pairs[i];
        points += static_cast<std::int64_t>(i) * table.pairs[i];
    }
    if (!exchanged)
        return pairs == 0;
    const std::int64_t games = table.games;
    const std::int64_t own = isMirror(seats) ? games : 2 * std::int64_t{table.wins[0]} + games - won;
    return 2 * pairs == games && points == own;
}

TableTally readTable(const Json& json, const SeriesSetup& setup, const SeriesTable& seats)
{
    TableTally table;
    table.games = json.at("games").asInt(0, kMostGames);
    readNumbers(json.at("wins"), table.wins);
    readNumbers(json.at("pairs"), table.pairs);
    table.endings = readCounts(json.at("endings"));
    constexpr int kFirst = static_cast<int>(Ending::Identified);
    if (!table.endings.empty() && (table.endings.begin()->first < kFirst ||
                                   table.endings.rbegin()->first >= static_cast<int>(endingWords().size())))
        throw JsonError(json.at("endings").line(), "no ending has this number");
    const std::map<int, int> turns = readCounts(json.at("turns"));
    if (timesIn(table.endings) != table.games || timesIn(turns) != table.games ||
        table.games > std::int64_t{setup.rounds} * gamesOfUnit(setup))
        throw JsonError(json.line(), "another number of games than were played");
    if (setup.options.mostTurns > 0 && !turns.empty() && turns.rbegin()->first > setup.options.mostTurns)
        throw JsonError(json.at("turns").line(), "more turns than a game of it can have");
    std::int64_t won = 0;
    for (std::size_t place = 0; place < table.wins.size(); ++place) {
        won += table.wins[place];
        if (place >= seats.size() && table.wins[place] != 0)
            throw JsonError(json.at("wins").line(), "wins of a player who does not sit there");
    }
    if (won > table.games)
        throw JsonError(json.at("wins").line(), "more wins than games");
    if (!fitPairs(table, won, seats, setup.exchanged))
        throw JsonError(json.at("pairs").line(), "pairs that do not fit the wins");
    table.turns = Distribution(turns);
    table.decisions = json.at("decisions").asInteger(0, INT64_MAX);
    return table;
}

std::array<int, 9> packed(const CardFigures& card)
{
    return {card.opening.games,   card.opening.wins, card.opening.undecided, card.drawn.games,     card.drawn.wins,
            card.drawn.undecided, card.played.games, card.played.wins,       card.played.undecided};
}

// What undecided games brought follows from how many sat at the table.
GameCount countOf(std::span<const int, 3> n, int seats)
{
    return {n[0], n[1], n[2], std::int64_t{n[2]} * partsOfUndecided(seats)};
}

CardFigures unpacked(const std::array<int, 9>& values, int seats)
{
    const std::span<const int, 9> n(values);
    return {countOf(n.subspan<0, 3>(), seats), countOf(n.subspan<3, 3>(), seats), countOf(n.subspan<6, 3>(), seats)};
}

Json deckFiguresJson(int entrant, const DeckFigures& figures)
{
    Json cards = Json::array();
    for (const CardFigures& card : figures.cards)
        cards.push(numbers(packed(card)));
    Json json = Json::object();
    json.set("entrant", entrant);
    json.set("all", numbers(std::array{figures.all.games, figures.all.wins, figures.all.undecided}));
    json.set("cards", std::move(cards));
    return json;
}

// Whether these may be of those games.
bool isPartOf(const GameCount& some, const GameCount& all)
{
    return some.games <= all.games && some.wins <= all.wins && some.undecided <= all.undecided &&
           some.games - some.wins - some.undecided <= all.games - all.wins - all.undecided &&
           std::int64_t{some.wins} + some.undecided <= some.games;
}

// `played`: in so many games an entrant of it sat at a table, each seat of his counted.
DeckFigures readDeckFigures(const Json& json, std::size_t cards, int seats, std::int64_t played)
{
    DeckFigures figures;
    std::array<int, 3> all{};
    readNumbers(json.at("all"), all);
    figures.all = countOf(all, seats);
    if (figures.all.games != played || !isPartOf(figures.all, figures.all))
        throw JsonError(json.at("all").line(), "another number of games than were played");
    if (json.at("cards").items().size() != cards)
        throw JsonError(json.at("cards").line(), "another number of cards than the deck has");
    for (const Json& card : json.at("cards").items()) {
        std::array<int, 9> values{};
        readNumbers(card, values);
        figures.cards.push_back(unpacked(values, seats));
        const CardFigures& of = figures.cards.back();
        if (!isPartOf(of.opening, figures.all) || !isPartOf(of.drawn, figures.all) || !isPartOf(of.played, figures.all))
            throw JsonError(card.line(), "more games of a card than were played");
    }
    return figures;
}

Json tallyJson(const SeriesTally& tally)
{
    Json tables = Json::array();
    for (const auto& [number, table] : tally.tables)
        tables.push(tableJson(number, table));
    Json decks = Json::array();
    for (const auto& [entrant, figures] : tally.decks)
        decks.push(deckFiguresJson(entrant, figures));
    Json json = Json::object();
    json.set("games", tally.games);
    json.set("tables", std::move(tables));
    json.set("decks", std::move(decks));
    return json;
}

SeriesTally readTally(const Json& json, const SeriesSetup& setup)
{
    SeriesTally tally;
    tally.games = json.at("games").asInt(0, kMostGames);
    std::vector<std::int64_t> played(setup.entrants.size());
    for (const Json& table : json.at("tables").items()) {
        const int number = table.at("table").asInt(0, static_cast<int>(setup.tables.size()) - 1);
        const SeriesTable& seats = setup.tables[static_cast<std::size_t>(number)];
        const auto [place, isNew] = tally.tables.emplace(number, readTable(table, setup, seats));
        if (!isNew)
            throw JsonError(table.line(), "a table stands there twice");
        for (const int entrant : seats)
            played[static_cast<std::size_t>(entrant)] += place->second.games;
    }
    for (const Json& deck : json.at("decks").items()) {
        const int entrant = deck.at("entrant").asInt(0, static_cast<int>(setup.entrants.size()) - 1);
        const auto index = static_cast<std::size_t>(entrant);
        const auto cards = setup.entrants[index].deck.bureauDeck.size();
        if (!tally.decks.emplace(entrant, readDeckFigures(deck, cards, seatsOf(setup), played[index])).second)
            throw JsonError(deck.line(), "a deck stands there twice");
    }
    return tally;
}

} // namespace

std::string rulesMark(const SeriesSetup& setup, std::string_view program)
{
    constexpr int kGames = 4;
    constexpr int kTurns = 30;
    std::uint64_t hash = hashOf(program);
    for (int game = 0; game < kGames && !setup.tables.empty(); ++game) {
        const SeriesTable& table = setup.tables[static_cast<std::size_t>(game) % setup.tables.size()];
        SelfPlaySetup random;
        random.match.pool = setup.pool;
        random.match.effects = setup.effects;
        random.match.options = setup.options;
        random.match.options.mostTurns = kTurns;
        for (const int entrant : table)
            random.match.seats.push_back({.deck = &setup.entrants[static_cast<std::size_t>(entrant)].deck,
                                          .drawsXFile = !setup.ownXFiles,
                                          .inOrder = true});
        random.seed = setup.seed;
        hash = mixed(hash ^ playMatch(random, game).record.hash.value_or(0));
    }
    return hexadecimal(hash);
}

std::string writeShard(const Shard& shard)
{
    Json body = Json::object();
    body.set("version", kVersion);
    body.set("form", std::string_view(shard.run.form));
    body.set("rules", std::string_view(shard.run.rules));
    body.set("part", shard.part.part);
    body.set("of", shard.part.of);
    body.set("played", shard.played);
    body.set("milliseconds", shard.milliseconds);
    body.set("series", seriesJson(shard.run.setup));
    body.set("tally", tallyJson(shard.tally));
    Json json = Json::object();
    json.set("check", hexadecimal(hashOf(body.compact())));
    json.set("playtest", std::move(body));
    return json.dump();
}

Shard readShard(std::string_view text, const CardPool& pool, const EffectBook* effects)
{
    const Json json = Json::parse(text, kShardRules);
    const Json& body = json.at("playtest");
    if (json.at("check").asString() != hexadecimal(hashOf(body.compact())))
        throw JsonError(0, "the file is damaged: its checksum is another");
    const int version = body.at("version").asInt(kOwnXFilesAlone, kVersion);
    Shard shard;
    shard.run.form = body.at("form").asString();
    shard.run.rules = body.at("rules").asString();
    shard.run.setup = readSeries(body.at("series"), version, pool, effects);
    shard.part.of = body.at("of").asInt(1, kMostParts);
    shard.part.part = body.at("part").asInt(1, shard.part.of);
    shard.played = body.at("played").asInt(0, unitCount(shard.run.setup, shard.part));
    shard.milliseconds = body.at("milliseconds").asInteger(0, INT64_MAX);
    shard.tally = readTally(body.at("tally"), shard.run.setup);
    if (shard.tally.games != std::int64_t{shard.played} * gamesOfUnit(shard.run.setup) ||
        shard.tally.games != total(shard.tally).games)
        throw JsonError(body.at("tally").line(), "another number of games than were played");
    return shard;
}

// What deck builders agreed on says which decks are told to be illegal, and stands in no shard of an older version; the
// games are the same.
bool isSameSeries(const SeriesRun& a, const SeriesRun& b)
{
    const auto played = [](SeriesSetup setup) {
        for (auto& entrant : setup.entrants) {
            entrant.deck.killersAgreed = false;
            entrant.deck.sets = DeckSets::All;
        }
        return seriesJson(setup).compact();
    };
    return a.form == b.form && played(a.setup) == played(b.setup);
}

std::optional<ShardFault> faultOf(std::span<const Shard> shards)
{
    using Kind = ShardFault::Kind;
    if (shards.empty())
        return ShardFault{};
    const Shard& first = shards.front();
    std::map<int, std::size_t> fileOf;
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const Shard& shard = shards[i];
        if (!isSameSeries(shard.run, first.run))
            return ShardFault{Kind::OtherSeries, i, 0, {}};
        if (shard.run.rules != first.run.rules)
            return ShardFault{Kind::OtherRules, i, 0, {}};
        if (shard.part.of != first.part.of)
            return ShardFault{Kind::OtherSplit, i, 0, {}};
        if (const auto [known, isNew] = fileOf.emplace(shard.part.part, i); !isNew)
            return ShardFault{Kind::Twice, i, known->second, {}};
        if (!shard.isWhole())
            return ShardFault{Kind::Unfinished, i, 0, {}};
    }
    ShardFault missing;
    for (int part = 1; part <= first.part.of; ++part)
        if (!fileOf.contains(part))
            missing.parts.push_back(part);
    return missing.parts.empty() ? std::nullopt : std::optional(missing);
}

Shard mergeShards(std::span<const Shard> shards)
{
    if (faultOf(shards))
        throw std::invalid_argument("these shards make no series");
    Shard whole;
    whole.run = shards.front().run;
    for (const Shard& shard : shards) {
        whole.tally += shard.tally;
        whole.milliseconds += shard.milliseconds;
    }
    whole.played = unitCount(whole.run.setup);
    return whole;
}

} // namespace dossier
