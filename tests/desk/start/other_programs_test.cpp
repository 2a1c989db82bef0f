// What dossier-cli, or a second window, changes in the database is noticed, and no
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
    DeckStore othersDecks{other, test::officialCards()};
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
    QSignalSpy decks(&desk->shelf, &DeckLibrary::changed);
    desk->owned.add(aubrey, 1);
    const qsizetype before = decks.count();
    desk.others().look();
    EXPECT_EQ(all.count(), 0);
    EXPECT_EQ(decks.count(), before);
}

// A key pressed here takes back nothing that was done elsewhere unless somebody says so.
TEST_F(OtherProgramsTest, WhatTheyDidIsUndoneOnlyOnceItIsAsked)
{
    QStringList asked;
    bool answer = false;
    desk->history.setAsking([&](const QString& question, const QString&) {
        asked << question;
        return answer;
    });
    desk->owned.add(aubrey, 1);
    CollectionStore(other).add(copies(4));
    desk->history.undo();
    ASSERT_EQ(asked.size(), 1);
    EXPECT_TRUE(asked[0].startsWith("This was done by the command line, at ")) << asked[0].toStdString();
    EXPECT_TRUE(asked[0].endsWith(": add 4 Aubrey, MO. Undo it?")) << asked[0].toStdString();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 5) << "nothing was undone";
    answer = true;
    desk->history.undo();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 1);
    EXPECT_EQ(asked.size(), 2);
    desk->history.undo();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 0);
    EXPECT_EQ(asked.size(), 2) << "one's own step";
    desk->history.redo();
    desk->history.redo();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 5);
    EXPECT_EQ(asked.size(), 2) << "what was undone here";
    HistoryStore(other).undo();
    answer = false;
    desk->history.redo();
    ASSERT_EQ(asked.size(), 3);
    EXPECT_TRUE(asked[2].startsWith("This was undone by the command line: add 4")) << asked[2].toStdString();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 1);
}

TEST_F(OtherProgramsTest, GoingFarThroughTheHistoryAsksOnce)
{
    QStringList asked;
    desk->history.setAsking([&](const QString& question, const QString&) {
        asked << question;
        return asked.size() > 1;
    });
    for (int i = 0; i < 3; ++i) {
        desk->owned.add(aubrey, 1);
        CollectionStore(other).add(copies(2));
    }
    EXPECT_EQ(desk->history.recent(10).front().by, "the command line");
    EXPECT_EQ(desk->history.recent(10)[1].by, "");
    desk->history.goTo(0);
    EXPECT_EQ(CollectionStore(other).totalCopies(), 9);
    desk->history.goTo(0);
    EXPECT_EQ(CollectionStore(other).totalCopies(), 0);
    ASSERT_EQ(asked.size(), 2);
    EXPECT_TRUE(asked[0].startsWith("3 of these changes were made by another program")) << asked[0].toStdString();
}

// Somebody else changes something while the question stands there: then that is asked about.
TEST_F(OtherProgramsTest, WhatComesWhileSomebodyThinksIsAskedAboutToo)
{
    QStringList asked;
    desk->history.setAsking([&](const QString& question, const QString&) {
        asked << question;
        if (asked.size() == 1)
            CollectionStore(other).add(copies(2));
        return asked.size() == 1;
    });
    CollectionStore(other).add(copies(4));
    desk->history.undo();
    ASSERT_EQ(asked.size(), 2);
    EXPECT_TRUE(asked[1].contains("add 2 Aubrey")) << asked[1].toStdString();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 6);
}

// The way back that a message offers is of what the message says.
TEST_F(OtherProgramsTest, AMessageOffersNobodyElsesStep)
{
    QList<Notice> said;
    QObject::connect(&desk->notices, &Notices::said, [&](const Notice& notice) { said << notice; });
    desk->history.tell([&] {
        desk->owned.add(aubrey, 1);
        CollectionStore(other).add(copies(4));
        return QStringLiteral("Added");
    });
    ASSERT_EQ(said.size(), 1);
    ASSERT_TRUE(said[0].action);
    said[0].action();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 5);
    EXPECT_TRUE(said.back().text.startsWith("This came later: add 4")) << said.back().text.toStdString();
}

TEST_F(OtherProgramsTest, ASpoiltStepCanBeLeftOut)
{
    desk->owned.add(aubrey, 1);
    desk->shelf.create(test::legalDeck());
    const std::int64_t id = desk->openDeck.id();
    desk->openDeck.change([](Deck& deck) { deck.notes = "later"; });
    run(other.work(QStringLiteral("test")),
        QStringLiteral("UPDATE history_deck SET image = '{}' WHERE image IS NOT NULL"));
    QStringList said;
    QObject::connect(&desk->notices, &Notices::said, [&](const Notice& notice) { said << notice.text; });
    desk->history.undo();
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said[0].startsWith("This cannot be undone: ")) << said[0].toStdString();
    EXPECT_TRUE(said[0].contains("no text \"name\"")) << said[0].toStdString();
    QStringList asked;
    desk->history.setAsking([&](const QString& question, const QString&) {
        asked << question;
        return true;
    });
    desk->history.undo();
    ASSERT_EQ(asked.size(), 1);
    EXPECT_TRUE(asked[0].contains("Leave it out of the history?")) << asked[0].toStdString();
    EXPECT_EQ(othersDecks.load(id).deck.notes, "later");
    desk->history.undo();
    EXPECT_TRUE(othersDecks.decks().empty());
    desk->history.undo();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 0);
}

// The list shows it among the others, and what was done before stays within reach.
TEST_F(OtherProgramsTest, AStepOfAnUnknownKindCanBeLeftOut)
{
    desk->owned.add(aubrey, 1);
    desk->owned.add(test::card("XF96-0042v1"), 2);
    run(other.work(QStringLiteral("test")),
        QStringLiteral("UPDATE history_step SET kind = 'foo' WHERE id = (SELECT max(id) FROM history_step)"));
    ASSERT_EQ(desk->history.recent(5).size(), 2u);
    EXPECT_EQ(desk->history.recent(5).front().text, "an unknown change");
    QStringList asked;
    desk->history.setAsking([&](const QString& question, const QString&) {
        asked << question;
        return true;
    });
    desk->history.undo();
    ASSERT_EQ(asked.size(), 1);
    EXPECT_TRUE(asked[0].contains("unknown step: foo")) << asked[0].toStdString();
    desk->history.undo();
    EXPECT_EQ(CollectionStore(other).totalCopies(), 2) << "what it did stays";
}

} // namespace dossier
