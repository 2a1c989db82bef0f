// Games of policies against one another, many of them: who wins, how, and how soon.
#pragma once

#include "engine/players/bot.h"
#include "engine/players/goldfish.h"
#include "engine/records/record.h"
#include "engine/state/event.h"
#include "engine/state/phase.h"

#include <array>
#include <span>
#include <stop_token>

namespace dossier {

struct SelfPlaySetup
{
    MatchSetup match;      // decks and options; set `mostTurns`, or games of careless bots need not end
    std::vector<Bot> bots; // by seat; Random where there are fewer
    Thinking thinking;     // of every Director; his seed follows from the game's
    int games = 100;
    std::uint64_t seed = 1;
};

struct SelfPlayReport
{
    int games = 0;
    std::array<int, kMostSeats> wins{}; // by seat
    std::map<int, int> endings;         // by Ending
    Distribution turns;                 // of all players, per game
    std::int64_t decisions = 0;

    bool operator==(const SelfPlayReport&) const = default;
};

// Games `first` to `last` - 1: game i follows from the set-up, the seed and i alone. Throws std::invalid_argument where
// setupProblems(setup.match) is not empty.
SelfPlayReport playMatches(const SelfPlaySetup& setup, int first, int last, const GoldfishContinue& goOn = {});
// Game `game` of them again, to be kept: its decks name the X-Files that were drawn for them.
struct SelfPlayed
{
    GameRecord record;
    EventLog log;
};
SelfPlayed playMatch(const SelfPlaySetup& setup, int game);

// A game by itself, for whoever plays series of them.
struct SelfPlayGame
{
    Seat winner = kNoSeat;
    Ending ending = Ending::None;
    int turns = 0; // of all players
    std::int64_t decisions = 0;
    bool stopped = false; // in the middle: it proves nothing

    bool operator==(const SelfPlayGame&) const = default;
};
// The game with this very seed; `match` is that of `setup`. `seen` is working memory; what happens is put behind what
// stands in `log`, where one is given. After `stop` it ends soon, even where somebody thinks long.
SelfPlayGame playGame(const SelfPlaySetup& setup, const Match& match, std::uint64_t seed, Observation& seen,
                      EventLog* log = nullptr, const std::stop_token& stop = {});

SelfPlayReport mergeReports(const std::vector<SelfPlayReport>& parts);

} // namespace dossier
