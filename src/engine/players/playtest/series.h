// A series of playtests: who plays whom with which deck, how often, and what came out.
//
// Its games are numbered, and each follows from the set-up, the seed and its number alone. A number stands for a unit:
// one game, or where seats are exchanged two games of one seed, with decks and players in one another's seats, so that
// the luck of that seed meets both. What came out is kept as whole numbers that only add up, so that a series may be
// cut in any way (over threads, over machines) and gives the same report.
#pragma once

#include "engine/players/playtest/card_figures.h"
#include "engine/players/playtest/interval.h"
#include "engine/players/self_play.h"

#include <functional>
#include <stop_token>
#include <string>

namespace dossier {

// Who takes part: a deck in the hands of a player.
struct Entrant
{
    Deck deck;
    Bot bot = Bot::Random;

    bool operator==(const Entrant&) const = default;
};

using SeriesTable = std::vector<int>; // entrants by seat; one may sit there twice
// Two seats of one entrant. Nothing could be exchanged there: the two games of a unit have a seed each.
bool isMirror(const SeriesTable& table);

struct SeriesSetup
{
    const CardPool* pool = nullptr;
    const EffectBook* effects = nullptr;
    GameOptions options; // set `mostTurns`, or games of careless players need not end
    std::vector<Entrant> entrants;
    std::vector<SeriesTable> tables;
    bool exchanged = true; // every seed twice with the seats exchanged; tables of two only
    int rounds = 50;       // seeds at each table
    std::uint64_t seed = 1;
    // Every deck keeps the X-File it names. Else they are drawn by lot, game by game and the same for all decks: which
    // one a deck names moves its figures more than most of its cards do.
    bool ownXFiles = false;
    int worlds = 100;  // in which a Director tries each choice
    bool cards = true; // whether the figures of the single cards are kept
};

inline constexpr int kMostEntrants = 64;

// Whose X-Files are played with.
enum class WhoseXFiles : std::uint8_t {
    Drawn,        // by lot: none is kept, or none is named
    Own,          // every deck's
    OwnWhereNamed // a deck that names none has one by lot
};
WhoseXFiles whoseXFiles(const SeriesSetup& setup);
// What a table or picture calls one who takes part: his deck's name, and where the same player has another deck of this
// name, which of them it is: "Rush (2)".
std::string nameOf(const SeriesSetup& setup, std::size_t entrant);
// "drawn", "own", "own where named": in files.
std::string_view nameOf(WhoseXFiles played);
// The first table as it is first sat at: its game 0 is the first of the series.
SelfPlaySetup firstTable(const SeriesSetup& setup);

// Every pair of so many entrants, with `mirrors` each against himself, too.
std::vector<SeriesTable> everyPair(int entrants, bool mirrors);
// The first problem that keeps a table from being set up, with the entrant it is about; nothing where all can be.
struct SeriesProblem
{
    int entrant = 0;
    SetupProblem problem;
};
std::optional<SeriesProblem> seriesProblem(const SeriesSetup& setup);

// Which units of a series: those of part `part` of `of`, every `of`-th of them, so that parts take equally long.
struct SeriesPart
{
    int part = 1; // 1 to `of`
    int of = 1;

    bool operator==(const SeriesPart&) const = default;
};
int unitCount(const SeriesSetup& setup, const SeriesPart& part = {});
inline int gamesOfUnit(const SeriesSetup& setup)
{
    return setup.exchanged ? 2 : 1;
}

struct TableTally
{
    int games = 0;
    std::array<int, kMostSeats> wins{}; // by place in SeriesTable, wherever he sat
    PairCounts pairs{};         // by the points of the first, of one against himself always half of them; empty where
                                // seats are not exchanged
    std::map<int, int> endings; // by Ending
    Distribution turns;         // of all players, per game
    std::int64_t decisions = 0;

    TableTally& operator+=(const TableTally& other);
    bool operator==(const TableTally&) const = default;
};

struct SeriesTally
{
    int games = 0;
    std::map<int, TableTally> tables; // those played at, by place in SeriesSetup::tables
    std::map<int, DeckFigures> decks; // by entrant

    SeriesTally& operator+=(const SeriesTally& other);
    bool operator==(const SeriesTally&) const = default;
};

// Units `first` to `last` - 1 of a part. Throws std::invalid_argument where seriesProblem(setup) is something.
SeriesTally playSeries(const SeriesSetup& setup, const SeriesPart& part, int first, int last,
                       const std::stop_token& stop = {});
// The same on `jobs` threads; `progress` is told the games played, from any thread but never from two at once. After
// `stop` it holds what was played until then.
SeriesTally playSeries(const SeriesSetup& setup, const SeriesPart& part, int first, int last, int jobs,
                       const std::function<void(int)>& progress, const std::stop_token& stop = {});
inline SeriesTally playSeries(const SeriesSetup& setup, int jobs, const std::function<void(int)>& progress = {},
                              const std::stop_token& stop = {})
{
    return playSeries(setup, {}, 0, unitCount(setup), jobs, progress, stop);
}

// These units, in any order.
SeriesTally playUnits(const SeriesSetup& setup, std::span<const int> units, int jobs,
                      const std::function<void(int)>& progress, const std::stop_token& stop = {});

// The whole series for somebody who watches: all tables grow alike, and `heard` is told a few times a second, in this
// thread, what was played until then. The same tally as above.
SeriesTally playWatched(const SeriesSetup& setup, int jobs, const std::function<void(int)>& progress,
                        const std::function<void(const SeriesTally&)>& heard, const std::stop_token& stop = {});

// The halves of a point that the first at its table, which is one of two, won in each of these units, in their order.
// Shorter after `stop`. Throws as playSeries.
std::vector<std::int8_t> pointsOfUnits(const SeriesSetup& setup, std::span<const int> units, int jobs,
                                       const std::function<void(int)>& progress, const std::stop_token& stop = {});

// --- What it means --------------------------------------------------------------------------------------------------

// All tables together.
TableTally total(const SeriesTally& tally);
// At each of its tables: a series has tables of one size.
int seatsOf(const SeriesSetup& setup);
// How much of the points the one at this place of a table won, the first if not said.
Rate rateOf(const SeriesSetup& setup, const TableTally& table, std::size_t place = 0);
// How much of the points an entrant won over all his tables, each of the same weight; not counting those at which he
// sits alone. Of series with exchanged seats.
Rate rateOfEntrant(const SeriesSetup& setup, const SeriesTally& tally, int entrant);

} // namespace dossier
