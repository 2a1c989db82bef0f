// The decks that come with the program, put on the shelf.
#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "desk/deck_library.h"
#include "desk/desk_on_table.h"
#include "desk/files/shelved_decks.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <gtest/gtest.h>

namespace dossier {

TEST(ShelvedDecks, StartersAreAddedOnceAsOneStep)
{
    test::DeskOnTable desk;
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U);
    for (const DeckSummary& deck : desk->shelf.decks())
        EXPECT_EQ(deck.folder, starterFolder());
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U) << "they were there already";
    desk->history.undo();
    EXPECT_TRUE(desk->shelf.decks().empty()) << "one step";
}

// "The sample decks are there already" stood over the reason why there were none.
TEST(ShelvedDecks, WhatCannotBeStoredIsNotSaidToBeThere)
{
    test::DeskOnTable desk;
    {
        QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "refusing");
        other.setDatabaseName(desk.database());
        ASSERT_TRUE(other.open());
        QSqlQuery query(other);
        ASSERT_TRUE(query.exec("CREATE TRIGGER full BEFORE INSERT ON deck BEGIN SELECT RAISE(ABORT, 'full'); END"))
            << query.lastError().text().toStdString();
    }
    QSqlDatabase::removeDatabase("refusing");
    std::vector<Notice> said;
    QObject::connect(&desk->notices, &Notices::said, &desk->notices,
                     [&](const Notice& notice) { said.push_back(notice); });
    addSampleDecks(*desk);
    addStarterDecks(*desk);
    ASSERT_EQ(said.size(), 2u);
    for (const Notice& notice : said)
        EXPECT_TRUE(notice.trouble) << notice.text.toStdString();
}

TEST(ShelvedDecks, SamplesAreOneStepWithAWayBack)
{
    test::DeskOnTable desk;
    std::vector<Notice> said;
    QObject::connect(&desk->notices, &Notices::said, &desk->notices,
                     [&](const Notice& notice) { said.push_back(notice); });
    addSampleDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), sampleDecks(desk->box.cards).size());
    EXPECT_EQ(desk->history.recent(100).size(), 1u);
    ASSERT_EQ(said.size(), 1u);
    ASSERT_TRUE(said.front().action);
    EXPECT_TRUE(desk->openDeck.isOpen());
    said.front().action();
    EXPECT_TRUE(desk->shelf.decks().empty());
    addSampleDecks(*desk);
    addSampleDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), sampleDecks(desk->box.cards).size()) << "they were there already";
}

} // namespace dossier
