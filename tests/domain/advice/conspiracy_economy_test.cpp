#include "domain/advice/conspiracy_economy.h"
#include "support/base_set.h"

#include <cmath>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

std::optional<int> valueOf(std::string_view number)
{
    return saleValue(baseSet()[card(number)]);
}

} // namespace

TEST(ConspiracyEconomy, SellsResourceAndEitherCardsForTheirCost) // BRIEF-14, BRIEF-15
{
    EXPECT_EQ(valueOf("XF96-0042v1"), 2);            // Site
    EXPECT_EQ(valueOf("XF96-0003v1"), 2);            // *P
    EXPECT_EQ(valueOf("XF96-0001v1"), std::nullopt); // CP
    EXPECT_EQ(valueOf("XF96-0119v1"), std::nullopt); // X-File
}

TEST(ConspiracyEconomy, CountsXAsNothingAndAgentsByTheirResNumber) // BRIEF-16, BRIEF-17
{
    EXPECT_EQ(valueOf("XF96-0271v1"), 1); // X+1
    EXPECT_EQ(valueOf("XF96-0169v1"), 2); // Mulder: RES 2, Cost 7
}

TEST(ConspiracyEconomy, WeighsSalesAgainstExpenses)
{
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 4); // sells for 2
    deck.add(Zone::BureauDeck, card("XF96-0001v1"), 1); // costs 2
    deck.add(Zone::BureauDeck, card("XF96-0241v1"), 1); // costs 8
    const ConspiracyEconomy economy = economyOf(deck, baseSet());
    EXPECT_EQ(economy.cards, 6);
    EXPECT_EQ(economy.sellable, 4);
    EXPECT_EQ(economy.saleTotal, 8);
    EXPECT_EQ(economy.conspiracy, 2);
    EXPECT_EQ(economy.costTotal, 10);
    EXPECT_DOUBLE_EQ(economy.perDrawnCard(), 8 / 6.0);
    EXPECT_DOUBLE_EQ(economy.averageSale(), 2);
    EXPECT_DOUBLE_EQ(economy.averageCost(), 5);
    ASSERT_EQ(economy.expenses.size(), 2u);
    EXPECT_EQ(economy.expenses[0].card, card("XF96-0241v1"));
    EXPECT_DOUBLE_EQ(economy.expenses[0].salesNeeded, 4);
    // Three cards a turn bring 4 CP when all is sold: 0.8 cards of Cost 5, of the one drawn.
    EXPECT_DOUBLE_EQ(economy.paidPerTurn(3, 1), 0.8);
    EXPECT_DOUBLE_EQ(economy.paidPerTurn(3, 0), 0);
    // Two CP a sellable card against 5 a CP card: 2 in 7 of the deck.
    EXPECT_DOUBLE_EQ(economy.balancedShare(1), 2 / 7.0);
}

TEST(ConspiracyEconomy, ABluffFaceDownCostsOneLessButNotBelowNothing) // BLUFF-7, BLUFF-9
{
    Deck deck;
    for (CardIndex c = 0; c < baseSet().size(); ++c)
        if (baseSet()[c].type == CardType::Bluff)
            deck.add(Zone::BureauDeck, c, 1);
    const ConspiracyEconomy economy = economyOf(deck, baseSet());
    EXPECT_EQ(economy.expenses.size(), 32u);
    for (const Expense& expense : economy.expenses) {
        EXPECT_EQ(expense.faceDown, std::max(expense.cost - 1, 0));
        EXPECT_TRUE(expense.cost == 0 || std::isinf(expense.salesNeeded)); // nothing here can be sold
    }
    EXPECT_EQ(economy.paidPerTurn(2, 1), 0);
}

TEST(ConspiracyEconomy, AnEmptyDeckHasNone)
{
    const ConspiracyEconomy none = economyOf({}, baseSet());
    EXPECT_EQ(none.perDrawnCard(), 0);
    EXPECT_EQ(none.paidPerTurn(3, 1), 0);
    EXPECT_EQ(none.balancedShare(1), 0);
}

} // namespace dossier
