#include "domain/advice/odds.h"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>

namespace dossier {

namespace {

// Every hand of `drawn` cards out of `deck`, each card a bit; `wanted(hand)` says whether it counts.
template <class Fulfils>
double byEnumeration(int drawn, int deck, Fulfils fulfils)
{
    int hands = 0;
    int good = 0;
    for (unsigned hand = 0; hand < 1u << deck; ++hand) {
        if (std::popcount(hand) != drawn)
            continue;
        ++hands;
        good += fulfils(hand);
    }
    return static_cast<double>(good) / hands;
}

} // namespace

TEST(Odds, OneSiteAmongTheFirstSevenOfSixty)
{
    const std::pair<int, double> figures[] = {{10, 0.74}, {12, 0.81}, {14, 0.86}, {15, 0.88}, {16, 0.90}, {18, 0.93}};
    for (const auto& [sites, chance] : figures)
        EXPECT_NEAR(chanceOfAtLeast(1, sites, 7, 60), chance, 0.005) << sites;
}

TEST(Odds, AgreeWithCountingEveryHand)
{
    for (int group = 0; group <= 10; ++group)
        for (int drawn = 0; drawn <= 10; ++drawn)
            for (int wanted = 0; wanted <= 4; ++wanted) {
                const unsigned kind = (1u << group) - 1;
                const double exactly =
                    byEnumeration(drawn, 10, [&](unsigned hand) { return std::popcount(hand & kind) == wanted; });
                const double atLeast =
                    byEnumeration(drawn, 10, [&](unsigned hand) { return std::popcount(hand & kind) >= wanted; });
                const std::vector<double> distribution = drawDistribution(group, drawn, 10);
                const auto place = static_cast<std::size_t>(wanted);
                EXPECT_NEAR(place < distribution.size() ? distribution[place] : 0, exactly, 1e-12);
                EXPECT_NEAR(chanceOfAtLeast(wanted, group, drawn, 10), atLeast, 1e-12);
            }
}

TEST(Odds, SeveralGroupsAgreeWithCountingEveryHand)
{
    // Cards 0-2 are of group A, 3-5 of B, 6-7 of both, 8-11 of none.
    const DeckPart parts[] = {{3, 0b01}, {3, 0b10}, {2, 0b11}};
    const unsigned a = 0b000011000111;
    const unsigned b = 0b000011111000;
    for (int drawn = 0; drawn <= 12; ++drawn)
        for (int least = 0; least <= 3; ++least)
            for (int most = 0; most <= 3; ++most) {
                const Wanted wanted[] = {{least}, {0, most}};
                const double expected = byEnumeration(drawn, 12, [&](unsigned hand) {
                    return std::popcount(hand & a) >= least && std::popcount(hand & b) <= most;
                });
                EXPECT_NEAR(chanceOfAll(parts, wanted, drawn, 12), expected, 1e-12);
            }
}

TEST(Odds, OneGroupIsTheSameEitherWay)
{
    const DeckPart sites[] = {{15, 1}};
    const Wanted two[] = {{2}};
    EXPECT_NEAR(chanceOfAll(sites, two, 7, 60), chanceOfAtLeast(2, 15, 7, 60), 1e-12);
}

TEST(Odds, StayExactForTheLargestDecks)
{
    const std::vector<double> all = drawDistribution(499, 500, 999);
    EXPECT_NEAR(std::accumulate(all.begin(), all.end(), 0.0), 1, 1e-11);
    EXPECT_NEAR(chanceOfAtLeast(1, 1, 333, 999), 333 / 999.0, 1e-12);
    EXPECT_GT(drawDistribution(10, 10, 999)[10], 0); // about 1 in 10^23
}

TEST(Odds, TakeAbsurdNumbersAsTheNearestSensibleOnes)
{
    EXPECT_EQ(chanceOfAtLeast(1, 100, 7, 60), 1);
    EXPECT_EQ(chanceOfAtLeast(1, 5, 100, 60), 1);
    EXPECT_EQ(chanceOfAtLeast(1, 5, 7, 0), 0);
    EXPECT_EQ(chanceOfAtLeast(0, 5, 7, 0), 1);
    EXPECT_EQ(chanceOfAtLeast(-1, 5, 7, 60), 1);
    const DeckPart tooMany[] = {{61, 1}};
    const Wanted one[] = {{1}};
    EXPECT_THROW(chanceOfAll(tooMany, one, 7, 60), std::invalid_argument);
}

TEST(Odds, TurnByTurnACardMoreAndThoseBought) // SETUP-9, BRIEF-1, BRIEF-10
{
    const DrawPlan plan{7, 1, 2};
    EXPECT_EQ(cardsSeen(plan, 0), 7);
    EXPECT_EQ(cardsSeen(plan, 3), 16);
    EXPECT_NEAR(chanceOfAtLeast(1, 15, cardsSeen(plan, 0), 60), 0.88, 0.005);
}

} // namespace dossier
