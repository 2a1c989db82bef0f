// What the collection lacks, what it has too much of, and what is done about it.
#include "app/chart/bar_list.h"
#include "app/collection/collection_panel.h"
#include "app/collection/completion_page.h"
#include "app/printing/print_dialog.h"
#include "app/widgets/card_lines.h"
#include "desk/deck_shelf.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "model_news.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Counts how often a view measures a cell.
class MeasuringDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    mutable int measured = 0;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        ++measured;
        return QStyledItemDelegate::sizeHint(option, index);
    }
};

class CompletionTab : public testing::Test
{
protected:
    CompletionTab()
    {
        own("XF96-0063v1", 5);
        own("XF96-0042v1", 2);
        program.window().showTab(MainWindow::Collection);
        program.window().collection().showPage(CollectionPanel::Completion);
    }

    void own(const char* number, int copies) { program.desk().owned.add(test::card(number), copies); }
    CompletionPage& page() { return program.window().collection().completion(); }
    CardLines& lines() { return program.find<CardLines>("completionCards"); }
    QPushButton& offer() { return program.find<QPushButton>("completionOffer"); }
    QString cell(int row, int column) { return lines().item(row, column)->text(); }

    test::TestProgram program;
};

} // namespace

TEST_F(CompletionTab, CountsTheSetItsTypesAndItsRarities)
{
    EXPECT_TRUE(program.find<QLabel>("completionHeadline").text().startsWith(QStringLiteral("2 of 354 cards")));
    double owned = 0;
    double all = 0;
    for (const char* bars : {"completionTypes", "completionRarities"})
        for (const BarList::Row& row : program.find<BarList>(bars).rows()) {
            owned += row.value;
            all += row.value + row.further;
        }
    EXPECT_EQ(owned, 4) << "two cards, by type and by rarity";
    EXPECT_EQ(all, 708);
    own("XF96-0100v1", 1);
    EXPECT_TRUE(program.find<QLabel>("completionHeadline").text().startsWith(QStringLiteral("3 of 354 cards")));
}

TEST_F(CompletionTab, ListsWhatIsMissingAndWantsAllOfItInOneStep)
{
    EXPECT_EQ(lines().rowCount(), 352);
    offer().click();
    EXPECT_FALSE(offer().isVisible()) << "all of them are wanted now";
    page().showList(CompletionPage::WantList);
    EXPECT_EQ(lines().rowCount(), 352);
    program.desk().history.undo();
    EXPECT_EQ(lines().rowCount(), 0);
    EXPECT_EQ(program.desk().owned.totalCopies(), 7);
}

TEST_F(CompletionTab, WantsAllOfItWithoutMeasuringTheListForEachCard)
{
    program.window().show();
    program.window().showTab(MainWindow::Cards);
    std::vector<OwnedCard> almostAll;
    for (CardIndex card = 40; card < test::baseSet().size(); ++card)
        almostAll.push_back({.card = test::baseSet()[card].id, .count = 1});
    program.desk().owned.merge(almostAll, MergeMode::Add);
    program.window().showTab(MainWindow::Collection);
    ASSERT_TRUE(lines().isVisible());
    const int missing = lines().rowCount();
    ASSERT_EQ(missing, 40);

    auto* delegate = new MeasuringDelegate(&lines());
    lines().setItemDelegate(delegate);
    const test::ModelNews heaps(*program.find<QTableView>("heapTable").model());
    const auto expectOneBatch = [&](const char* what) {
        EXPECT_LE(heaps.count(), 5) << what;
        EXPECT_LE(delegate->measured, 10 * missing * lines().columnCount()) << what;
        heaps.forget();
        delegate->measured = 0;
    };
    delegate->measured = 0;
    offer().click();
    expectOneBatch("wanting all");
    EXPECT_FALSE(offer().isVisible());
    program.desk().history.undo();
    expectOneBatch("undoing it");
    EXPECT_TRUE(offer().isVisible());
    program.desk().history.redo();
    expectOneBatch("doing it again");
}

TEST_F(CompletionTab, OffersWhatIsToSpare)
{
    page().showList(CompletionPage::Spare);
    ASSERT_EQ(lines().rowCount(), 1);
    EXPECT_EQ(cell(0, 2), "3") << "two of five are kept";
    offer().click();
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0063v1").front().owned.forTrade, 3);
    EXPECT_EQ(cell(0, 3), "3");
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(CompletionTab, CopiesInBuiltDecksAreInUseAndNotToSpare)
{
    const Desk& desk = program.desk();
    page().showList(CompletionPage::InUse);
    EXPECT_EQ(lines().rowCount(), 0);
    desk.shelf.createEmpty();
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    desk.openDeck.change([](Deck& deck) { deck.state = DeckState::Built; });
    program.window().showTab(MainWindow::Collection);
    ASSERT_EQ(lines().rowCount(), 1);
    EXPECT_EQ(cell(0, 2), "2");
    EXPECT_EQ(cell(0, 3), "3");
    page().showList(CompletionPage::Spare);
    EXPECT_EQ(cell(0, 2), "1");
}

TEST_F(CompletionTab, PrintsTheListThatIsShown)
{
    const auto printed = [&](int list) {
        page().showList(list);
        program.find<QPushButton>("completionPrint").click();
        return program.window().findChild<PrintDialog*>()->job().kind;
    };
    EXPECT_EQ(printed(CompletionPage::Missing), PrintKind::Checklist);
    EXPECT_EQ(printed(CompletionPage::Spare), PrintKind::TradeList);
    EXPECT_EQ(printed(CompletionPage::WantList), PrintKind::WantList);
}

} // namespace dossier
