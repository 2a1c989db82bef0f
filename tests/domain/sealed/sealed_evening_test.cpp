#include "domain/sealed/sealed_evening.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

using test::baseSet;

namespace {

const std::vector<FixedPack>& twoPacks()
{
    static const std::vector<FixedPack> packs{{"Mulder", {test::card("XF96-0169v1")}},
                                              {"Scully", {test::card("XF96-0173v1")}}};
    return packs;
}

int cardsOf(const SealedPlayer& player)
{
    const CopyCounts copies = copiesIn(player, baseSet());
    return std::accumulate(copies.begin(), copies.end(), 0);
}

} // namespace

TEST(SealedEvening, GivesEverybodyAStarterAndFiveBoosters) // VAR-8
{
    SealedSetup setup;
    setup.players = 3;
    const auto players = openPacks(setup, twoPacks(), baseSet());
    ASSERT_EQ(players.size(), 3U);
    for (const SealedPlayer& player : players) {
        EXPECT_EQ(player.packs.size(), 6U) << "the sixth booster lies in the reserve";
        EXPECT_TRUE(player.packs.front().fixed);
        EXPECT_EQ(cardsOf(player), 60 + 5 * 15);
    }
    EXPECT_NE(players[0], players[1]);
}

TEST(SealedEvening, FollowsFromItsSeed)
{
    SealedSetup setup;
    setup.players = 2;
    const auto two = openPacks(setup, twoPacks(), baseSet());
    EXPECT_EQ(two, openPacks(setup, twoPacks(), baseSet()));
    setup.seed = 2;
    EXPECT_NE(two, openPacks(setup, twoPacks(), baseSet()));
}

TEST(SealedEvening, AnotherPlayerChangesNothingForTheOthers)
{
    SealedSetup setup;
    setup.reserve = 0;
    const auto one = openPacks(setup, twoPacks(), baseSet());
    setup.players = 4;
    EXPECT_EQ(openPacks(setup, twoPacks(), baseSet()).front(), one.front());
}

TEST(SealedEvening, TheReserveReplacesBoostersWithAnUltraRare) // VAR-8
{
    SealedSetup setup;
    setup.players = 2;
    setup.ultraRareOnceIn = 6;
    int replaced = 0;
    for (setup.seed = 1; setup.seed <= 60; ++setup.seed) {
        const auto players = openPacks(setup, twoPacks(), baseSet());
        int aside = 0;
        int lucky = 0;
        for (const SealedPlayer& player : players) {
            EXPECT_EQ(cardsOf(player), 135);
            aside += static_cast<int>(player.setAside.size());
            for (const OpenedPack& pack : player.setAside)
                EXPECT_TRUE(holdsUltraRare(pack, baseSet()));
            for (const OpenedPack& pack : player.packs)
                lucky += holdsUltraRare(pack, baseSet());
        }
        EXPECT_LE(aside, 2) << "no more than there are in the reserve";
        if (lucky > 0) {
            EXPECT_EQ(aside, 2) << "one stays only where the reserve is used up";
        }
        replaced += aside;
    }
    EXPECT_GT(replaced, 20);
}

TEST(SealedEvening, WhoNamesHisFixedPackGetsIt)
{
    SealedSetup setup;
    setup.players = 2;
    setup.fixed = {"scully", "MULDER"};
    for (setup.seed = 1; setup.seed < 9; ++setup.seed) {
        const auto players = openPacks(setup, twoPacks(), baseSet());
        EXPECT_EQ(players[0].packs[0].fixed, "Scully");
        EXPECT_EQ(players[1].packs[0].fixed, "Mulder");
    }
    EXPECT_EQ(fixedNamed(twoPacks(), "Skinner"), nullptr);
}

} // namespace dossier
