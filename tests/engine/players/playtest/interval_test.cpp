#include "engine/players/playtest/interval.h"
#include "engine/players/playtest/tails.h"
#include "engine/state/random.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

namespace {

// What one pair of games may bring: its halves of a point, and how often.
using PairChances = std::array<double, 5>;

// Games that know nothing of one another.
PairChances aloneAt(double chance)
{
    return {(1 - chance) * (1 - chance), 0, 2 * chance * (1 - chance), 0, chance * chance};
}

// The luck of the seed decides, and goes to the other when seats are exchanged.
PairChances cancelledAt(double chance)
{
    return {std::max(0.0, 1 - 2 * chance), 0, 2 * std::min(chance, 1 - chance), 0, std::max(0.0, 2 * chance - 1)};
}

// The better one wins both or loses both.
PairChances doubledAt(double chance)
{
    return {1 - chance, 0, 0, 0, chance};
}

// How many of 100 series of `pairs` pairs hold the truth in their interval.
double pairCoverage(const PairChances& chances, int pairs, Random& random)
{
    constexpr int kTests = 6000;
    double truth = 0;
    for (std::size_t points = 0; points < chances.size(); ++points)
        truth += chances[points] * static_cast<double>(points) / 4;
    int held = 0;
    for (int test = 0; test < kTests; ++test) {
        PairCounts counts{};
        for (int pair = 0; pair < pairs; ++pair) {
            double lot = random.below(1'000'000) / 1e6;
            std::size_t points = 0;
            while (points + 1 < chances.size() && lot >= chances[points])
                lot -= chances[points++];
            ++counts[points];
        }
        const Rate rate = studentRate(pairSteps(counts));
        held += rate.low <= truth + 1e-9 && truth - 1e-9 <= rate.high;
    }
    return 100.0 * held / kTests;
}

double timesPower(double count, double chance)
{
    return count == 0 ? 0 : count * std::log(chance);
}

// Of all series of `games` games of which so many are won and so many undecided, those whose interval holds the truth,
// each counted as often as it comes.
double gameCoverage(double won, double undecided, int games)
{
    std::vector<Rate> rates; // by halves of a point
    for (int halves = 0; halves <= 2 * games; ++halves)
        rates.push_back(exactRate(halves / 2.0, games));
    std::vector<double> factorials{0};
    for (int n = 1; n <= games; ++n)
        factorials.push_back(factorials.back() + std::log(n));
    const auto factorial = [&](int n) { return factorials[static_cast<std::size_t>(n)]; };
    const double truth = won + undecided / 2;
    const double lost = 1 - won - undecided;
    double held = 0;
    for (int wins = 0; wins <= games; ++wins)
        for (int draws = 0; draws <= (undecided > 0 ? games - wins : 0); ++draws) {
            const int losses = games - wins - draws;
            const Rate& rate = rates[static_cast<std::size_t>(2 * wins + draws)];
            if (rate.low > truth || truth > rate.high)
                continue;
            held += std::exp(factorial(games) - factorial(wins) - factorial(draws) - factorial(losses) +
                             timesPower(wins, won) + timesPower(draws, undecided) + timesPower(losses, lost));
        }
    return 100 * held;
}

} // namespace

TEST(Interval, KnowsStudentsTable)
{
    EXPECT_NEAR(studentQuantile(1), 12.706, 0.001);
    EXPECT_NEAR(studentQuantile(2), 4.303, 0.001);
    EXPECT_NEAR(studentQuantile(3), 3.182, 0.013);
    EXPECT_NEAR(studentQuantile(5), 2.571, 0.003);
    EXPECT_NEAR(studentQuantile(10), 2.228, 0.001);
    EXPECT_NEAR(studentQuantile(30), 2.042, 0.001);
    EXPECT_NEAR(studentQuantile(100'000'000), 1.960, 0.001);
}

TEST(Interval, KnowsTheBetaTable)
{
    EXPECT_NEAR(betaQuantile(0.025, 5, 6), 0.18709, 0.00001);
    EXPECT_NEAR(betaQuantile(0.5, 1, 1), 0.5, 1e-9);
    EXPECT_NEAR(betaQuantile(0.975, 0.5, 0.5), 0.99846, 0.00001); // the arc sine law
    EXPECT_NEAR(betaQuantile(0.025, 5'000'000, 5'000'001), 0.49969, 0.00001);
}

TEST(Interval, KnowsFishersTable)
{
    EXPECT_NEAR(fisherTail(4.103, 2, 10), 0.05, 0.0001);
    EXPECT_NEAR(fisherTail(1.854, 21, 1'000'000), 0.01, 0.0001); // chi-square 38.93 on 21 degrees
    EXPECT_NEAR(fisherTail(3.841, 1, 100'000'000), 0.05, 0.0001);
    EXPECT_DOUBLE_EQ(fisherTail(0, 3, 3), 1);
}

TEST(Interval, OfSingleGamesIsThatOfClopperAndPearson)
{
    const Rate most = exactRate(8, 10);
    EXPECT_NEAR(most.low, 0.4439, 0.0001);
    EXPECT_NEAR(most.high, 0.9748, 0.0001);
    const Rate all = exactRate(10, 10);
    EXPECT_DOUBLE_EQ(all.high, 1);
    EXPECT_NEAR(all.low, 0.6915, 0.0001);
    const Rate many = exactRate(3'000'000, 10'000'000);
    EXPECT_NEAR(many.low, 0.299716, 0.000001);
    EXPECT_NEAR(many.high, 0.300284, 0.000001);
    EXPECT_EQ(exactRate(0, 0), (Rate{0.5, 0, 1}));
}

// Counted out, not drawn: no series of few games, and no rate near 0 or 1, falls short of what is promised.
TEST(Interval, OfSingleGamesHoldsTheTruthInNinetyFiveOfHundredHoweverFewTheyAre)
{
    for (const int games : {5, 6, 7, 8, 10, 13, 20, 35, 60, 100})
        for (int percent = 2; percent < 100; percent += 4)
            for (const double undecided : {0.0, 0.1, 0.5}) {
                const double truth = percent / 100.0;
                const double draws = undecided * 2 * std::min(truth, 1 - truth);
                const double coverage = gameCoverage(truth - draws / 2, draws, games);
                EXPECT_GE(coverage, 95) << games << " games, rate " << truth << ", undecided " << draws;
            }
    EXPECT_LT(gameCoverage(0.5, 0, 100), 97) << "and no wider than it must be";
}

TEST(Interval, OfPairsHoldsTheTruthInNinetyFourOfHundredHoweverFewTheyAre)
{
    Random random(11);
    for (const int pairs : {3, 4, 5, 8, 15, 50})
        for (const double chance : {0.03, 0.2, 0.5, 0.7, 0.95})
            for (const auto& chances : {aloneAt(chance), cancelledAt(chance), doubledAt(chance)})
                EXPECT_GE(pairCoverage(chances, pairs, random), 94)
                    << pairs << " pairs, rate " << chance << ", both lost " << chances[0];
    EXPECT_LT(pairCoverage(aloneAt(0.5), 50, random), 97) << "and no wider than it must be";
    EXPECT_LT(pairCoverage(aloneAt(0.8), 50, random), 98);
}

// What an exchange brings: most pairs end alike, some better, some worse.
TEST(Interval, OfPairedDifferencesHoldsTheTruthHoweverFewTheyAre)
{
    Random random(12);
    for (const int pairs : {3, 5, 8, 20, 50})
        for (const double better : {0.02, 0.1, 0.4})
            for (const double worse : {0.0, 0.1, 0.4}) {
                constexpr int kTests = 4000;
                int held = 0;
                for (int test = 0; test < kTests; ++test) {
                    std::array<int, 9> counts{};
                    for (int pair = 0; pair < pairs; ++pair) {
                        const double lot = random.below(1'000'000) / 1e6;
                        ++counts[lot < better ? 6 : lot < better + worse ? 2 : 4]; // one of two games more, or less
                    }
                    const Rate rate = studentRate({counts, -1, 0.25});
                    const double truth = (better - worse) / 2;
                    held += rate.low <= truth + 1e-9 && truth - 1e-9 <= rate.high;
                }
                EXPECT_GE(100.0 * held / kTests, 94) << pairs << " pairs, " << better << " better, " << worse;
            }
}

TEST(Interval, OfPairsThatCancelIsNarrow)
{
    const PairCounts even{0, 0, 100, 0, 0}; // each pair one won, one lost
    const PairCounts wild{50, 0, 0, 0, 50};
    const Rate narrow = studentRate(pairSteps(even));
    const Rate wide = studentRate(pairSteps(wild));
    EXPECT_DOUBLE_EQ(narrow.mean, 0.5);
    EXPECT_DOUBLE_EQ(wide.mean, 0.5);
    EXPECT_LT(narrow.high - narrow.low, 0.06);
    EXPECT_GT(wide.high - wide.low, 0.18);
}

TEST(Interval, OfACleanSweepIsNoCertainty)
{
    const Rate sweep = studentRate(pairSteps({0, 0, 0, 0, 10}));
    EXPECT_DOUBLE_EQ(sweep.mean, 1);
    EXPECT_DOUBLE_EQ(sweep.high, 1);
    EXPECT_LT(sweep.low, 0.8);
    const Rate one = studentRate(pairSteps({0, 0, 0, 0, 1}));
    EXPECT_LT(one.low, 0.5) << "one pair proves nothing";
    EXPECT_EQ(studentRate(pairSteps({})), (Rate{0.5, 0, 1}));
}

TEST(Interval, OfSeveralSetsGivesEachTheSameWeight)
{
    const std::array<PairCounts, 3> sets{PairCounts{0, 0, 0, 0, 30}, PairCounts{10, 0, 0, 0, 0}, PairCounts{}};
    const Rate rate = rateOfSets(sets);
    EXPECT_DOUBLE_EQ(rate.mean, 0.5);
    EXPECT_LT(rate.low, 0.5);
    EXPECT_GT(rate.high, 0.5);
    EXPECT_EQ(rateOfSets({}), Rate{});
}

TEST(Interval, OfSeveralSetsHoldsTheTruth)
{
    constexpr int kTests = 4000;
    Random random(12);
    const std::array<double, 4> chances{0.9, 0.6, 0.5, 0.3};
    const double truth = std::accumulate(chances.begin(), chances.end(), 0.0) / 4;
    for (const int pairs : {4, 40}) {
        int held = 0;
        for (int test = 0; test < kTests; ++test) {
            std::array<PairCounts, 4> sets{};
            for (std::size_t set = 0; set < sets.size(); ++set)
                for (int pair = 0; pair < pairs; ++pair) {
                    std::size_t points = 0;
                    for (int game = 0; game < 2; ++game)
                        points += random.below(1'000'000) < chances[set] * 1'000'000 ? 2 : 0;
                    ++sets[set][points];
                }
            const Rate rate = rateOfSets(sets);
            held += rate.low <= truth && truth <= rate.high;
        }
        EXPECT_GT(100.0 * held / kTests, 94) << pairs;
        EXPECT_LT(100.0 * held / kTests, 98.5) << pairs;
    }
}

TEST(Interval, OfADifferenceIsNewcombes)
{
    // His example: 56 of 70 against 48 of 80, each with Wilson's interval.
    const Rate difference = differenceOf({0.8, 0.6920, 0.8772}, {0.6, 0.4904, 0.7004});
    EXPECT_NEAR(difference.mean, 0.2, 1e-9);
    EXPECT_NEAR(difference.low, 0.0524, 0.0005);
    EXPECT_NEAR(difference.high, 0.3339, 0.0005);
}

} // namespace dossier
