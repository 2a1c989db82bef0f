// One table of all cards: sums that are typed into it, the usual questions as filters, the copies beneath.
#include "app/collection/collection_model.h"
#include "app/collection/collection_panel.h"
#include "app/collection/collection_view.h"
#include "app/collection/heap_view.h"
#include "app/collection/title_width.h"
#include "app/printing/print_dialog.h"
#include "app/theme/appearance.h"
#include "app/widgets/checkable_menu.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "model_news.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStyleOptionViewItem>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace dossier {

namespace {

class CollectionTable : public testing::Test
{
protected:
    CollectionTable()
    {
        own("XF96-0063v1", 5);
        own("XF96-0042v1", 2);
        program.window().showTab(MainWindow::Collection);
        show(CardsShown::All);
    }

    void own(const char* number, int copies) { program.desk().owned.add(test::card(number), copies); }
    void show(CardsShown which, const QString& query = {}) { program.window().collection().showCards(which, query); }
    CollectionView& table() { return program.find<CollectionView>("collectionTable"); }
    CollectionModel& model() { return static_cast<CollectionModel&>(*table().model()); }
    const OwnedCards& owned() { return program.desk().owned; }
    QAbstractButton& offer() { return program.find<QAbstractButton>("collectionOffer"); }
    QString undo() { return program.desk().history.undoText(); }
    QString cell(const char* number, int column)
    {
        return model().index(model().rowOf(test::card(number)), column).data().toString();
    }
    void goTo(const char* number, int column)
    {
        table().setFocus();
        table().setCurrentIndex(model().index(model().rowOf(test::card(number)), column));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents(); // editors go away later
    }
    void pickFromMenu(const QString& words)
    {
        QMenu menu;
        table().fillMenu(menu);
        for (QAction* action : menu.actions())
            if (action->text() == words)
                return action->trigger();
        ADD_FAILURE() << words.toStdString();
    }

    test::TestProgram program;
};

} // namespace

TEST_F(CollectionTable, HoldsAllCardsOfTheSetWithTheirSums)
{
    EXPECT_EQ(model().rowCount(), 354);
    EXPECT_EQ(cell("XF96-0063v1", CollectionModel::Have), "5");
    EXPECT_EQ(cell("XF96-0063v1", CollectionModel::Free), "5");
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Have), "0");
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Want), "");
}

// Where nothing is listed there is nothing to go down to: the keyboard stays with the search, whatever is typed on.
TEST_F(CollectionTable, TheSearchKeepsTheKeyboardWhereNothingIsFound)
{
    auto& search = program.find<QLineEdit>("cardsSearch");
    search.setFocus();
    QTest::keyClicks(&search, "zzzz");
    ASSERT_EQ(model().rowCount(), 0);
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    press(Qt::Key_A, Qt::ControlModifier);
    for (const char letter : std::string("t:witness"))
        QTest::keyClick(QApplication::focusWidget(), letter);
    EXPECT_EQ(search.text(), "t:witness");
    EXPECT_TRUE(search.hasFocus());
    EXPECT_GT(model().rowCount(), 0);
}

TEST_F(CollectionTable, FiguresAreTypedAndEnterGoesDownARow)
{
    goTo("XF96-0064v1", CollectionModel::Have);
    press(Qt::Key_1);
    press(Qt::Key_2);
    press(Qt::Key_Return);
    EXPECT_EQ(owned().copies(test::card("XF96-0064v1")), 12);
    EXPECT_EQ(table().currentCard(), test::card("XF96-0065v1"));
    press(Qt::Key_3);
    press(Qt::Key_Return);
    EXPECT_EQ(owned().copies(test::card("XF96-0065v1")), 3);
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(undo().toStdString(), "add 3 " + test::baseSet()[test::card("XF96-0065v1")].title);
}

TEST_F(CollectionTable, WishesAndTradeAreEditedInPlaceForCardsOneDoesNotOwn)
{
    goTo("XF96-0064v1", CollectionModel::Want);
    press(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), "2");
    press(Qt::Key_Return);
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Want), "2");
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Have), "0");
    goTo("XF96-0064v1", CollectionModel::Want);
    press(Qt::Key_Plus);
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Want), "3");
    press(Qt::Key_Minus);
    press(Qt::Key_Minus);
    press(Qt::Key_Minus);
    press(Qt::Key_Minus);
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Want), "") << "none is the least";
    goTo("XF96-0063v1", CollectionModel::ForTrade);
    press(Qt::Key_9);
    press(Qt::Key_Return);
    EXPECT_TRUE(program.message().contains("cannot be for trade")) << program.message().toStdString();
    goTo("XF96-0063v1", CollectionModel::ForTrade);
    press(Qt::Key_3);
    press(Qt::Key_Return);
    EXPECT_EQ(owned().heapsOf("XF96-0063v1").front().owned.forTrade, 3);
    EXPECT_EQ(owned().heapCount(), 2) << "a wish that is gone leaves nothing";
}

TEST_F(CollectionTable, SeveralRowsAreWrittenInOneStep)
{
    goTo("XF96-0063v1", CollectionModel::Want);
    table().selectAll();
    const test::ModelNews news(model());
    const std::size_t before = program.desk().history.recent(100).size();
    QTest::keyClick(&table(), Qt::Key_2);
    EXPECT_LE(news.count(), 3) << "told once, not a row at a time";
    EXPECT_EQ(program.desk().history.recent(100).size(), before + 1);
    EXPECT_EQ(model().count(CardsShown::Wanted), 354);
    program.desk().history.undo();
    EXPECT_EQ(model().count(CardsShown::Wanted), 0);
}

TEST_F(CollectionTable, TheFiltersAnswerTheUsualQuestionsWithTheirCounts)
{
    const auto button = [&](CardsShown which) {
        return program.find<QAbstractButton>(("show" + std::to_string(static_cast<int>(which))).c_str()).text();
    };
    EXPECT_EQ(button(CardsShown::All), "All 354");
    EXPECT_EQ(button(CardsShown::Owned), "Owned 2");
    EXPECT_EQ(button(CardsShown::Missing), "Missing 352");
    EXPECT_EQ(button(CardsShown::Spare), "Spare 1");
    EXPECT_EQ(button(CardsShown::Lent), "Lent 0");
    program.find<QAbstractButton>("show1").click();
    EXPECT_EQ(model().rowCount(), 2);
    own("XF96-0100v1", 1);
    EXPECT_EQ(model().rowCount(), 3) << "what comes is shown";
    EXPECT_EQ(button(CardsShown::Owned), "Owned 3");
    show(CardsShown::Missing, QStringLiteral("t:site"));
    for (int row = 0; row < model().rowCount(); ++row)
        EXPECT_EQ(test::baseSet()[model().cardAt(row)].type, CardType::Site);
    EXPECT_GT(model().rowCount(), 10);
}

TEST_F(CollectionTable, ACardStaysWhereItIsEditedUntilTheQuestionIsAskedAgain)
{
    show(CardsShown::Missing);
    goTo("XF96-0064v1", CollectionModel::Have);
    const int row = table().currentIndex().row();
    press(Qt::Key_Plus);
    EXPECT_EQ(table().currentIndex().row(), row) << "nothing jumps under the hands";
    EXPECT_EQ(cell("XF96-0064v1", CollectionModel::Have), "1");
    EXPECT_EQ(model().count(CardsShown::Missing), 351);
    const auto labels = table().window()->findChildren<QLabel*>();
    const auto says = [&](const char* text) {
        return std::ranges::any_of(labels, [&](const QLabel* l) { return l->text() == QLatin1String(text); });
    };
    EXPECT_TRUE(says("352 cards")) << "not “352 of 351”";
    show(CardsShown::Missing);
    EXPECT_TRUE(says("351 cards"));
    EXPECT_EQ(model().rowOf(test::card("XF96-0064v1")), -1);
}

TEST_F(CollectionTable, PutsAllThatIsMissingOnTheWantListInOneStepThatIsNamedSo)
{
    show(CardsShown::Missing);
    const test::ModelNews news(model());
    offer().click();
    EXPECT_LE(news.count(), 3) << "defect 1";
    EXPECT_FALSE(offer().isVisible()) << "all of them are wanted now";
    EXPECT_EQ(undo(), "put 352 cards on the want list");
    show(CardsShown::Wanted);
    EXPECT_EQ(model().rowCount(), 352);
    show(CardsShown::Owned);
    EXPECT_EQ(model().rowCount(), 2) << "a wish is no copy";
    program.window().collection().showPage(CollectionPanel::Heaps);
    EXPECT_EQ(program.find<QTableView>("heapTable").model()->rowCount(), 2) << "defect 15";
    show(CardsShown::Wanted);
    program.desk().history.undo();
    EXPECT_EQ(model().rowCount(), 0);
    EXPECT_EQ(owned().totalCopies(), 7);
}

TEST_F(CollectionTable, OffersWhatIsToSpare)
{
    show(CardsShown::Spare);
    ASSERT_EQ(model().rowCount(), 1);
    offer().click();
    EXPECT_EQ(owned().heapsOf("XF96-0063v1").front().owned.forTrade, 3) << "two of five are kept";
    EXPECT_EQ(cell("XF96-0063v1", CollectionModel::ForTrade), "3");
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(CollectionTable, KnowsWhatLiesInBuiltDecksAndWhatIsLent)
{
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    desk.openDeck.change([](Deck& deck) { deck.state = DeckState::Built; });
    show(CardsShown::InDecks);
    ASSERT_EQ(model().rowCount(), 1);
    EXPECT_EQ(cell("XF96-0063v1", CollectionModel::Free), "3");
    StoredHeap lent = owned().heapsOf("XF96-0042v1").front();
    lent.owned.lentTo = "Frank";
    desk.owned.change(lent);
    show(CardsShown::Lent);
    ASSERT_EQ(model().rowCount(), 1);
    EXPECT_EQ(cell("XF96-0042v1", CollectionModel::Lent), "2");
    EXPECT_EQ(cell("XF96-0042v1", CollectionModel::Free), "");
}

TEST_F(CollectionTable, ShowsTheCopiesOfTheChosenCardBeneath)
{
    goTo("XF96-0063v1", CollectionModel::Have);
    auto& copies = program.find<HeapView>("cardCopies");
    ASSERT_EQ(copies.model()->rowCount(), 1);
    EXPECT_EQ(program.find<QLabel>("copiesTitle").text(), "Copies of Aubrey, MO");
    copies.setFocus();
    copies.selectRow(0);
    EXPECT_TRUE(copies.writeChosen(HeapTableModel::Location, "Box", 2));
    EXPECT_EQ(copies.model()->rowCount(), 2) << "two of five went to the box";
    goTo("XF96-0064v1", CollectionModel::Have);
    EXPECT_EQ(copies.model()->rowCount(), 0);
    EXPECT_TRUE(program.find<QLabel>("copiesTitle").text().startsWith("No copy of"));
    press(Qt::Key_Plus);
    EXPECT_EQ(copies.model()->rowCount(), 1) << "it follows";
    goTo("XF96-0042v1", CollectionModel::Have);
    EXPECT_EQ(copies.model()->rowCount(), 1);
    own("XF96-0063v1", 1);
    EXPECT_EQ(copies.model()->rowCount(), 1) << "copies of other cards are none of its business";
}

TEST_F(CollectionTable, SaysWhatWasLent)
{
    goTo("XF96-0063v1", CollectionModel::Have);
    auto& copies = program.find<HeapView>("cardCopies");
    copies.selectRow(0);
    EXPECT_FALSE(copies.isColumnHidden(HeapTableModel::LentTo)) << "defect 31";
    QTest::keyClick(&copies, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    test::enter(program.find<QLineEdit>("copiesBorrower"), "Frank");
    EXPECT_EQ(program.message(), "5 copies lent to Frank.");
    EXPECT_EQ(cell("XF96-0063v1", CollectionModel::Lent), "5");
    copies.selectRow(0);
    copies.writeChosen(HeapTableModel::LentTo, QString());
    EXPECT_EQ(program.message(), "5 copies came back.");
}

TEST_F(CollectionTable, SortsByItsHeadsAndKeepsTheRow)
{
    goTo("XF96-0042v1", CollectionModel::Have);
    table().horizontalHeader()->setSortIndicator(CollectionModel::Have, Qt::DescendingOrder);
    EXPECT_EQ(model().cardAt(0), test::card("XF96-0063v1"));
    EXPECT_EQ(model().cardAt(1), test::card("XF96-0042v1"));
    EXPECT_EQ(table().currentCard(), test::card("XF96-0042v1"));
    for (int column = 0; column < CollectionModel::kColumns; ++column)
        table().sortByColumn(column, Qt::AscendingOrder);
    table().sortByColumn(-1, Qt::AscendingOrder);
    EXPECT_EQ(model().cardAt(0), 0);
}

TEST_F(CollectionTable, TheMenuOfARowDoesWhatTheKeysDo)
{
    goTo("XF96-0063v1", CollectionModel::Title);
    pickFromMenu("One copy more");
    EXPECT_EQ(owned().copies(test::card("XF96-0063v1")), 6);
    pickFromMenu("Want one more");
    EXPECT_EQ(owned().wanted(test::card("XF96-0063v1")), 1);
    pickFromMenu("Offer the free ones for trade");
    EXPECT_EQ(owned().forTrade(test::card("XF96-0063v1")), 6);
    pickFromMenu("Offer none for trade");
    pickFromMenu("Want none");
    EXPECT_EQ(owned().wanted(test::card("XF96-0063v1")), 0);
    pickFromMenu("Copy");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("XF96-0063v1\tAubrey, MO\t6"));
    pickFromMenu(QStringLiteral("Move or lend its copies …"));
    EXPECT_TRUE(program.find<QLineEdit>("copiesPlace").hasFocus());
    EXPECT_TRUE(program.find<QLineEdit>("copiesBorrower").isVisible());
}

TEST_F(CollectionTable, LendsTheCopiesOfACardByKey)
{
    goTo("XF96-0063v1", CollectionModel::Title);
    press(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    auto* borrower = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(borrower, nullptr) << "the line that asks whom to";
    EXPECT_TRUE(borrower->isVisible());
    test::enter(*borrower, QStringLiteral("Frank"));
    EXPECT_EQ(owned().heapsOf("XF96-0063v1").front().owned.lentTo, "Frank");
}

// A window in use makes a cell the current one where a view is gone to, and chooses nothing.
TEST_F(CollectionTable, AsksWhereItIsSeenWhateverIsChosen)
{
    goTo("XF96-0063v1", CollectionModel::Title);
    auto& copies = program.find<HeapView>("cardCopies");
    for (const auto& [key, modifiers, line] :
         {std::tuple(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier, "copiesBorrower"),
          std::tuple(Qt::Key_M, Qt::KeyboardModifiers(Qt::ControlModifier), "copiesPlace")}) {
        copies.selectionModel()->setCurrentIndex(copies.model()->index(0, 0), QItemSelectionModel::Clear);
        ASSERT_EQ(copies.chosenCount(), 0);
        press(key, modifiers);
        EXPECT_TRUE(program.find<QLineEdit>(line).isVisible()) << line;
        EXPECT_TRUE(program.find<QLineEdit>(line).hasFocus()) << line;
        EXPECT_EQ(copies.chosenCount(), 1) << "it is seen which copies are meant";
        press(Qt::Key_Escape);
        goTo("XF96-0063v1", CollectionModel::Title);
    }
}

// It opened at the column that keys change, the titles out of sight.
TEST_F(CollectionTable, OpensAtItsFirstColumn)
{
    program.restart();
    program.window().resize(700, 480);
    program.window().showTab(MainWindow::Collection);
    show(CardsShown::Owned);
    program.find<QLineEdit>("entryLine").setFocus();
    QCoreApplication::processEvents();
    table().chooseCard(test::card("XF96-0042v1"));
    EXPECT_EQ(table().horizontalScrollBar()->value(), 0);
}

// Widths that were left in one language cut the heads of another.
TEST_F(CollectionTable, CutsNoHeadThatWasLeftNarrower)
{
    QHeaderView* header = table().horizontalHeader();
    header->resizeSection(CollectionModel::Have, 20);
    header->resizeSection(CollectionModel::Want, 20);
    program.restart();
    program.window().showTab(MainWindow::Collection);
    header = table().horizontalHeader();
    for (const int column : {CollectionModel::Have, CollectionModel::Want}) {
        const QString head = model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        EXPECT_GT(header->sectionSize(column),
                  QFontMetrics(program.desk().appearance.theme().small).horizontalAdvance(head))
            << head.toStdString();
    }
}

TEST_F(CollectionTable, CutsNoNumberAndNoTitleHoweverManyColumns)
{
    for (int column = CollectionModel::TypeColumn; column < CollectionModel::kColumns; ++column)
        table().showColumn(column);
    QCoreApplication::processEvents();
    for (CardIndex card = 0; card < test::baseSet().size(); ++card) {
        const QString title = QString::fromStdString(test::baseSet()[card].title);
        QStyleOptionViewItem cell;
        cell.font = table().font();
        cell.rect = QRect(0, 0, table().columnWidth(CollectionModel::Title), 30);
        ASSERT_LE(QFontMetrics(fittingTitle(cell, title, program.desk().appearance.theme())).horizontalAdvance(title) +
                      40,
                  cell.rect.width())
            << title.toStdString();
    }
}

TEST_F(CollectionTable, SeveralColumnsAreTickedInOneVisit)
{
    CheckableMenu menu;
    table().fillColumnMenu(menu);
    menu.show();
    for (const int row : {0, 1}) {
        menu.setActiveAction(menu.actions()[row]);
        QTest::keyClick(&menu, Qt::Key_Space);
    }
    EXPECT_TRUE(menu.isVisible());
    EXPECT_FALSE(table().isColumnHidden(CollectionModel::TypeColumn));
    EXPECT_FALSE(table().isColumnHidden(CollectionModel::RarityColumn));
}

TEST_F(CollectionTable, PrintsTheListThatIsShown)
{
    const auto printed = [&](CardsShown which) {
        show(which);
        program.find<QAbstractButton>("collectionPrint").click();
        return program.window().findChild<PrintDialog*>()->job().kind;
    };
    EXPECT_EQ(printed(CardsShown::Missing), PrintKind::Checklist);
    EXPECT_EQ(printed(CardsShown::Spare), PrintKind::TradeList);
    EXPECT_EQ(printed(CardsShown::Wanted), PrintKind::WantList);
    EXPECT_EQ(printed(CardsShown::Owned), PrintKind::Collection);
}

} // namespace dossier
