// Playing a deck alone, many times: how soon does it identify a hidden X-File if nobody hinders it?
#pragma once

#include "engine/players/bot.h"
#include "engine/state/match_setup.h"

#include <functional>
#include <map>

namespace dossier {

struct GoldfishSetup
{
    Deck deck;
    const CardPool* pool = nullptr;
    const EffectBook* effects = nullptr; // what the cards do; nothing: they play by their printed facts alone
    int games = 1000;
    std::uint64_t seed = 1;
    int mostTurns = 50;      // own turns; a game that needs more is unsolved
    bool killers = false;    // OPT-3
    Bot player = Bot::Agent; // one of goldfishPlayers()
};

// Who may play a deck alone.
std::span<const Bot> goldfishPlayers();

// Why a deck cannot be goldfished (room only: illegal decks may be played). Starting Agents whose title is there
// already and cards in the Team that are no Agents are left out instead, see droppedFrom.
std::vector<SetupProblem> goldfishProblems(const GoldfishSetup& setup);
// Cards left out of the Team, a printing at most once.
std::vector<CardIndex> droppedFrom(const Deck& deck, const CardPool& pool);

struct GoldfishGame
{
    bool solved = false;
    int turns = 0; // own turns begun
    int questions = 0;
    int rpUnspent = 0; // in the pool at the end

    bool operator==(const GoldfishGame&) const = default;
};

// Middle and spread of whole numbers, exact: how often each value came.
class Distribution
{
public:
    Distribution() = default;
    explicit Distribution(std::map<int, int> counts)
        : m_counts(std::move(counts))
    {}

    void add(int value) { ++m_counts[value]; }
    void add(const Distribution& other);

    int count() const;
    double mean() const; // 0 where nothing was counted
    // The smallest value that at least `percent` of the values do not exceed; 1 to 100; 0 where nothing was counted.
    int percentile(int percent) const;
    int median() const { return percentile(50); }
    const std::map<int, int>& counts() const { return m_counts; }

    bool operator==(const Distribution&) const = default;

private:
    std::map<int, int> m_counts;
};

struct GoldfishReport
{
    int games = 0;
    std::uint64_t seed = 0;
    Bot player = Bot::Agent;
    int solved = 0;
    Distribution turns; // of solved games
    Distribution questions;
    Distribution rpUnspent;
    std::vector<CardIndex> manualCards; // in the deck, with a text that is not played; a title once, by title
    std::vector<CardIndex> dropped;     // see droppedFrom
    int takenOut = 0;                   // cards of the deck that this game does without (see isDealt)

    bool operator==(const GoldfishReport&) const = default;
};

// Asked before each game; false stops the batch.
using GoldfishContinue = std::function<bool()>;

// Games `first` to `last` - 1 of the batch. Game i follows from the deck, the seed and i alone, so a batch may be cut
// into ranges in any way; mergeReports puts them together again. Throws std::invalid_argument where
// goldfishProblems(setup) is not empty.
GoldfishReport playGoldfish(const GoldfishSetup& setup, int first, int last, const GoldfishContinue& goOn = {});
GoldfishReport mergeReports(const std::vector<GoldfishReport>& parts);

} // namespace dossier
