// Where one is in the collection's tables: rows that stay where they are, columns that show what they hold.
#include "app/collection/collection_model.h"
#include "app/collection/collection_panel.h"
#include "app/collection/collection_view.h"
#include "app/collection/copies_pane.h"
#include "app/collection/heap_table_model.h"
#include "app/collection/heap_view.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class CollectionRows : public testing::Test
{
protected:
    CollectionRows() { program.window().showTab(MainWindow::Collection); }

    void show(CardsShown which, const QString& query = {}) { program.window().collection().showCards(which, query); }
    CollectionView& table() { return program.find<CollectionView>("collectionTable"); }
    CollectionModel& model() { return static_cast<CollectionModel&>(*table().model()); }
    void own(CardIndex card) { program.desk().owned.add(card, 1); }
    void ownSixty()
    {
        for (CardIndex card = 0; card < 120; card += 2)
            own(card);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(CollectionRows, StayWhereTheyAreWhenTheCurrentOneIsTakenBack)
{
    ownSixty();
    show(CardsShown::Owned);
    own(81);
    table().chooseCard(81);
    QCoreApplication::processEvents();
    const int scrolled = table().verticalScrollBar()->value();
    ASSERT_GT(scrolled, 0);
    program.desk().history.undo();
    EXPECT_LT(model().rowOf(81), 0);
    EXPECT_EQ(table().currentCard(), CardIndex{82}) << "the one that took its place";
    EXPECT_EQ(table().verticalScrollBar()->value(), scrolled);
    program.desk().history.undo(); // card 118, far below
    EXPECT_EQ(table().currentCard(), CardIndex{82});
    EXPECT_EQ(table().verticalScrollBar()->value(), scrolled);

    own(119);
    table().chooseCard(119);
    program.desk().history.undo();
    EXPECT_EQ(table().currentCard(), CardIndex{116}) << "the last, where none is behind it";
}

TEST_F(CollectionRows, StayWhereTheyAreUnderASearch)
{
    ownSixty();
    show(CardsShown::All, QStringLiteral("own>=1"));
    ASSERT_TRUE(test::waitUntil([&] { return model().rowCount() == 60; }));
    table().chooseCard(80);
    const int scrolled = table().verticalScrollBar()->value();
    ASSERT_GT(scrolled, 0);
    program.desk().history.undo();
    QCoreApplication::processEvents();
    EXPECT_EQ(table().currentCard(), CardIndex{80});
    EXPECT_EQ(table().verticalScrollBar()->value(), scrolled);
}

TEST_F(CollectionRows, BeginAtTheTopForAnotherQuestion)
{
    ownSixty();
    show(CardsShown::Owned);
    table().chooseCard(80);
    show(CardsShown::Missing);
    EXPECT_EQ(table().verticalScrollBar()->value(), 0);
}

// The copies are looked at beside one another, also on a small screen.
TEST_F(CollectionRows, CopiesOfACardHaveRoomForSome)
{
    program.window().resize(1280, 720);
    for (const char* place : {"a", "b", "c"}) {
        OwnedCard heap;
        heap.card = "XF96-0063v1";
        heap.count = 1;
        heap.location = place;
        program.desk().owned.add(heap);
    }
    show(CardsShown::Owned);
    table().chooseCard(test::card("XF96-0063v1"));
    QCoreApplication::processEvents();
    const auto& copies = program.find<HeapView>("cardCopies");
    ASSERT_EQ(copies.model()->rowCount(), 3);
    EXPECT_GE(copies.viewport()->height(), 3 * copies.rowHeight(0));
    EXPECT_GE(table().viewport()->height(), 5 * table().rowHeight(0));
}

// What is free is the card's, and is read once where its rows stand together.
TEST_F(CollectionRows, SayOnceHowManyOfACardAreFree)
{
    for (const char* place : {"a", "b"})
        for (const char* number : {"XF96-0063v1", "XF96-0064v1"}) {
            OwnedCard heap;
            heap.card = number;
            heap.count = 2;
            heap.location = place;
            program.desk().owned.add(heap);
        }
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& heaps = program.find<HeapView>("heapTable");
    const auto column = [&](int role) {
        QStringList cells;
        for (int row = 0; row < heaps.model()->rowCount(); ++row)
            cells << heaps.model()->index(row, HeapTableModel::Free).data(role).toString();
        return cells.join(QLatin1Char(','));
    };
    EXPECT_EQ(column(Qt::DisplayRole), "4,,4,");
    EXPECT_EQ(column(Qt::EditRole), "4,4,4,4") << "each line that is copied is whole";
    heaps.sortByColumn(HeapTableModel::Location, Qt::AscendingOrder);
    EXPECT_EQ(column(Qt::DisplayRole), "4,4,4,4") << "rows of a card stand apart";
}

// An empty table would not say whether it looks for anything.
TEST_F(CollectionRows, SayThatNoCopyMatches)
{
    own(0);
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& line = program.find<QLineEdit>("collectionSearch");
    const auto& why = program.find<QLabel>("collectionNoRow");
    EXPECT_FALSE(why.isVisible());
    line.setText(QStringLiteral("zzqq"));
    ASSERT_TRUE(test::waitUntil([&] { return why.isVisible(); }));
    program.find<QPushButton>("collectionShowAll").click();
    ASSERT_TRUE(test::waitUntil([&] { return !why.isVisible(); }));
    EXPECT_TRUE(line.text().isEmpty());
    EXPECT_TRUE(line.hasFocus());
}

} // namespace dossier
