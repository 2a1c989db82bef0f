#include "support/base_set.h"

#include <array>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

TEST(CardPool, HoldsTheBaseSetByType)
{
    std::array<int, kCardTypes> byType{};
    int killers = 0;
    for (const Card& card : baseSet().cards()) {
        ++byType[static_cast<std::size_t>(card.type)];
        killers += card.has(Keyword::Killer);
    }
    EXPECT_EQ(baseSet().size(), 354u);
    EXPECT_EQ(baseSet().titleCount(), 350u); // DECK-6: four Agents have two printings
    EXPECT_EQ(killers, 10);                  // OPT-4
    const auto of = [&](CardType type) { return byType[static_cast<std::size_t>(type)]; };
    EXPECT_EQ(of(CardType::Event), 90);
    EXPECT_EQ(of(CardType::Site), 45);
    EXPECT_EQ(of(CardType::Combat), 41);
    EXPECT_EQ(of(CardType::XFile), 41);
    EXPECT_EQ(of(CardType::Witness), 37);
    EXPECT_EQ(of(CardType::Bluff), 32);
    EXPECT_EQ(of(CardType::Agent), 24);
    EXPECT_EQ(of(CardType::Equipment), 22);
    EXPECT_EQ(of(CardType::Adversary), 22);
}

TEST(CardPool, FindsANumberInAnyCaseAndWithoutItsPrintingMark)
{
    EXPECT_EQ(baseSet().findNumber("XF96-0063v1"), test::card("XF96-0063v1"));
    EXPECT_EQ(baseSet().findNumber("xf96-0063V1"), test::card("XF96-0063v1"));
    EXPECT_EQ(baseSet().findNumber("XF96-0063"), test::card("XF96-0063v1"));
    EXPECT_FALSE(baseSet().findNumber("XF96-0999v1"));
}

TEST(CardPool, FindsATitleWithoutCaseAccentsAndCurlyQuotes)
{
    EXPECT_EQ(baseSet().findTitle("dod kalm"), baseSet().findTitle("Død Kalm"));
    EXPECT_EQ(baseSet().findTitle("WARREN JAMES DUPRE, the lazarus man"),
              baseSet().findTitle("Warren James Dupré, The Lazarus Man"));
    ASSERT_TRUE(baseSet().findTitle("cecil l\u2019ively"));
    ASSERT_TRUE(baseSet().findTitle("  X "));
    EXPECT_EQ(baseSet()[*baseSet().findTitle("X")].id, "XF96-0293v1");
}

TEST(CardPool, ABareTitleMeansTheFixedPrinting)
{
    EXPECT_EQ(baseSet()[*baseSet().findTitle("Agent Fox Mulder")].id, "XF96-0169v1");
    EXPECT_TRUE(baseSet().sameCard(test::card("XF96-0163v1"), test::card("XF96-0169v1"))); // DECK-6
}

TEST(CardPool, OffersNearTitlesNearestFirst)
{
    const auto near = baseSet().nearTitles("Agent Fox Muldre");
    ASSERT_FALSE(near.empty());
    EXPECT_EQ(baseSet()[near.front()].title, "Agent Fox Mulder");
    const auto byWord = baseSet().nearTitles("mulderr");
    ASSERT_FALSE(byWord.empty());
    EXPECT_NE(baseSet()[byWord.front()].title.find("Mulder"), std::string::npos);
    EXPECT_TRUE(baseSet().nearTitles("qqqqqqqqqqqq").empty());
}

TEST(CardPool, SaysWhereATitleStandsForSeveralCards)
{
    const CardPool& cards = test::officialCards();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        EXPECT_EQ(cards.needsNumber(card), cards[card].title == "Smoke & Mirrors") << cards[card].id;
    }
}

TEST(CardPool, AFurtherSetMakesNoTitleDoubtful)
{
    const auto official = test::officialCards().cards();
    std::vector<Card> cards(official.begin(), official.end());
    Card mine = cards[test::card("XF96-0063v1")];
    mine.id = "XF23-0001";
    mine.further = true;
    mine.cost = Cost{.base = 9};
    cards.push_back(mine);
    const CardPool pool(std::move(cards));
    EXPECT_FALSE(pool.needsNumber(test::card("XF96-0063v1")));
    EXPECT_FALSE(pool.needsNumber(pool.findNumber("XF23-0001").value()));
}

TEST(CardPool, SaysWhichPrintingsAreOneCardInPlay) // SET-1, SET-2
{
    const CardPool& pool = test::officialCards();
    EXPECT_TRUE(pool.sameInPlay(test::card("XF96-0063v1"), *pool.findNumber("XF97-0063v2")));
    EXPECT_TRUE(pool.sameInPlay(test::card("XF96-0163v1"), test::card("XF96-0169v1")));
    EXPECT_FALSE(pool.sameInPlay(*pool.findNumber("PR97-0006-SC1"), *pool.findNumber("PR97-0006-SC3")));
    EXPECT_TRUE(pool.sameCard(*pool.findNumber("PR97-0006-SC1"), *pool.findNumber("PR97-0006-SC3")));
}

} // namespace dossier
