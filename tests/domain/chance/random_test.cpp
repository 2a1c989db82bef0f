#include "domain/chance/random.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

TEST(Random, GivesTheSameNumbersEverywhere)
{
    Random random(42);
    const std::array<std::uint64_t, 2> first{random.next(), random.next()};
    EXPECT_EQ(first[0], 16756476715040848931u);
    EXPECT_EQ(first[1], 6098722386207918385u);
}

TEST(Random, StaysBelowItsBoundAndReachesIt)
{
    Random random(1);
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i)
        ++seen[random.below(6)];
    for (int times : seen)
        EXPECT_NEAR(times, 1000, 150);
}

TEST(Random, ShufflesWithoutLosingAnything)
{
    Random random(3);
    std::array<int, 60> cards{};
    std::iota(cards.begin(), cards.end(), 0);
    random.shuffle(std::span<int>(cards));
    EXPECT_FALSE(std::is_sorted(cards.begin(), cards.end()));
    EXPECT_EQ(std::accumulate(cards.begin(), cards.end(), 0), 59 * 60 / 2);
}

TEST(Random, SeedsOfABatchDiffer)
{
    EXPECT_NE(seedOf(1, 0), seedOf(1, 1));
    EXPECT_NE(seedOf(1, 0), seedOf(2, 0));
}

} // namespace dossier
