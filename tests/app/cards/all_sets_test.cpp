// The window with the cards of all official sets.
#include "app/card_sets/card_sets_dialog.h"
#include "app/cards/card_list_model.h"
#include "app/collection/collection_model.h"
#include "app/collection/collection_panel.h"
#include "app/collection/heap_table_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTableWidget>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// All sets for as long as it lives.
class AllSets : public testing::Test
{
protected:
    struct Laid
    {
        Laid() { putOnlyTheBaseSetInTheBox(false); }
        ~Laid() { putOnlyTheBaseSetInTheBox(true); }
    } m_laid;
    test::TestProgram program;
};

} // namespace

// The base set stood there alone, as if the others had to be looked for.
TEST_F(AllSets, StandAboveTheUsersOwn)
{
    program.find<QAction>("collection.sets").trigger();
    const auto& sets = *program.find<CardSetsDialog>("cardSetsDialog").findChild<QTableWidget*>("cardSets");
    QStringList names;
    for (int row = 0; row < sets.rowCount(); ++row)
        names << sets.item(row, 0)->text() + QLatin1Char(' ') + sets.item(row, 2)->text();
    EXPECT_EQ(names, QStringList({"Premiere (the base set) 354", "The Truth Is Out There 354", "101361 125",
                                  "Promotional cards 23"}));
}

TEST_F(AllSets, AreListedAndFoundBySet)
{
    program.window().showTab(MainWindow::Cards);
    const auto& table = program.find<QTableView>("cardTable");
    EXPECT_EQ(table.model()->rowCount(), 856);
    program.find<QLineEdit>("searchLine").setText("set:ttiot -printing:reprint");
    EXPECT_TRUE(test::waitUntil([&] { return table.model()->rowCount() == 31; }));
}

// A promotional card has a longer number than all others.
TEST_F(AllSets, AreNumberedInColumnsThatHoldTheNumbers)
{
    const auto expectRoom = [&](const QTableView& table, int column) {
        const QFontMetrics typed(program.desk().appearance.theme().typewriter);
        EXPECT_GE(table.columnWidth(column), typed.horizontalAdvance(QStringLiteral("PR96-0004-GCON")) + 5 * kGrid)
            << table.objectName().toStdString();
    };
    program.window().showTab(MainWindow::Cards);
    expectRoom(program.find<QTableView>("cardTable"), CardListModel::Number);
    program.window().showTab(MainWindow::Collection);
    auto& table = program.find<QTableView>("collectionTable");
    expectRoom(table, CollectionModel::Number);
    table.setColumnWidth(CollectionModel::Number, 90);
    program.window().collection().showPage(CollectionPanel::Heaps);
    expectRoom(program.find<QTableView>("heapTable"), HeapTableModel::Number);
    program.restart();
    program.window().showTab(MainWindow::Collection);
    expectRoom(program.find<QTableView>("collectionTable"), CollectionModel::Number); // left narrow by an older program
}

TEST_F(AllSets, ADeckSaysWhichOfThemItMayUse) // SET-3
{
    program.window().showTab(MainWindow::Decks);
    const auto& desk = program.desk();
    desk.shelf.createEmpty();
    desk.openDeck.add(Zone::BureauDeck, test::card("PR97-0006-SC1"), 1);
    const auto hindered = [&] {
        return std::ranges::any_of(desk.openDeck.problems(),
                                   [](const Problem& problem) { return problem.rule == RuleNumber("SET-3"); });
    };
    EXPECT_FALSE(hindered());
    auto& sets = program.find<QComboBox>("deckSets");
    sets.setCurrentIndex(static_cast<int>(DeckSets::WithoutPromotional));
    emit sets.activated(sets.currentIndex());
    EXPECT_EQ(desk.openDeck.deck().sets, DeckSets::WithoutPromotional);
    EXPECT_TRUE(hindered());
}

TEST_F(AllSets, AreCountedTogetherInAnyPrinting) // SET-1
{
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showPage(CollectionPanel::Completion);
    const QList<QLabel*> labels = program.window().findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QStringLiteral("0 of 533 different cards"));
    }));
}

} // namespace dossier
