#include "domain/decks/deck_edits.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::card;

namespace {

Deck sample()
{
    Deck deck;
    deck.name = "Night shift";
    deck.notes = "for Tuesdays";
    deck.add(Zone::XFile, card("XF96-0119v1"), 1);
    deck.add(Zone::BureauDeck, card("XF96-0044v1"), 2);
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 1);
    return deck;
}

} // namespace

TEST(DeckEdits, AreTheEditedDeckWhereNobodyElseChangedIt)
{
    Deck edited = sample();
    edited.name = "Day shift";
    edited.bureauDeck = {{card("XF96-0042v1"), 2}, {card("XF96-0007v1"), 1}, {card("XF96-0044v1"), 2}};
    edited.aside = {{3, "2 Dr. Blockhed"}};
    EXPECT_EQ(withEdits(sample(), sample(), edited), edited);
}

TEST(DeckEdits, LeaveWhatElseChangedMeanwhile)
{
    Deck edited = sample();
    edited.notes = "for Wednesdays";
    edited.add(Zone::BureauDeck, card("XF96-0044v1"), -1);
    edited.add(Zone::BureauDeck, card("XF96-0007v1"), 2);
    Deck now = sample();
    now.name = "Dawn";
    now.add(Zone::BureauDeck, card("XF96-0008v1"), 1);
    now.add(Zone::BureauDeck, card("XF96-0044v1"), 1);
    now.aside = {{1, "1 Somebody"}};

    const Deck made = withEdits(now, sample(), edited);
    EXPECT_EQ(made.name, "Dawn");
    EXPECT_EQ(made.notes, "for Wednesdays");
    EXPECT_EQ(made.count(Zone::BureauDeck, card("XF96-0044v1")), 2) << "one more there, one less here";
    EXPECT_EQ(made.count(Zone::BureauDeck, card("XF96-0042v1")), 1);
    EXPECT_EQ(made.count(Zone::BureauDeck, card("XF96-0007v1")), 2);
    EXPECT_EQ(made.count(Zone::BureauDeck, card("XF96-0008v1")), 1);
    EXPECT_EQ(made.xFile, sample().xFile);
    EXPECT_EQ(made.aside, now.aside);
}

// DECK-11: two changes of the X-File do not make two X-Files.
TEST(DeckEdits, ProtectOneXFile)
{
    Deck edited = sample();
    edited.xFile = {{card("XF96-0120v1"), 1}};
    Deck now = sample();
    now.xFile = {{card("XF96-0121v1"), 1}};
    EXPECT_EQ(withEdits(now, sample(), edited).xFile, edited.xFile);
}

// What was taken out on both sides is not fewer than none.
TEST(DeckEdits, TakeNothingOutTwice)
{
    Deck without = sample();
    without.setCount(Zone::BureauDeck, card("XF96-0044v1"), 0);
    Deck now = without;
    now.add(Zone::BureauDeck, card("XF96-0042v1"), 1);
    EXPECT_EQ(withEdits(now, sample(), without).count(Zone::BureauDeck, card("XF96-0044v1")), 0);
}

} // namespace dossier
