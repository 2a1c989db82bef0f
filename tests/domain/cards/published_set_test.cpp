#include "domain/cards/published_set.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(PublishedSet, NumbersCardsOfTheBaseSetAsPrinted)
{
    EXPECT_EQ(numberAcrossSets("XF96-0063v1"), 63);
    EXPECT_EQ(numberAcrossSets("xf96-0063V1"), 63);
    EXPECT_EQ(numberAcrossSets("XF96-0063"), 63);
    EXPECT_EQ(printedNumberOf(63), "XF96-0063v1");
}

TEST(PublishedSet, NumbersCardsOfOtherSetsBehindThem)
{
    EXPECT_EQ(numberAcrossSets("XF97-0063v2"), kPlaceOfSet + 63);
    EXPECT_EQ(numberAcrossSets("XF97-0063"), kPlaceOfSet + 63);
    EXPECT_EQ(numberAcrossSets("XF97-0063x1"), 2 * kPlaceOfSet + 63);
    for (const char* printed : {"XF97-0001v2", "XF97-9999x1", "PR96-0001-SCR", "PR97-0006-SC3"})
        EXPECT_EQ(printedNumberOf(*numberAcrossSets(printed)), printed);
}

TEST(PublishedSet, NumbersOfOneCodeMeanTheSetThatReachesSoFar)
{
    EXPECT_EQ(numberAcrossSets("XF97-0384"), kPlaceOfSet + 384);
    EXPECT_EQ(numberAcrossSets("XF97-0385"), 2 * kPlaceOfSet + 385);
    EXPECT_EQ(numberAcrossSets("XF97-0510"), std::nullopt);
    EXPECT_EQ(printedNumberAlone(354), "XF96-0354v1");
    EXPECT_EQ(printedNumberAlone(355), "XF97-0355v2");
    EXPECT_EQ(printedNumberAlone(385), "XF97-0385x1");
    for (const int none : {-1, 0, 510, kPlaceOfSet + 1})
        EXPECT_EQ(printedNumberAlone(none), "") << none;
}

TEST(PublishedSet, APromotionalCardGoesWithoutItsMarkWhereNoOtherHasTheDigits)
{
    EXPECT_EQ(numberAcrossSets("pr96-0001"), numberAcrossSets("PR96-0001-SCR"));
    EXPECT_NE(numberAcrossSets("PR96-0001"), numberAcrossSets("PR97-0001"));
    EXPECT_FALSE(numberAcrossSets("PR97-0006"));
    EXPECT_EQ(numberAhead("PR97-0999-DNY|63").length, 13u);
}

TEST(PublishedSet, KnowsNoNumberOfASetItDoesNotKnow)
{
    for (const char* printed : {"", "63", "0063v1", "XF96", "XF96-", "XF96-063v1", "XF96-0063v2", "XF96-0063v1b",
                                "XF96-0000v1", "XF23-0001x3v", "PR97-0008"})
        EXPECT_FALSE(numberAcrossSets(printed)) << printed;
    for (const int number : {-1, 0, kPlaceOfSet, static_cast<int>(kPublishedSets.size()) * kPlaceOfSet + 1})
        EXPECT_EQ(printedNumberOf(number), "") << number;
}

TEST(PublishedSet, TellsTheSetOfANumber)
{
    EXPECT_EQ(setOf("XF96-0063v1")->name, "Premiere");
    EXPECT_EQ(setOf("xf97-0063x1")->name, "101361");
    EXPECT_EQ(setOf("XF23-0063x1"), nullptr);
}

TEST(PublishedSet, FindsTheNumberAtTheBeginningOfAText)
{
    EXPECT_EQ(numberAhead("XF97-0012v2|163").length, 11u);
    EXPECT_EQ(numberAhead("XF97-0012 is").card, kPlaceOfSet + 12);
    EXPECT_EQ(numberAhead("XF97-12").length, 0u);
}

} // namespace dossier
