#include "domain/collection/collection.h"
#include "domain/decks/deck.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <gtest/gtest.h>

namespace dossier {

using test::card;

TEST(Deck, AZoneListsAPrintingOnce)
{
    Deck deck;
    EXPECT_EQ(deck.add(Zone::BureauDeck, card("XF96-0063v1"), 1), 1);
    EXPECT_EQ(deck.add(Zone::BureauDeck, card("XF96-0063v1"), 1), 2);
    EXPECT_EQ(deck.bureauDeck.size(), 1u);
    EXPECT_EQ(deck.add(Zone::BureauDeck, card("XF96-0063v1"), -5), 0);
    EXPECT_TRUE(deck.bureauDeck.empty());
}

TEST(Deck, AbsurdCountsStopAtTheLimit)
{
    Deck deck;
    EXPECT_EQ(deck.add(Zone::Team, card("XF96-0169v1"), 2'000'000'000), kMostCopies);
    EXPECT_EQ(deck.add(Zone::Team, card("XF96-0169v1"), 2'000'000'000), kMostCopies);
    EXPECT_EQ(deck.add(Zone::Team, card("XF96-0169v1"), -2'000'000'000), 0);
}

TEST(Deck, TeamAndXFileAreNotCountedAmongTheCards) // DECK-3
{
    const Deck deck = test::legalDeck();
    EXPECT_EQ(bureauDeckSize(deck), 60);
    EXPECT_EQ(teamCost(deck, test::baseSet()), 18); // 7 + 7 + 4
}

TEST(Condition, IsUnderstoodAsOtherProgramsWriteIt)
{
    EXPECT_EQ(conditionNamed("near_mint"), Condition::NearMint);
    EXPECT_EQ(conditionNamed("NearMint"), Condition::NearMint);
    EXPECT_EQ(conditionNamed("Good (Lightly Played)"), Condition::Good);
    EXPECT_EQ(conditionNamed("Near Mint (NM)"), Condition::NearMint);
    EXPECT_EQ(conditionNamed("DMG"), Condition::Poor);
    EXPECT_FALSE(conditionNamed("Played (HP)")) << "which of them";
    EXPECT_EQ(conditionNamed(""), Condition::Unknown);
    EXPECT_FALSE(conditionNamed("smells of coffee"));
    for (int c = 0; c < kConditions; ++c)
        EXPECT_EQ(conditionNamed(nameOf(static_cast<Condition>(c))), static_cast<Condition>(c));
}

} // namespace dossier
