#include "engine/players/playtest/interval.h"
#include "engine/state/random.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

namespace {

// How many of 100 playtests of `pairs` pairs held the truth, where each game is won with this chance.
double coverage(double chance, int pairs, bool single)
{
    constexpr int kTests = 4000;
    Random random(11);
    const auto won = [&] { return random.below(1'000'000) < chance * 1'000'000 ? 2 : 0; };
    int held = 0;
    for (int test = 0; test < kTests; ++test) {
        PairCounts counts{};
        int points = 0;
        for (int pair = 0; pair < pairs; ++pair) {
            const int brought = won() + won();
            ++counts[static_cast<std::size_t>(brought)];
            points += brought / 2;
        }
        const Rate rate = single ? wilson(points, 2 * pairs) : studentRate(pairSteps(counts));
        held += rate.low <= chance && chance <= rate.high;
    }
    return 100.0 * held / kTests;
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

TEST(Interval, OfSingleGamesIsWilsons)
{
    const Rate half = wilson(50, 100);
    EXPECT_NEAR(half.low, 0.4038, 0.0001);
    EXPECT_NEAR(half.high, 0.5962, 0.0001);
    const Rate all = wilson(10, 10);
    EXPECT_DOUBLE_EQ(all.high, 1);
    EXPECT_NEAR(all.low, 0.7225, 0.0001);
    EXPECT_EQ(wilson(0, 0), (Rate{0.5, 0, 1}));
}

TEST(Interval, HoldsTheTruthInNinetyFiveOfHundred)
{
    for (const double chance : {0.5, 0.8, 0.95})
        for (const int pairs : {8, 50}) {
            EXPECT_GT(coverage(chance, pairs, false), 93.5) << chance << " " << pairs;
            EXPECT_GT(coverage(chance, pairs, true), 92) << chance << " " << pairs; // Wilson's own low points
        }
    EXPECT_LT(coverage(0.5, 50, false), 97) << "and no wider than it must be";
    EXPECT_LT(coverage(0.8, 50, false), 98);
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
    // His example: 56 of 70 against 48 of 80.
    const Rate difference = differenceOf(wilson(56, 70), wilson(48, 80));
    EXPECT_NEAR(difference.mean, 0.2, 1e-9);
    EXPECT_NEAR(difference.low, 0.0524, 0.0005);
    EXPECT_NEAR(difference.high, 0.3339, 0.0005);
}

} // namespace dossier
