// The models behind the lists keep Qt's promises while cards come and go.
#include "app/collection/collection_model.h"
#include "app/collection/heap_table_model.h"
#include "app/decks/deck_tree_model.h"
#include "app/decks/zone_model.h"
#include "app/widgets/card_table_model.h"
#include "app/widgets/problem_model.h"
#include "app/widgets/row_look.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "model_news.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>
#include <numeric>
#include <set>

namespace dossier {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

OwnedCard owned(const char* number, int count, const char* location = "")
{
    OwnedCard cards;
    cards.card = number;
    cards.count = count;
    cards.location = location;
    return cards;
}

} // namespace

TEST(CardTableModel, SortsAndKeepsTheChosenRow)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    CardTableModel model(desk.box.cards, desk.owned, desk.openDeck);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    const CardIndex aubrey = test::card("XF96-0063v1");
    model.showCards({test::card("XF96-0169v1"), aubrey, test::card("XF96-0002v1")});
    EXPECT_EQ(model.rowOf(aubrey), 1) << "by number at first";
    const QPersistentModelIndex chosen = model.index(1, 0);
    model.sort(CardTableModel::Title, Qt::DescendingOrder);
    EXPECT_EQ(model.cardAt(chosen.row()), aubrey);
    EXPECT_EQ(model.cardAt(0), test::card("XF96-0002v1")) << "First Aid comes last in the alphabet";
    desk.owned.add(aubrey, 3);
    EXPECT_EQ(model.index(model.rowOf(aubrey), CardTableModel::Owned).data().toString(), "3");
}

TEST(HeapTableModel, ChangesCellsInPlace)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    desk.owned.add(owned("XF96-0063v1", 2, "Box"));
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    const auto cell = [&](int column) { return model.index(0, column); };

    EXPECT_TRUE(model.setData(cell(HeapTableModel::Count), 5, Qt::EditRole));
    EXPECT_TRUE(model.setData(cell(HeapTableModel::ForTrade), 2, Qt::EditRole));
    EXPECT_TRUE(model.setData(cell(HeapTableModel::Location), "Binder 1", Qt::EditRole));
    EXPECT_TRUE(model.setData(cell(HeapTableModel::ConditionColumn), "Good", Qt::EditRole));
    EXPECT_FALSE(model.setData(cell(HeapTableModel::ForTrade), 6, Qt::EditRole)) << "more than there are";
    EXPECT_FALSE(model.setData(cell(HeapTableModel::Count), -1, Qt::EditRole));
    EXPECT_FALSE(model.setData(cell(HeapTableModel::Count), "many", Qt::EditRole));

    ASSERT_EQ(desk.owned.heaps().size(), 1U);
    const OwnedCard kept = desk.owned.heaps().front().owned;
    EXPECT_EQ(kept.count, 5);
    EXPECT_EQ(kept.forTrade, 2);
    EXPECT_EQ(kept.location, "Binder 1");
    EXPECT_EQ(kept.condition, Condition::Good);
}

TEST(HeapTableModel, LoadsALargeCollectionBitByBitAndLosesNothingMeanwhile)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    std::vector<OwnedCard> many;
    for (int i = 0; i < 6000; ++i) {
        many.push_back(owned("XF96-0063v1", 1));
        many.back().location = "Box " + std::to_string(i);
    }
    desk.owned.merge(many, MergeMode::Add);
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    ASSERT_FALSE(model.complete());
    const int first = model.rowCount();
    EXPECT_GT(first, 0);
    desk.owned.add(owned("XF96-0002v1", 1));             // among what is loaded
    desk.owned.add(owned("XF96-0300v1", 1));             // among what is to come
    desk.owned.add(owned("XF96-0063v1", 4, "Box 5999")); // to come as well
    model.write({0}, HeapTableModel::Location, "Zoo");   // from the one to the other
    EXPECT_TRUE(test::waitUntil([&] { return model.complete(); }));
    EXPECT_EQ(model.rowCount(), 6002);
    EXPECT_EQ(model.heapCount(), 6002);
    int copies = 0;
    std::set<std::int64_t> ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        copies += model.index(row, 0).data(kCountRole).toInt();
        ids.insert(model.idAt(row));
    }
    EXPECT_EQ(copies, 6006);
    EXPECT_EQ(ids.size(), 6002u) << "none of them twice";
}

TEST(HeapTableModel, SortsByAnyColumnAndBack)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    for (const auto& [number, count, place] :
         {std::tuple("XF96-0063v1", 2, "b"), {"XF96-0002v1", 5, "c"}, {"XF96-0169v1", 3, "a"}})
        desk.owned.add(owned(number, count, place));
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    const auto counts = [&] {
        std::vector<int> all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.push_back(model.cardsAt(row).count);
        return all;
    };
    EXPECT_EQ(counts(), (std::vector{5, 2, 3}));
    const QPersistentModelIndex chosen = model.index(0, 0);
    model.sort(HeapTableModel::Count, Qt::AscendingOrder);
    EXPECT_EQ(counts(), (std::vector{2, 3, 5}));
    EXPECT_EQ(chosen.row(), 2);
    model.sort(HeapTableModel::Location, Qt::DescendingOrder);
    EXPECT_EQ(counts(), (std::vector{5, 2, 3}));
    for (int column = 0; column < HeapTableModel::kColumns; ++column)
        model.sort(column, Qt::DescendingOrder);
    model.sort(-1, Qt::AscendingOrder);
    EXPECT_EQ(counts(), (std::vector{5, 2, 3}));
}

TEST(HeapTableModel, TellsOfManyRowsAtOnce)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    for (const char* number : {"XF96-0002v1", "XF96-0063v1", "XF96-0169v1"})
        desk.owned.add(owned(number, 2, "Box"));
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    const std::int64_t chosenHeap = model.idAt(2);
    const QPersistentModelIndex chosen = model.index(2, HeapTableModel::Title);
    const test::ModelNews news(model);
    const auto cards = [&](const HeapTableModel& of) {
        std::vector<CardIndex> all;
        for (int row = 0; row < of.rowCount(); ++row)
            all.push_back(*of.cardAt(row));
        return all;
    };
    const auto expectOneBatch = [&](const char* what) {
        EXPECT_LE(news.count(), 5) << what;
        EXPECT_EQ(news.resets(), 0) << what;
        EXPECT_EQ(cards(model), cards(HeapTableModel(desk))) << what;
        EXPECT_EQ(model.idAt(chosen.row()), chosenHeap) << what;
        news.forget();
    };

    std::vector<OwnedCard> many;
    for (CardIndex card = 0; card < 100; ++card)
        many.push_back(owned(desk.box.cards[card].id.c_str(), 2));
    desk.owned.merge(many, MergeMode::Add);
    EXPECT_EQ(model.rowCount(), 103);
    expectOneBatch("coming");

    std::vector<int> rows(static_cast<std::size_t>(model.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    EXPECT_TRUE(model.write(rows, HeapTableModel::Language, "fr"));
    expectOneBatch("changing");
    EXPECT_EQ(model.changeCopies(rows, 1,
                                 [](OwnedCard& heap) {
                                     heap.location = "Binder";
                                     return QString();
                                 }),
              103);
    expectOneBatch("parting");
    desk.history.undo();
    expectOneBatch("joining again");
    EXPECT_TRUE(model.write(rows, HeapTableModel::Location, "Box"));
    EXPECT_EQ(model.rowCount(), 101) << "two of them join others";
    expectOneBatch("moving to where others lie");
    for (int steps = 0; steps < 3; ++steps) {
        desk.history.undo();
        expectOneBatch("undoing");
    }
    EXPECT_EQ(model.rowCount(), 3);
}

TEST(HeapTableModel, PutsManyRowsWhereAFilterAndAnOrderWantThem)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    desk.owned.add(owned("XF96-0063v1", 5));
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.show([](const HeapTable& heaps) {
        IndexSet found(heaps.size());
        for (std::size_t row = 0; row < heaps.size(); ++row)
            if (heaps.counts()[row] > 1)
                found.insert(row);
        return std::optional(found);
    });
    std::vector<OwnedCard> many;
    for (CardIndex card = 0; card < 10; ++card)
        many.push_back(owned(desk.box.cards[card].id.c_str(), card % 2 == 0 ? 1 : 3));
    desk.owned.merge(many, MergeMode::Add);
    EXPECT_EQ(model.rowCount(), 6);
    EXPECT_EQ(model.cardAt(5), test::card("XF96-0063v1")) << "the last by number";
    desk.history.undo();
    EXPECT_EQ(model.rowCount(), 1);
    model.sort(HeapTableModel::Count, Qt::AscendingOrder);
    desk.history.redo();
    EXPECT_EQ(model.rowCount(), 6);
    EXPECT_EQ(model.cardAt(0), test::card("XF96-0063v1")) << "what comes is at the end until it is sorted again";
}

TEST(HeapTableModel, FollowsTheCollection)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    HeapTableModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.owned.add(owned("XF96-0063v1", 1));
    desk.owned.add(owned("XF96-0002v1", 1));
    desk.owned.add(owned("XF96-0063v1", 1, "Box"));
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.heapAt(0).owned.card, "XF96-0002v1");
    model.add(0, -1);
    EXPECT_EQ(model.rowCount(), 2) << "a heap without copies goes away";
}

TEST(ZoneModel, GroupsTheBureauDeckByType)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    ZoneModel model(desk.openDeck, desk.box.cards, Zone::BureauDeck);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0002v1"), 2);
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 1);
    ASSERT_EQ(model.rowCount(), 4);
    EXPECT_TRUE(model.index(0).data(kHeadingRole).toBool());
    EXPECT_EQ(model.index(0).data().toString(), "Sites");
    EXPECT_EQ(model.cardAt(1), test::card("XF96-0063v1"));
    EXPECT_EQ(model.index(3).data(kCountRole).toInt(), 2);
    const QPersistentModelIndex firstAid = model.index(3);
    desk.openDeck.setCount(Zone::BureauDeck, test::card("XF96-0063v1"), 0);
    EXPECT_EQ(firstAid.row(), 1) << "the other row moves up and is still itself";
    desk.openDeck.close();
    EXPECT_EQ(model.rowCount(), 0);
}

// Sorting moves rows; what is chosen, and whoever holds on to a row, goes along.
template <typename Model>
void expectKeptBySorting(Model& model, int column)
{
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    QTableView view;
    view.setModel(&model);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    model.sort(column, Qt::AscendingOrder);
    ASSERT_GT(model.rowCount(), 9);
    view.selectRow(3);
    const CardIndex chosen = model.cardAt(3);
    const QPersistentModelIndex held = model.index(7, column);
    const CardIndex card = model.cardAt(7);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.sort(column, Qt::DescendingOrder);
    EXPECT_EQ(resets.count(), 0);
    ASSERT_EQ(view.selectionModel()->selectedRows().size(), 1);
    const int row = view.selectionModel()->selectedRows().front().row();
    EXPECT_NE(row, 3);
    EXPECT_EQ(model.cardAt(row), chosen);
    EXPECT_EQ(view.currentIndex().row(), row) << "the keyboard is there, too";
    EXPECT_EQ(model.cardAt(held.row()), card);
    EXPECT_EQ(held.column(), column);
}

TEST(CardTableModel, KeepsWhatIsChosenWhenItIsSorted)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    CardTableModel model(desk.box.cards, desk.owned, desk.openDeck);
    std::vector<CardIndex> all(desk.box.cards.size());
    std::iota(all.begin(), all.end(), CardIndex{0});
    model.showCards(all);
    expectKeptBySorting(model, CardTableModel::Title);
}

TEST(CollectionModel, KeepsWhatIsChosenWhenItIsSorted)
{
    test::TestProgram program;
    CollectionModel model(program.desk());
    expectKeptBySorting(model, CollectionModel::Title);
}

TEST(ZoneModel, MarksCardsThatARuleComplainsAbout) // DECK-4
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    ZoneModel model(desk.openDeck, desk.box.cards, Zone::BureauDeck);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    const auto signs = [&] { return lookOf(model.index(1)).after.size(); };
    EXPECT_EQ(signs(), 1) << "the cost";
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 1);
    EXPECT_EQ(signs(), 2);
}

TEST(ProblemModel, FollowsTheDeck)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    ProblemModel model(desk.openDeck, desk.box.cards, [] { return std::nullopt; });
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    EXPECT_EQ(model.rowCount(), 0) << "no deck, no problems";
    desk.shelf.createEmpty();
    ASSERT_GT(model.rowCount(), 0);
    EXPECT_EQ(model.index(0).data(kProblemRuleRole).toString(), "DECK-13");
}

TEST(DeckTreeModel, RenamesInPlaceAndKeepsANameThatIsTaken)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    DeckTreeModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.shelf.createEmpty();
    desk.shelf.createEmpty();
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_TRUE(model.setData(model.index(0, 0), "Alpha", Qt::EditRole));
    EXPECT_EQ(model.index(0, 0).data().toString(), "Alpha");
    EXPECT_FALSE(model.setData(model.index(1, 0), "alpha", Qt::EditRole));
    EXPECT_NE(program.message(), "") << "the refusal is said";
    EXPECT_FALSE(model.setData(model.index(1, 0), "   ", Qt::EditRole));
    EXPECT_NE(model.index(1, 0).data().toString(), "");
}

TEST(DeckTreeModel, FilesDecksInFoldersWithinFolders)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    DeckTreeModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.shelf.createEmpty();
    const std::int64_t id = desk.openDeck.id();
    desk.shelf.createEmpty();
    desk.shelf.setFolder(id, " Tournaments / 2026 ");
    ASSERT_EQ(model.rowCount(), 2);
    const QModelIndex folder = model.index(0, 0);
    EXPECT_EQ(folder.data().toString(), "Tournaments");
    EXPECT_EQ(model.indexOf(id).parent().data().toString(), "2026");

    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.indexOf(id)}));
    EXPECT_TRUE(model.dropMimeData(dragged.get(), Qt::MoveAction, -1, -1, folder));
    EXPECT_EQ(desk.shelf.load(id)->folder, "Tournaments");

    EXPECT_TRUE(model.setData(model.index(0, 0), "Cups", Qt::EditRole));
    EXPECT_EQ(desk.shelf.load(id)->folder, "Cups");
    const std::unique_ptr<QMimeData> again(model.mimeData({model.indexOf(id)}));
    EXPECT_TRUE(model.dropMimeData(again.get(), Qt::MoveAction, -1, -1, {}));
    EXPECT_EQ(desk.shelf.load(id)->folder, "") << "beside the folders";
    EXPECT_EQ(model.rowCount(), 2) << "a folder without decks is gone";
}

TEST(DeckTreeModel, ShowsOnlyWhatWasFound)
{
    test::TestProgram program;
    const Desk& desk = program.desk();
    DeckTreeModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    desk.shelf.createEmpty();
    const std::int64_t id = desk.openDeck.id();
    desk.shelf.createEmpty();
    model.showOnly(std::set<std::int64_t>{id});
    EXPECT_EQ(model.rowCount(), 1);
    EXPECT_TRUE(model.indexOf(id).isValid());
    model.showOnly(std::nullopt);
    EXPECT_EQ(model.rowCount(), 2);
}

} // namespace dossier
