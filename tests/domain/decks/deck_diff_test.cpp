#include "domain/decks/deck_diff.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

TEST(DeckDiff, ADeckDoesNotDifferFromItself)
{
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 2);
    EXPECT_EQ(diffOf(deck, deck, baseSet()), DeckDiff{});
    EXPECT_TRUE(diffOf(deck, deck, baseSet()).sameCards());
}

TEST(DeckDiff, NamesChangesZoneByZone)
{
    Deck before;
    before.name = "Night shift";
    before.add(Zone::XFile, card("XF96-0119v1"), 1);
    before.add(Zone::Team, card("XF96-0182v1"), 1);
    before.add(Zone::BureauDeck, card("XF96-0044v1"), 2);
    before.add(Zone::BureauDeck, card("XF96-0042v1"), 2);
    Deck after = before;
    after.name = "Day shift";
    after.setCount(Zone::XFile, card("XF96-0119v1"), 0);
    after.add(Zone::XFile, card("XF96-0120v1"), 1);
    after.setCount(Zone::Team, card("XF96-0182v1"), 0);
    after.add(Zone::BureauDeck, card("XF96-0182v1"), 1);
    after.setCount(Zone::BureauDeck, card("XF96-0042v1"), 1);

    const DeckDiff diff = diffOf(before, after, baseSet());
    EXPECT_EQ(diff.cards, (std::vector<CardChange>{{Zone::XFile, card("XF96-0119v1"), 1, 0},
                                                   {Zone::XFile, card("XF96-0120v1"), 0, 1},
                                                   {Zone::Team, card("XF96-0182v1"), 1, 0},
                                                   {Zone::BureauDeck, card("XF96-0042v1"), 2, 1},
                                                   {Zone::BureauDeck, card("XF96-0182v1"), 0, 1}}));
    EXPECT_EQ(diff.added, 2);
    EXPECT_EQ(diff.removed, 3);
    EXPECT_TRUE(diff.name);
    EXPECT_FALSE(diff.game);
}

TEST(DeckDiff, AnotherPrintingIsNamedApart) // DECK-5
{
    Deck before;
    before.add(Zone::BureauDeck, card("XF96-0163v1"), 2);
    Deck after;
    after.add(Zone::BureauDeck, card("XF96-0169v1"), 1);
    after.add(Zone::BureauDeck, card("XF96-0163v1"), 1);
    DeckDiff diff = diffOf(before, after, baseSet());
    EXPECT_TRUE(diff.sameCards());
    EXPECT_EQ(diff.printings,
              (std::vector<PrintingChange>{{Zone::BureauDeck, card("XF96-0163v1"), card("XF96-0169v1"), 1}}));

    // Two of one printing become one of the other: one copy changed its printing, one went.
    after.setCount(Zone::BureauDeck, card("XF96-0163v1"), 0);
    diff = diffOf(before, after, baseSet());
    EXPECT_EQ(diff.cards, (std::vector<CardChange>{{Zone::BureauDeck, card("XF96-0169v1"), 2, 1}}));
    EXPECT_EQ(diff.printings.size(), 1u);
    EXPECT_EQ(diff.removed, 1);
}

TEST(DeckDiff, OrderAndAsideLinesDoNotMatter)
{
    Deck before;
    before.add(Zone::BureauDeck, card("XF96-0042v1"), 1);
    before.add(Zone::BureauDeck, card("XF96-0044v1"), 1);
    Deck after;
    after.add(Zone::BureauDeck, card("XF96-0044v1"), 1);
    after.add(Zone::BureauDeck, card("XF96-0042v1"), 1);
    after.aside.push_back({3, "Somebody"});
    EXPECT_EQ(diffOf(before, after, baseSet()), DeckDiff{});
}

TEST(DeckDiff, TellsApartTheCardsOfOneTitle) // SET-2
{
    const CardPool& pool = test::officialCards();
    Deck before;
    before.add(Zone::BureauDeck, *pool.findNumber("PR97-0006-SC1"), 1);
    Deck after;
    after.add(Zone::BureauDeck, *pool.findNumber("PR97-0006-SC3"), 1);
    const DeckDiff diff = diffOf(before, after, pool);
    EXPECT_FALSE(diff.sameCards());
    EXPECT_EQ(diff.cards.size(), 2u);
    EXPECT_TRUE(diff.printings.empty());
}

} // namespace dossier
