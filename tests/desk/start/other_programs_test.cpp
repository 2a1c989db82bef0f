// What dossier-cli, or a second window, changes in the database is noticed (issue 15, D8 of the desk's review), and no
// side overwrites what the other one did.
#include "desk/desk_on_table.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class OtherProgramsTest : public testing::Test
{
protected:
    test::DeskOnTable desk;
    Database other{desk.database()};
    DeckStore othersDecks{other, test::baseSet()};
    CardIndex aubrey = test::card("XF96-0063v1");
};

OwnedCard copies(int count)
{
    OwnedCard cards;
    cards.card = "XF96-0063v1";
    cards.count = count;
    return cards;
}

} // namespace

TEST_F(OtherProgramsTest, CardsOfTheCollectionAreCountedAnew)
{
    desk->owned.add(aubrey, 1);
    QSignalSpy few(&desk->owned, &OwnedCards::heapsChanged);
    QSignalSpy all(&desk->owned, &OwnedCards::heapsReplaced);
    CollectionStore(other).add(copies(4));
    EXPECT_EQ(desk->owned.copies(aubrey), 1);
    desk.others().look();
    EXPECT_EQ(desk->owned.copies(aubrey), 5);
    EXPECT_EQ(few.count(), 1) << "only what was touched is read anew";
    EXPECT_EQ(all.count(), 0);
    HistoryStore(other).undo();
    desk.others().look();
    EXPECT_EQ(desk->owned.copies(aubrey), 1);
    desk.others().look();
    EXPECT_EQ(few.count(), 2) << "nothing happened since";
    desk->history.undo();
    EXPECT_EQ(desk->owned.copies(aubrey), 0) << "what can be undone is known as well";
}

TEST_F(OtherProgramsTest, AStepThatIsGoneIsFollowedToo)
{
    desk->owned.add(aubrey, 1);
    CollectionStore(other).add(copies(4));
    desk.others().look();
    HistoryStore(other).undo();
    OwnedCard elsewhere = copies(2);
    elsewhere.location = "Box";
    CollectionStore(other).add(elsewhere); // the undone step cannot be reached any more
    desk.others().look();
    EXPECT_EQ(desk->owned.copies(aubrey), 3);
}

TEST_F(OtherProgramsTest, TheOpenDeckIsTheStoredOne)
{
    desk->shelf.create(test::legalDeck());
    const std::int64_t id = desk->openDeck.id();
    desk.others().look();
    QSignalSpy opened(&desk->openDeck, &OpenDeck::opened);
    Deck changed = othersDecks.load(id).deck;
    changed.notes = "from elsewhere";
    othersDecks.save(id, changed);
    desk.others().look();
    EXPECT_EQ(desk->openDeck.deck().notes, "from elsewhere");
    EXPECT_EQ(opened.count(), 0) << "it is the same deck still: nothing jumps";
}

TEST_F(OtherProgramsTest, AChangeMadeMeanwhileIsNotOverwritten)
{
    desk->shelf.create(test::legalDeck());
    const std::int64_t id = desk->openDeck.id();
    Deck changed = othersDecks.load(id).deck;
    changed.notes = "from elsewhere";
    othersDecks.save(id, changed);
    // Nobody has looked yet.
    EXPECT_TRUE(desk->openDeck.change([](Deck& deck) { deck.tags = {"mine"}; }));
    const Deck both = othersDecks.load(id).deck;
    EXPECT_EQ(both.notes, "from elsewhere");
    EXPECT_EQ(both.tags, std::vector<std::string>{"mine"});
    EXPECT_EQ(desk->openDeck.deck(), both);
}

TEST_F(OtherProgramsTest, ADeckThatIsGoneIsClosedAndComesBackByUndo)
{
    desk->shelf.create(test::legalDeck());
    const std::int64_t id = desk->openDeck.id();
    othersDecks.remove(id);
    desk.others().look();
    EXPECT_FALSE(desk->openDeck.isOpen());
    EXPECT_TRUE(desk->shelf.decks().empty());
    desk->history.undo();
    EXPECT_EQ(desk->openDeck.id(), id);
}

TEST_F(OtherProgramsTest, WhatTheWindowDoesItselfIsNothingNew)
{
    desk.others().look();
    QSignalSpy all(&desk->owned, &OwnedCards::heapsReplaced);
    QSignalSpy decks(&desk->shelf, &DeckShelf::changed);
    desk->owned.add(aubrey, 1);
    const qsizetype before = decks.count();
    desk.others().look();
    EXPECT_EQ(all.count(), 0);
    EXPECT_EQ(decks.count(), before);
}

} // namespace dossier
