// The tab with all cards, by keys: search, choose, add.
#include "app/cards/card_columns.h"
#include "app/cards/card_list_model.h"
#include "app/cards/card_views.h"
#include "app/cards/cards_panel.h"
#include "app/widgets/card_table_model.h"
#include "app/widgets/search_box.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>

#include <gtest/gtest.h>
#include <string>

namespace dossier {

namespace {

class CardsTab : public testing::Test
{
protected:
    test::TestProgram program;
    QTableView& table = program.find<QTableView>("cardTable");
    QLineEdit& search = program.find<QLineEdit>("searchLine");

    QString titleOf(int row) const { return table.model()->index(row, CardTableModel::Title).data().toString(); }
    const Deck& deck() const { return program.desk().openDeck.deck(); }
};

} // namespace

TEST_F(CardsTab, ShowsAllCardsAtFirst)
{
    EXPECT_EQ(table.model()->rowCount(), 354);
    EXPECT_EQ(program.find<QLabel>("searchCount").text(), "354 cards");
    EXPECT_EQ(table.currentIndex().row(), 0);
}

// No column is what the rows go by, and none has the arrow; where the search says no order, it is there again.
TEST_F(CardsTab, TheArrowOfTheHeadIsWhereTheOrderIs)
{
    const QHeaderView& header = *table.horizontalHeader();
    ASSERT_EQ(header.sortIndicatorSection(), CardTableModel::Number);
    search.setText("order:cost dir:desc");
    ASSERT_TRUE(test::waitUntil([&] { return header.sortIndicatorSection() == -1; }));
    EXPECT_NE(table.model()->index(0, CardTableModel::CostColumn).data().toString(), "");
    search.setText("t:agent");
    ASSERT_TRUE(test::waitUntil([&] { return header.sortIndicatorSection() == CardTableModel::Number; }));
    EXPECT_EQ(header.sortIndicatorOrder(), Qt::AscendingOrder);
    table.sortByColumn(CardTableModel::Title, Qt::DescendingOrder);
    search.setText("t:agent order:cost");
    ASSERT_TRUE(test::waitUntil([&] { return header.sortIndicatorSection() == -1; }));
    table.sortByColumn(CardTableModel::Title, Qt::AscendingOrder); // the user's word is the last
    EXPECT_LE(titleOf(0), titleOf(1));
    EXPECT_EQ(header.sortIndicatorSection(), CardTableModel::Title);
    search.setText("t:agent");
    EXPECT_EQ(header.sortIndicatorSection(), CardTableModel::Title);
}

TEST_F(CardsTab, FindsWhileTyping)
{
    QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(search.hasFocus());
    QTest::keyClicks(&search, "dupre");
    ASSERT_EQ(table.model()->rowCount(), 1);
    EXPECT_EQ(titleOf(0), "Warren James Dupré, The Lazarus Man");
    QTest::keyClick(&search, Qt::Key_Escape);
    EXPECT_EQ(table.model()->rowCount(), 354);
}

TEST_F(CardsTab, UnderstandsTheSearchLanguage)
{
    search.setText("t:x-file");
    EXPECT_EQ(table.model()->rowCount(), 41);
    search.setText("k:killer");
    EXPECT_EQ(table.model()->rowCount(), 10); // OPT-4
    search.setText("t:site order:cost dir:desc");
    EXPECT_EQ(table.model()->rowCount(), 45);
}

// What an earlier search found is no answer to this one.
TEST_F(CardsTab, ASearchThatIsNotUnderstoodFindsNothingAndSaysWhy)
{
    search.setText("t:site");
    table.setCurrentIndex(table.model()->index(7, 0));
    const QString chosen = titleOf(7);
    for (const char* wrong : {"t:sitee", "r:u", "foo:bar", "cost<="}) {
        search.setText(wrong);
        auto& problem = program.find<QLabel>("searchProblem");
        EXPECT_TRUE(problem.isVisible()) << wrong;
        EXPECT_NE(problem.text(), "") << wrong;
        EXPECT_EQ(table.model()->rowCount(), 0) << wrong;
        const QString instead = program.find<QLabel>("nothingFound").text();
        EXPECT_TRUE(instead.startsWith("This search is not understood.")) << wrong;
        EXPECT_EQ(instead.indexOf(problem.text().toHtmlEscaped()), -1) << wrong << ": why, said twice";
        EXPECT_FALSE(program.find<QLabel>("searchCount").isVisible()) << wrong;
        const auto& facets = program.find<QTreeView>("facets");
        const QAbstractItemModel& model = *facets.model();
        for (int group = 0; group < model.rowCount(); ++group)
            for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row) {
                const QModelIndex choice = model.index(row, 0, model.index(group, 0));
                const bool ticked = choice.data(Qt::CheckStateRole).toInt() == Qt::Checked; // still being typed
                EXPECT_EQ(facets.isRowHidden(row, choice.parent()), !ticked) << wrong << ": nothing to narrow down";
            }
    }
    search.setText("t:site");
    EXPECT_FALSE(program.find<QLabel>("searchProblem").isVisible());
    EXPECT_EQ(table.model()->rowCount(), 45);
    EXPECT_EQ(titleOf(table.currentIndex().row()), chosen) << "the card that was chosen";
}

// Enter where nothing was found armed a later jump into the list, in the middle of a word.
TEST_F(CardsTab, LeavesTheKeyboardWhereSomebodyTypes)
{
    search.setFocus();
    QTest::keyClicks(&search, "muldr");
    QTest::keyClick(&search, Qt::Key_Return);
    QTest::keyClick(&search, Qt::Key_Down);
    QTest::keyClick(&search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&search, "lone gun");
    EXPECT_TRUE(search.hasFocus());
    EXPECT_EQ(search.text(), "lone gun");
    QTest::keyClicks(&search, " t:");
    QTest::keyClick(&search, Qt::Key_Return);
    QTest::keyClick(&search, Qt::Key_Backspace);
    QTest::keyClick(&search, Qt::Key_Backspace);
    EXPECT_TRUE(search.hasFocus()) << "nor after a search that is not understood";
}

// The key that leads there, pressed once more, kept the keyboard for the list that nothing was in: it took it as soon
// as something was, in the middle of a word, and Enter put a card into the deck.
TEST_F(CardsTab, KeepsTheKeyboardWhereItsKeyIsPressedOnceMore)
{
    for (const char* pictures : {"showTable", "showGrid"})
        for (const char* nothing : {"zzzz", "t:agent rar:r"}) {
            program.find<QAbstractButton>(pictures).click();
            QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
            QTest::keyClicks(QApplication::focusWidget(), nothing);
            EXPECT_EQ(table.model()->rowCount(), 0) << nothing;
            QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
            for (const char letter : std::string("t:witness"))
                QTest::keyClick(QApplication::focusWidget(), letter);
            EXPECT_EQ(search.text(), "t:witness") << nothing << ", " << pictures;
            EXPECT_TRUE(search.hasFocus());
            EXPECT_GT(table.model()->rowCount(), 0);
            search.clear();
        }
}

// Whoever comes to the tab can mend what found nothing.
TEST_F(CardsTab, GivesTheSearchTheKeyboardWhereNothingIsListed)
{
    search.setText("zzzz");
    program.window().showTab(MainWindow::Decks);
    program.window().showTab(MainWindow::Cards);
    EXPECT_TRUE(search.hasFocus());
    search.clear();
    program.window().showTab(MainWindow::Decks);
    program.window().showTab(MainWindow::Cards);
    EXPECT_TRUE(table.hasFocus() || program.find<QWidget>("cardGrid").hasFocus());
}

TEST_F(CardsTab, ShowsTheColumnsThatAreWantedAsFarAsThereIsRoom)
{
    program.window().resize(1920, 1060);
    QApplication::processEvents();
    EXPECT_FALSE(table.isColumnHidden(CardListModel::Facts));
    EXPECT_FALSE(table.isColumnHidden(CardListModel::Keywords));
    EXPECT_TRUE(table.isColumnHidden(CardListModel::Episode)) << "nobody asked for it";
    QMenu menu;
    program.find<CardViews>("cardViews").columns().fillMenu(menu);
    for (QAction* each : menu.actions())
        if (each->text() == "Keywords" || each->text() == "Episode")
            each->trigger();
    EXPECT_TRUE(table.isColumnHidden(CardListModel::Keywords));
    EXPECT_FALSE(table.isColumnHidden(CardListModel::Episode));
    search.setText("aubrey, mo");
    EXPECT_EQ(table.model()->index(0, CardListModel::Facts).data().toString(), "Behavioral 4 · Motive");
    program.restart();
    auto& again = program.find<QTableView>("cardTable");
    program.window().resize(1920, 1060);
    QApplication::processEvents();
    EXPECT_FALSE(again.isColumnHidden(CardListModel::Episode)) << "is remembered";
    program.window().resize(1280, 720);
    QApplication::processEvents();
    EXPECT_TRUE(again.isColumnHidden(CardListModel::Episode)) << "titles come first";
}

TEST_F(CardsTab, HasAMenuForTheChosenCard)
{
    search.setText("id:xf96-0169v1");
    table.setFocus();
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(1, 1), table.viewport()->mapToGlobal(QPoint(1, 1)));
    QApplication::sendEvent(table.viewport(), &byKey);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    QString seen;
    for (QAction* each : menu->actions())
        if (each->text() == "Add to Team")
            each->trigger();
        else
            seen += each->text() + '\n';
    menu->close();
    EXPECT_EQ(deck().count(Zone::Team, test::card("XF96-0169v1")), 1);
    for (const char* entry : {"Add to deck", "Rules and rulings", "Copy the title"})
        EXPECT_NE(seen.indexOf(entry), -1) << entry;
}

// Of long rulings (0003, 0005, 0006) the end was shown.
TEST_F(CardsTab, BeginsTheRulingsOfACardAtTheirBeginning)
{
    program.window().resize(1280, 800);
    auto& rulings = program.find<QTextBrowser>("cardRulings");
    for (const char* title : {"fast strike", "face-off", "sneak attack", "fast strike"}) {
        search.setText(title);
        table.selectRow(0);
        QTimer& pause = *rulings.findChild<QTimer*>({}, Qt::FindDirectChildrenOnly);
        ASSERT_TRUE(pause.isActive()) << "it waits for whoever looks from row to row";
        ASSERT_TRUE(test::waitUntil([&] { return !pause.isActive() && rulings.verticalScrollBar()->maximum() > 0; }));
        QApplication::processEvents();
        ASSERT_TRUE(rulings.isVisible()) << title;
        EXPECT_EQ(rulings.verticalScrollBar()->value(), 0) << title;
    }
}

TEST_F(CardsTab, InvitesToTryAgainWhereNothingWasFound)
{
    search.setText("zzzzzz");
    EXPECT_TRUE(program.find<QLabel>("nothingFound").isVisible());
    search.setText("aubrei, mo");
    EXPECT_NE(program.find<QLabel>("nothingFound").text().indexOf("Aubrey, MO"), -1);
    search.clear();
    EXPECT_TRUE(table.isVisible());
}

TEST_F(CardsTab, SearchesCopiesOfTheCollectionAndTheDeck)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    search.setText("own>=3");
    EXPECT_EQ(table.model()->rowCount(), 1);
    program.desk().shelf.createEmpty();
    program.desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0048v1"), 1);
    search.setText("deck>0");
    EXPECT_EQ(table.model()->rowCount(), 1);
}

TEST_F(CardsTab, PutsCardsIntoTheDeckByKeys)
{
    search.setText("aubrey, mo");
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_TRUE(table.hasFocus());
    QTest::keyClick(&table, Qt::Key_Return);
    EXPECT_TRUE(program.desk().openDeck.isOpen()) << "the first card begins a deck";
    QTest::keyClick(&table, Qt::Key_Return);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_TRUE(table.hasFocus());

    search.setText("id:xf96-0169v1");
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(deck().count(Zone::Team, test::card("XF96-0169v1")), 1);

    search.setText("the manitou t:x-file");
    QTest::keyClick(&table, Qt::Key_Return);
    ASSERT_EQ(deck().xFile.size(), 1U);
    EXPECT_EQ(deck().xFile.front().card, test::card("XF96-0142v1"));
}

TEST_F(CardsTab, LetsOnlyAgentsIntoTheTeam)
{
    program.desk().shelf.createEmpty();
    search.setText("aubrey, mo");
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(deck().team.empty());
    EXPECT_NE(program.message().indexOf("Aubrey, MO"), -1);
}

TEST_F(CardsTab, CountsOwnedCopiesWithPlusAndMinus)
{
    search.setText("aubrey, mo");
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Plus);
    QTest::keyClick(&table, Qt::Key_Plus);
    QTest::keyClick(&table, Qt::Key_Minus);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 1);
    EXPECT_TRUE(table.hasFocus());
    QTest::mouseClick(&program.find<QWidget>("ownedMore"), Qt::LeftButton);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 2);
}

TEST_F(CardsTab, WalksWithJAndK)
{
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_J);
    QTest::keyClick(&table, Qt::Key_J);
    QTest::keyClick(&table, Qt::Key_K);
    EXPECT_EQ(table.currentIndex().row(), 1);
}

// On a small screen the line one types in is the last to give way.
TEST(SearchBoxTest, PutsItsCountBeneathWhereTheLineWouldBeShort)
{
    test::TestProgram program;
    SearchBox box(program.desk().appearance);
    box.setCount(QStringLiteral("856 cards"));
    box.show();
    const auto& count = *box.findChild<QLabel*>("searchCount");
    const auto& line = *box.findChild<QLineEdit*>("searchLine");
    const auto isBeneath = [&](int letters) {
        box.resize(letters * box.fontMetrics().averageCharWidth(), 120);
        QApplication::processEvents();
        return count.geometry().top() >= line.geometry().bottom();
    };
    for (const bool narrow : {false, true, false}) {
        EXPECT_EQ(isBeneath(narrow ? 22 : 60), narrow);
        EXPECT_TRUE(count.isVisible());
    }
}

// A screen of 1280 × 720 at 150 per cent.
TEST_F(CardsTab, ReachesWhatStandsBelowTheCardInALowWindow)
{
    program.window().resize(853, 480);
    QApplication::processEvents();
    auto* scroll = program.window().cards().findChild<QScrollArea*>("cardDockScroll");
    for (const char* name : {"addToDeck", "rulings"}) {
        auto* button = program.window().cards().findChild<QPushButton*>(name);
        scroll->ensureWidgetVisible(button);
        EXPECT_EQ(button->visibleRegion().boundingRect(), button->rect()) << name;
    }
}

} // namespace dossier
