#include "domain/sealed/packs.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::baseSet;

namespace {

FixedPack twoFixed()
{
    return {"Two", {test::card("XF96-0169v1"), test::card("XF96-0083v1")}};
}

std::array<int, kRarities> counts(int commons, int uncommons, int rares, int ultraRares, int fixed)
{
    return {commons, uncommons, rares, ultraRares, fixed};
}

} // namespace

TEST(Packs, AStarterHasSixtyCards) // PACK-1, PACK-5, PACK-15
{
    Random random(1);
    const OpenedPack pack = openStarter(twoFixed(), kStarterContents, baseSet(), random);
    EXPECT_EQ(pack.fixed, "Two");
    EXPECT_EQ(pack.cards.size(), 60U);
    EXPECT_EQ(raritiesOf(pack, baseSet()), counts(25 + 18, 12, 3, 0, 2)) << "Commons for 18 fixed cards nobody knows";
    EXPECT_EQ(pack.cards[0], test::card("XF96-0169v1"));
}

TEST(Packs, ABoosterHasFifteenAndNoCardTwice) // PACK-2, PACK-3, PACK-12
{
    Random random(2);
    int lucky = 0;
    for (int i = 0; i < 1800; ++i) {
        const OpenedPack pack = openBooster(kBoosterContents, kUltraRareOnceIn, baseSet(), random);
        const bool ultraRare = holdsUltraRare(pack, baseSet());
        lucky += ultraRare;
        EXPECT_EQ(raritiesOf(pack, baseSet()), counts(9, 4, ultraRare ? 1 : 2, ultraRare ? 1 : 0, 0));
        EXPECT_EQ(std::set(pack.cards.begin(), pack.cards.end()).size(), 15U);
    }
    EXPECT_NEAR(lucky, 100, 35);
}

TEST(Packs, EveryCardOfARarityComesUp) // PACK-4
{
    Random random(3);
    std::set<CardIndex> seen;
    for (int i = 0; i < 3000; ++i) {
        const OpenedPack pack = openBooster(kBoosterContents, 2, baseSet(), random);
        seen.insert(pack.cards.begin(), pack.cards.end());
    }
    for (CardIndex card = 0; card < baseSet().size(); ++card)
        EXPECT_EQ(seen.contains(card), baseSet()[card].rarity != Rarity::Fixed) << baseSet()[card].title;
}

TEST(Packs, TheirContentsCanBeSet)
{
    Random random(4);
    EXPECT_EQ(raritiesOf(openBooster({1, 2, 3}, 0, baseSet(), random), baseSet()), counts(1, 2, 3, 0, 0));
    EXPECT_EQ(raritiesOf(openBooster({0, 0, 1}, 1, baseSet(), random), baseSet()), counts(0, 0, 0, 1, 0));
    EXPECT_EQ(raritiesOf(openBooster({5, 0, 0}, 1, baseSet(), random), baseSet()), counts(5, 0, 0, 0, 0))
        << "no Rare to be replaced";
}

TEST(Packs, EachSetHasItsOwn) // SET-10
{
    const CardPool& pool = test::officialCards();
    Random random(5);
    for (const auto& [set, name] : {std::pair{0, "Premiere"}, {1, "The Truth Is Out There"}, {2, "101361"}})
        for (int i = 0; i < 50; ++i)
            for (const CardIndex card : openBooster(kBoosterContents, 2, pool, random, set).cards)
                EXPECT_EQ(pool[card].setName, name);
    const FixedPack lot = fixedByLot(pool, 1, random);
    EXPECT_EQ(lot.name, "The Truth Is Out There");
    EXPECT_EQ(std::set(lot.cards.begin(), lot.cards.end()).size(), static_cast<std::size_t>(kFixedCards));
    const OpenedPack starter = openStarter(lot, kStarterContents, pool, random, 1);
    EXPECT_EQ(raritiesOf(starter, pool), counts(25, 12, 3, 0, kFixedCards));
    for (const CardIndex card : starter.cards)
        EXPECT_EQ(pool[card].setName, "The Truth Is Out There");
}

} // namespace dossier
