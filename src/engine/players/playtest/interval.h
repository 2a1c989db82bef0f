// How sure a figure of a playtest is: means with intervals that hold the true value in 95 of 100 playtests.
//
// Two kinds. Games that stand alone: the exact interval of Clopper and Pearson, of an undecided game its share; it
// holds the truth for few games and for rates near 0 and 1, too, where those by formula fall short. Pairs of games from
// one seed with seats exchanged: the pair is what is counted, since its games share their luck; Student's interval of
// the pairs' means, with one best and one worst pair added ("plus four"), so that a clean sweep of few pairs is not
// taken for certainty, and one degree of freedom a pair less than these add. The mean is always the plain one.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace dossier {

// In every game there is one point to be won. Of an undecided one each at the table has the same share, lest decks that
// are alike should seem to win more than their part of the games. In parts, so that it is a whole number for two, three
// and four seats.
inline constexpr int kPartsOfPoint = 12;
constexpr int partsOfUndecided(int seats)
{
    return kPartsOfPoint / seats;
}
constexpr double pointsOf(std::int64_t wins, std::int64_t parts)
{
    return static_cast<double>(wins) + static_cast<double>(parts) / kPartsOfPoint;
}

struct Rate
{
    double mean = 0.5;
    double low = 0;
    double high = 1;

    bool operator==(const Rate&) const = default;
};

// `points` of `games` that stand alone; without games nothing is known: 0 to 1.
Rate exactRate(double points, int games);

// Values in equal steps, how often each came: counts[i] times first + i * step.
struct StepCounts
{
    std::span<const int> counts;
    double first = 0;
    double step = 1;
};

// Mean of the values, with the variance of that mean as the interval takes it (a best and a worst value added).
struct Spread
{
    int count = 0;
    double mean = 0;
    double variance = 0; // of the mean
};
Spread spreadOf(const StepCounts& values);
// Student's interval, kept between the least and the greatest value there can be.
Rate studentRate(const StepCounts& values);

// Pairs of games by the points they brought one side: 0, 1/2, 1, 3/2, 2.
using PairCounts = std::array<int, 5>;
inline StepCounts pairSteps(const PairCounts& pairs)
{
    return {pairs, 0, 0.25}; // a pair's mean
}
// The mean over several sets of pairs, each of the same weight, with one best and one worst pair added to all of them;
// pairs are taken to spread alike within each. Sets without a pair do not count.
Rate rateOfSets(std::span<const PairCounts> sets);

// How far one rate lies above another of other games (Newcombe, from both intervals); -1 to 1.
Rate differenceOf(const Rate& with, const Rate& without);

} // namespace dossier
