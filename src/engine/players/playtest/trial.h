// Versions of a deck, tried in the same games against the same decks: which is better, by how much, how sure.
#pragma once

#include "engine/players/playtest/series.h"

namespace dossier {

struct TrialSetup
{
    const CardPool* pool = nullptr;
    const EffectBook* effects = nullptr;
    GameOptions options;
    Bot bot = Bot::Agent;       // who plays the deck
    Bot against = Bot::Agent;   // who plays the others
    std::vector<Deck> gauntlet; // 1 to kMostEntrants - 1
    std::uint64_t seed = 1;
    bool ownXFiles = false; // see SeriesSetup
    int worlds = 100;       // in which a Director tries each choice
    int jobs = 1;           // threads; no figure depends on it
};

// The series of which a trial plays a part: the deck against each of the gauntlet, seats exchanged.
SeriesSetup seriesOf(const TrialSetup& setup, const Deck& deck);

inline constexpr int kMostTrialRounds = 10'000'000;

// What the pairs of games of some rounds brought the deck, in halves of a point, 0 to 4; a round is a pair against each
// deck of the gauntlet. Pair for pair in the same order for every deck: round r against opponent o has one seed.
// Shorter after `stop`. Throws std::invalid_argument where seriesProblem says why.
using PairPoints = std::vector<std::int8_t>;
PairPoints playTrial(const TrialSetup& setup, const Deck& deck, int firstRound, int lastRound,
                     const std::function<void(int)>& progress = {}, const std::stop_token& stop = {});

// Two decks over the same pairs. The difference is of the pairs' means, first less second, by Student: what luck of a
// seed both had alike is not in it.
struct Comparison
{
    int pairs = 0;
    Rate first;
    Rate second;
    Rate difference; // -1 to 1

    bool operator==(const Comparison&) const = default;
};
Comparison compared(const PairPoints& first, const PairPoints& second);

} // namespace dossier
