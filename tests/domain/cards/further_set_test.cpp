// Further sets beside the base set: nothing of the base set changes its place or meaning.
#include "support/base_set.h"
#include "support/further_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

TEST(FurtherSets, StandBehindTheBaseSet)
{
    const CardPool pool = withFurther(baseSet(), std::vector{test::nightFiles()});
    ASSERT_EQ(pool.size(), baseSet().size() + 3);
    for (std::size_t i = 0; i < baseSet().size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        EXPECT_EQ(pool[card], baseSet()[card]);
        EXPECT_EQ(pool.titleOf(card), baseSet().titleOf(card));
        EXPECT_EQ(pool.defaultPrinting(pool.titleOf(card)), baseSet().defaultPrinting(baseSet().titleOf(card)));
        EXPECT_EQ(pool.findNumber(pool[card].id), card);
        EXPECT_EQ(pool.findNumber(pool[card].id.substr(0, 9)), card) << "without its mark";
    }
    EXPECT_TRUE(pool[354].further);
    EXPECT_EQ(pool[354].setName, "Night Files");
    EXPECT_EQ(pool[0].setName, "Premiere");
}

TEST(FurtherSets, ATitleOfSeveralSetsIsOneCard) // DECK-5
{
    const CardPool pool = withFurther(baseSet(), std::vector{test::nightFiles()});
    const CardIndex here = test::card("XF96-0063v1");
    const CardIndex there = *pool.findNumber("xf96-0001 nfil");
    EXPECT_TRUE(pool.sameCard(here, there));
    EXPECT_EQ(pool.printings(pool.titleOf(here)).size(), 2u);
    EXPECT_EQ(pool.findTitle("aubrey, mo"), here);
    EXPECT_EQ(pool.findNumber("XF96-0001"), test::card("XF96-0001v1"));
    EXPECT_EQ(pool.findNumber("PR96-0099"), *pool.findNumber("PR96-0099-NF1"));
}

TEST(FurtherSets, WhatIsKnownIsNotTakenAgain)
{
    const std::vector<FurtherSet> sets{{"A", {test::furtherEvent("XF96-0063V1", "No Aubrey")}},
                                       {"B", {test::furtherEvent("XF97-0901x1", "One")}},
                                       {"C", {test::furtherEvent("XF97-0901X1", "Two")}}};
    const CardPool pool = withFurther(baseSet(), sets);
    ASSERT_EQ(pool.size(), baseSet().size() + 1);
    EXPECT_EQ(pool[354].title, "One");
}

TEST(FurtherSets, AFigureIsNoTitle)
{
    const CardPool pool =
        withFurther(baseSet(), std::vector<FurtherSet>{{"A", {test::furtherEvent("XF97-0731x1", "731")}}});
    EXPECT_FALSE(pool.findTitle("731"));
    EXPECT_EQ(pool.find("XF97-0731x1"), 354);
}

TEST(FurtherSets, NumbersLookAsPublishersPrintedThem)
{
    for (const char* number : {"XF97-0385x1", "XF96-0001 GCon", "PR96-0001-SCR", "PR97-0006-SC1", "XF98-1234"})
        EXPECT_TRUE(isFurtherNumber(number)) << number;
    for (const char* number : {"", "63", "-", "XF97", "XF97-", "XF97-385x1", "XF97-0000x1", "XF97-0385x1 too long",
                               "XF96-0001 x2", "XF96-0001 2", "97XF-0001v1", "XF97-0385\x01x", "XF97-0385,x1"})
        EXPECT_FALSE(isFurtherNumber(number)) << number;
}

TEST(FurtherSets, ARowSaysAllOfACard)
{
    for (const Card& card : baseSet().cards()) {
        Card again = cardOf(rowOf(card), OwnWords::Refused);
        again.setName = card.setName;
        EXPECT_EQ(again, card) << card.id;
    }
    Card own = test::furtherEvent("XF97-0901x1", "Night Ferry");
    EXPECT_EQ(own.ownKeywords, std::vector<std::string>{"Lighthouse"});
    EXPECT_EQ(own.ownActivators, std::vector<std::string>{"Tide"});
    EXPECT_EQ(own.rarity, Rarity::Special);
    EXPECT_EQ(own.foundIn, "Night Fair");
    Card again = cardOf(rowOf(own), OwnWords::Kept);
    again.further = true;
    EXPECT_EQ(again, own);
    EXPECT_THROW((void)cardOf(rowOf(own), OwnWords::Refused), CardRowError);
}

} // namespace dossier
