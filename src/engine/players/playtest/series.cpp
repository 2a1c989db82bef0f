#include "engine/players/playtest/series.h"

#include "engine/players/batch_pieces.h"
#include "engine/state/match.h"
#include "engine/state/observation.h"
#include "engine/state/random.h"
#include "text/told_apart.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <memory>
#include <numeric>

namespace dossier {

namespace {

constexpr std::uint64_t kSecondSeeds = std::uint64_t{1} << 31; // beyond the seeds of any table

SelfPlaySetup setupOf(const SeriesSetup& series, const SeriesTable& table, bool exchanged)
{
    SelfPlaySetup setup;
    setup.match.pool = series.pool;
    setup.match.effects = series.effects;
    setup.match.options = series.options;
    setup.thinking.worlds = series.worlds;
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
        const std::size_t place = exchanged ? table.size() - 1 - seat : seat;
        const Entrant& entrant = series.entrants[static_cast<std::size_t>(table[place])];
        setup.match.seats.push_back({.deck = &entrant.deck, .drawsXFile = !series.ownXFiles, .inOrder = true});
        setup.bots.push_back(entrant.bot);
    }
    return setup;
}

// A table with its seats as they are or exchanged, set up once for all its games.
struct SetTable
{
    SetTable(const SeriesSetup& series, const SeriesTable& table, bool exchanged)
        : setup(setupOf(series, table, exchanged))
        , match(setup.match)
    {}

    SelfPlaySetup setup;
    Match match;
};

class Playing
{
public:
    Playing(const SeriesSetup& setup, const std::stop_token& stop)
        : m_setup(setup)
        , m_stop(stop)
    {}

    // Returns the halves of a point that the first at the table won; nothing, and nothing is counted, where it was
    // stopped before the unit was whole.
    std::optional<int> play(int unit)
    {
        sitDown(unit / m_setup.rounds);
        const auto index = static_cast<std::uint64_t>(unit % m_setup.rounds);
        for (int second = 0; second < gamesOfUnit(m_setup); ++second) {
            // With one seed they would be the same game twice.
            const std::uint64_t other = second == 1 && isMirror(entrants()) ? kSecondSeeds : 0;
            const std::uint64_t number = static_cast<std::uint64_t>(m_table) << 32 | (index + other);
            if (!playOne(second == 1, seedOfGame(m_setup.seed, number)))
                return std::nullopt;
        }
        TableTally& table = m_tally.tables[m_table];
        int points = 0;
        for (int second = 0; second < gamesOfUnit(m_setup); ++second)
            points += count(second == 1, table);
        // Whoever wins a game of an entrant against himself, half of it is his.
        if (m_setup.exchanged && isMirror(entrants()))
            points = gamesOfUnit(m_setup);
        if (m_setup.exchanged)
            ++table.pairs[static_cast<std::size_t>(points)];
        return points;
    }

    SeriesTally take() { return std::move(m_tally); }

private:
    const SeriesTable& entrants() const { return m_setup.tables[static_cast<std::size_t>(m_table)]; }

    void sitDown(int table)
    {
        if (table == m_table)
            return;
        m_table = table;
        m_set[0] = std::make_unique<SetTable>(m_setup, entrants(), false);
        m_set[1].reset();
        if (m_setup.exchanged)
            m_set[1] = std::make_unique<SetTable>(m_setup, entrants(), true);
        m_watches.clear();
        if (m_setup.cards)
            for (const int entrant : entrants())
                m_watches.emplace_back(m_setup.entrants[static_cast<std::size_t>(entrant)].deck, *m_setup.pool);
    }

    bool playOne(bool exchanged, std::uint64_t seed)
    {
        const std::size_t which = exchanged ? 1 : 0;
        const SetTable& set = *m_set[which];
        EventLog& log = m_logs[which];
        log.clear();
        m_games[which] = playGame(set.setup, set.match, seed, m_seen, m_setup.cards ? &log : nullptr, m_stop);
        return !m_games[which].stopped;
    }

    int count(bool exchanged, TableTally& table)
    {
        const SelfPlayGame& game = m_games[exchanged ? 1 : 0];
        const EventLog& log = m_logs[exchanged ? 1 : 0];
        const std::size_t seats = entrants().size();
        ++m_tally.games;
        ++table.games;
        ++table.endings[static_cast<int>(game.ending)];
        table.turns.add(game.turns);
        table.decisions += game.decisions;
        const auto placeOf = [&](std::size_t seat) { return exchanged ? seats - 1 - seat : seat; };
        if (game.winner != kNoSeat)
            ++table.wins[placeOf(game.winner)];
        for (std::size_t seat = 0; seat < seats && m_setup.cards; ++seat) {
            const GameCount count = GameCount::of(static_cast<Seat>(seat), game.winner, seats);
            const std::size_t place = placeOf(seat);
            m_watches[place].add(log, static_cast<Seat>(seat), count, m_tally.decks[entrants()[place]]);
        }
        return game.winner == kNoSeat ? 1 : placeOf(game.winner) == 0 ? 2 : 0;
    }

    const SeriesSetup& m_setup;
    const std::stop_token& m_stop;
    SeriesTally m_tally;
    int m_table = -1;
    std::array<std::unique_ptr<SetTable>, 2> m_set;
    std::vector<CardWatch> m_watches; // by place at the table
    Observation m_seen;
    // Of the unit that is played: as its seats are, and exchanged.
    std::array<SelfPlayGame, 2> m_games;
    std::array<EventLog, 2> m_logs;
};

void check(const SeriesSetup& setup)
{
    if (seriesProblem(setup))
        throw std::invalid_argument("the series cannot be set up");
}

// Eight pieces a thread, so that those of slow players end together; each sets its tables up anew.
int unitsAtOnce(int units, int jobs)
{
    return std::clamp(units / (std::max(jobs, 1) * 8), 1, kGamesAtOnce);
}

PairCounts turned(const PairCounts& pairs)
{
    return {pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]};
}

} // namespace

bool isMirror(const SeriesTable& table)
{
    return table.size() == 2 && table[0] == table[1];
}

std::vector<SeriesTable> everyPair(int entrants, bool mirrors)
{
    std::vector<SeriesTable> tables;
    for (int a = 0; a < entrants; ++a)
        for (int b = mirrors ? a : a + 1; b < entrants; ++b)
            tables.push_back({a, b});
    return tables;
}

std::string nameOf(const SeriesSetup& setup, std::size_t entrant)
{
    std::vector<std::string> names; // of those with the same player
    std::size_t place = 0;
    for (std::size_t each = 0; each < setup.entrants.size(); ++each) {
        if (setup.entrants[each].bot != setup.entrants[entrant].bot)
            continue;
        place = each == entrant ? names.size() : place;
        names.push_back(setup.entrants[each].deck.name);
    }
    return toldApart(std::move(names))[place];
}

WhoseXFiles whoseXFiles(const SeriesSetup& setup)
{
    const auto named =
        std::ranges::count_if(setup.entrants, [](const Entrant& who) { return !who.deck.xFile.empty(); });
    if (!setup.ownXFiles || named == 0)
        return WhoseXFiles::Drawn;
    return named == std::ssize(setup.entrants) ? WhoseXFiles::Own : WhoseXFiles::OwnWhereNamed;
}

std::string_view nameOf(WhoseXFiles played)
{
    switch (played) {
    case WhoseXFiles::Drawn:
        break;
    case WhoseXFiles::Own:
        return "own";
    case WhoseXFiles::OwnWhereNamed:
        return "own where named";
    }
    return "drawn";
}

SelfPlaySetup firstTable(const SeriesSetup& setup)
{
    SelfPlaySetup table = setupOf(setup, setup.tables.front(), false);
    table.seed = setup.seed;
    return table;
}

std::optional<SeriesProblem> seriesProblem(const SeriesSetup& setup)
{
    for (const SeriesTable& table : setup.tables)
        if (const auto problems = setupProblems(setupOf(setup, table, false).match); !problems.empty()) {
            const Seat seat = problems.front().seat == kNoSeat ? Seat{0} : problems.front().seat;
            return SeriesProblem{table.empty() ? 0 : table[seat], problems.front()};
        }
    return std::nullopt;
}

int unitCount(const SeriesSetup& setup, const SeriesPart& part)
{
    const int all = static_cast<int>(setup.tables.size()) * setup.rounds;
    return (all - part.part + part.of) / part.of;
}

TableTally& TableTally::operator+=(const TableTally& other)
{
    games += other.games;
    decisions += other.decisions;
    turns.add(other.turns);
    for (std::size_t place = 0; place < wins.size(); ++place)
        wins[place] += other.wins[place];
    for (std::size_t points = 0; points < pairs.size(); ++points)
        pairs[points] += other.pairs[points];
    for (const auto& [ending, times] : other.endings)
        endings[ending] += times;
    return *this;
}

SeriesTally& SeriesTally::operator+=(const SeriesTally& other)
{
    games += other.games;
    for (const auto& [table, tally] : other.tables)
        tables[table] += tally;
    for (const auto& [entrant, figures] : other.decks)
        decks[entrant] += figures;
    return *this;
}

SeriesTally playSeries(const SeriesSetup& setup, const SeriesPart& part, int first, int last,
                       const std::stop_token& stop)
{
    Playing playing(setup, stop);
    for (int i = first; i < last && !stop.stop_requested(); ++i)
        playing.play(part.part - 1 + i * part.of);
    return playing.take();
}

SeriesTally playSeries(const SeriesSetup& setup, const SeriesPart& part, int first, int last, int jobs,
                       const std::function<void(int)>& progress, const std::stop_token& stop)
{
    check(setup);
    const int atOnce = unitsAtOnce(last - first, jobs);
    SeriesTally all;
    for (const SeriesTally& piece : playInPieces(
             last - first, jobs, progress, stop,
             [&](int from, int to) { return playSeries(setup, part, first + from, first + to, stop); }, atOnce))
        all += piece;
    return all;
}

SeriesTally playUnits(const SeriesSetup& setup, std::span<const int> units, int jobs,
                      const std::function<void(int)>& progress, const std::stop_token& stop)
{
    check(setup);
    const int count = static_cast<int>(units.size());
    const auto play = [&](int from, int to) {
        Playing playing(setup, stop);
        for (int i = from; i < to && !stop.stop_requested(); ++i)
            playing.play(units[static_cast<std::size_t>(i)]);
        return playing.take();
    };
    SeriesTally all;
    for (const SeriesTally& piece : playInPieces(count, jobs, progress, stop, play, unitsAtOnce(count, jobs)))
        all += piece;
    return all;
}

SeriesTally playWatched(const SeriesSetup& setup, int jobs, const std::function<void(int)>& progress,
                        const std::function<void(const SeriesTally&)>& heard, const std::stop_token& stop)
{
    constexpr std::chrono::milliseconds kLookEvery{300};
    SeriesTally all;
    int step = 1;
    for (int round = 0; round < setup.rounds && !stop.stop_requested();) {
        const int last = std::min(setup.rounds, round + step);
        std::vector<int> units; // table by table: to sit down anew takes its time
        for (int table = 0; table < static_cast<int>(setup.tables.size()); ++table)
            for (int each = round; each < last; ++each)
                units.push_back(table * setup.rounds + each);
        const auto begun = std::chrono::steady_clock::now();
        all += playUnits(
            setup, units, jobs,
            [&](int games) {
                if (progress)
                    progress(all.games + games);
            },
            stop);
        heard(all);
        round = last;
        const auto took = std::chrono::steady_clock::now() - begun;
        step = took < kLookEvery / 2 ? std::min(2 * step, setup.rounds)
               : took > kLookEvery   ? std::max(1, step / 2)
                                     : step;
    }
    return all;
}

std::vector<std::int8_t> pointsOfUnits(const SeriesSetup& setup, std::span<const int> units, int jobs,
                                       const std::function<void(int)>& progress, const std::stop_token& stop)
{
    struct Piece
    {
        int games = 0;
        std::vector<std::int8_t> points;
    };
    check(setup);
    const int count = static_cast<int>(units.size());
    const auto play = [&](int from, int to) {
        Playing playing(setup, stop);
        Piece piece;
        for (int i = from; i < to && !stop.stop_requested(); ++i)
            if (const auto points = playing.play(units[static_cast<std::size_t>(i)]))
                piece.points.push_back(static_cast<std::int8_t>(*points));
        piece.games = playing.take().games;
        return piece;
    };
    std::vector<std::int8_t> all;
    for (const Piece& piece : playInPieces(count, jobs, progress, stop, play, unitsAtOnce(count, jobs)))
        all.insert(all.end(), piece.points.begin(), piece.points.end());
    return all;
}

TableTally total(const SeriesTally& tally)
{
    TableTally all;
    for (const auto& [table, each] : tally.tables)
        all += each;
    return all;
}

int seatsOf(const SeriesSetup& setup)
{
    return setup.tables.empty() ? 2 : static_cast<int>(setup.tables.front().size());
}

Rate rateOf(const SeriesSetup& setup, const TableTally& table, std::size_t place)
{
    if (setup.exchanged)
        return studentRate(pairSteps(place == 0 ? table.pairs : turned(table.pairs)));
    const int undecided = table.games - std::accumulate(table.wins.begin(), table.wins.end(), 0);
    const std::int64_t parts = std::int64_t{undecided} * partsOfUndecided(seatsOf(setup));
    return exactRate(pointsOf(table.wins.at(place), parts), table.games);
}

Rate rateOfEntrant(const SeriesSetup& setup, const SeriesTally& tally, int entrant)
{
    assert(setup.exchanged);
    std::vector<PairCounts> sets;
    for (const auto& [number, table] : tally.tables) {
        const SeriesTable& who = setup.tables[static_cast<std::size_t>(number)];
        if (isMirror(who))
            continue;
        if (who[0] == entrant)
            sets.push_back(table.pairs);
        else if (who[1] == entrant)
            sets.push_back(turned(table.pairs));
    }
    // One opponent alone: as the table of both says it.
    return sets.size() == 1 ? studentRate(pairSteps(sets.front())) : rateOfSets(sets);
}

} // namespace dossier
