// What is known of copies beside their number: every field takes what is sensible, refuses the rest with a sentence,
// and reads nothing into what was written.
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/heap_cells.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Sentence of refusal; "" where it was taken.
std::string written(OwnedCard& heap, int column, const QString& text)
{
    const OwnedCard before = heap;
    const QString why = HeapCells::write(heap, column, text);
    if (!why.isEmpty()) {
        EXPECT_EQ(heap, before) << "what is refused changes nothing";
    }
    return why.toStdString();
}

class CollectionFields : public testing::Test
{
protected:
    CollectionFields()
    {
        program.window().showTab(MainWindow::Collection);
        program.window().collection().showPage(CollectionPanel::Heaps);
        for (const char* line : {"42 2", "63 4", "64"})
            test::enter(program.find<QLineEdit>("entryLine"), QLatin1String(line));
        table().setFocus();
    }

    HeapView& table() { return program.find<HeapView>("heapTable"); }
    void goTo(int row, int column) { table().setCurrentIndex(table().model()->index(row, column)); }
    void type(const QString& text)
    {
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        ASSERT_TRUE(editor);
        QTest::keyClicks(editor, text);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents(); // editors go away later
    }
    OwnedCard heap(const char* number) { return program.desk().owned.heapsOf(number).front().owned; }
    std::string cell(int row, int column)
    {
        return table().model()->index(row, column).data().toString().toStdString();
    }

    test::TestProgram program;
};

} // namespace

TEST(HeapCell, CountsAreWholeNumbersWithinReason)
{
    OwnedCard heap;
    EXPECT_EQ(written(heap, HeapCells::Count, " 12 "), "");
    EXPECT_EQ(heap.count, 12);
    for (const char* text : {"-1", "many", "1.5", "1e9", "1000000", "99999999999999999999", "0x10", "", "١٢x"})
        EXPECT_NE(written(heap, HeapCells::Count, QString::fromUtf8(text)), "") << text;
    EXPECT_EQ(written(heap, HeapCells::ForTrade, "12"), "");
    EXPECT_NE(written(heap, HeapCells::ForTrade, "13"), "");
    EXPECT_EQ(written(heap, HeapCells::Wanted, ""), "") << "nothing is none";
    EXPECT_EQ(written(heap, HeapCells::Count, "3"), "");
    EXPECT_EQ(heap.forTrade, 3) << "no more than there are";
}

TEST(HeapCell, PricesHaveACurrency)
{
    OwnedCard heap;
    EXPECT_EQ(written(heap, HeapCells::Price, "1.50 eur"), "");
    EXPECT_EQ(heap.pricePaid, 150);
    EXPECT_EQ(heap.currency, "EUR");
    EXPECT_EQ(written(heap, HeapCells::Price, "2,5"), "");
    EXPECT_EQ(heap.pricePaid, 250);
    EXPECT_EQ(heap.currency, "EUR");
    EXPECT_EQ(written(heap, HeapCells::Price, "$3"), "");
    EXPECT_EQ(heap.currency, "USD");
    for (const char* text :
         {"-1", "free", "1.234", "1.2.3", "99999999999999", "1 2", "EUR 1 USD", "1 EURO", "<b>1</b>"})
        EXPECT_NE(written(heap, HeapCells::Price, QString::fromUtf8(text)), "") << text;
    EXPECT_EQ(written(heap, HeapCells::Price, ""), "");
    EXPECT_EQ(heap.pricePaid, 0);
}

TEST(HeapCell, DatesAreDaysOfTheCalendar)
{
    OwnedCard heap;
    EXPECT_EQ(written(heap, HeapCells::Acquired, "1996-11-20"), "");
    EXPECT_EQ(heap.acquired, "1996-11-20");
    EXPECT_EQ(written(heap, HeapCells::Acquired, "today"), "");
    for (const char* text : {"1996-02-30", "yesterday-ish", "0000-00-00", "99999-01-01", "0001-01-01", "1996-13-01"})
        EXPECT_NE(written(heap, HeapCells::Acquired, QLatin1String(text)), "") << text;
    EXPECT_NE(written(heap, HeapCells::LentOn, "1996-11-20"), "") << "nobody has them";
    EXPECT_EQ(written(heap, HeapCells::LentTo, "Dana"), "");
    EXPECT_TRUE(isDate(heap.lentOn)) << "lent today";
    EXPECT_EQ(written(heap, HeapCells::LentOn, "1996-11-20"), "");
    EXPECT_EQ(written(heap, HeapCells::LentTo, ""), "");
    EXPECT_EQ(heap.lentOn, "") << "they are back";
}

// The usual forms, the user's own first; what may be two days is told.
TEST(HeapCell, DatesAreTakenAsPeopleWriteThem)
{
    OwnedCard heap;
    for (const char* text : {"31.01.2026", "31/01/2026", "1/31/2026", "31 January 2026", "31 janv. 2026"}) {
        heap.acquired.clear();
        EXPECT_EQ(written(heap, HeapCells::Acquired, QLatin1String(text)), "") << text;
        EXPECT_EQ(heap.acquired, "2026-01-31") << text;
    }
    const std::string why = written(heap, HeapCells::Acquired, QStringLiteral("03/04/2026"));
    EXPECT_NE(why.find("two days"), std::string::npos) << why;
    EXPECT_NE(why.find("2026-01-31"), std::string::npos) << why;
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("fr_FR")));
    EXPECT_EQ(written(heap, HeapCells::Acquired, QStringLiteral("03/04/2026")), "");
    QLocale::setDefault(before);
    EXPECT_EQ(heap.acquired, "2026-04-03");
}

TEST(HeapCell, ConditionsAndLanguagesAreKnownWords)
{
    OwnedCard heap;
    for (const auto& [text, condition] : {std::pair("near mint", Condition::NearMint),
                                          {"NM", Condition::NearMint},
                                          {"Poor", Condition::Poor},
                                          {"", Condition::Unknown}}) {
        EXPECT_EQ(written(heap, HeapCells::ConditionColumn, QLatin1String(text)), "");
        EXPECT_EQ(heap.condition, condition) << text;
    }
    EXPECT_NE(written(heap, HeapCells::ConditionColumn, "chewed"), "");
    for (const auto& [text, code] : {std::pair("fr", "fr"), {"DE", "de"}, {"french", "fr"}, {"Deutsch", "de"}}) {
        EXPECT_EQ(written(heap, HeapCells::Language, QLatin1String(text)), "");
        EXPECT_EQ(heap.language, code) << text;
    }
    for (const char* text : {"", "klingonese", "e", "<b>"})
        EXPECT_NE(written(heap, HeapCells::Language, QLatin1String(text)), "") << text;
}

TEST(HeapCell, TextsAreKeptAsTheyAre)
{
    const QString odd = QStringLiteral("<img src=x>'); DROP TABLE collection; -- \U0001F6F8 \u202Eabc ") +
                        QString(140, QLatin1Char('x'));
    OwnedCard heap;
    for (const int column : {HeapCells::Note, HeapCells::Location, HeapCells::LentTo}) {
        EXPECT_EQ(written(heap, column, odd), "");
        EXPECT_EQ(HeapCells::typed(heap, column), odd);
    }
    EXPECT_NE(written(heap, HeapCells::Count, odd), "");
    EXPECT_LT(HeapCells::write(heap, HeapCells::Count, odd).size(), 200) << "nobody wants all of it back";
}

TEST_F(CollectionFields, ATextOfAnyKindIsStoredAndShownAsItIs)
{
    const QString odd =
        QStringLiteral("<b>'); DROP TABLE collection; --</b> \U0001F6F8 \u202Eabc ") + QString(140, QLatin1Char('x'));
    for (const int column : {HeapCells::Note, HeapCells::Location, HeapCells::LentTo}) {
        table().showColumn(column);
        EXPECT_TRUE(table().model()->setData(table().model()->index(0, column), odd));
    }
    program.window().grab();
    EXPECT_EQ(heap("XF96-0042v1").note, odd.toStdString());
    EXPECT_EQ(heap("XF96-0042v1").location, odd.toStdString());
    const QString tip = table().model()->index(0, HeapCells::Note).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.startsWith(odd.left(40))) << tip.left(80).toStdString();
    EXPECT_LT(tip.size(), 1100);
    program.restart();
    EXPECT_EQ(heap("XF96-0042v1").note, odd.toStdString());
}

TEST_F(CollectionFields, TypingInACellWritesAndTabMovesOn)
{
    goTo(0, HeapCells::Location);
    QTest::keyClick(&table(), Qt::Key_B);
    type(QStringLiteral("ox 1"));
    press(Qt::Key_Tab);
    type(QStringLiteral("Dana"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0042v1").location, "box 1");
    EXPECT_EQ(heap("XF96-0042v1").lentTo, "Dana") << "the column behind the location";
    EXPECT_TRUE(program.message().isEmpty()) << "everyday work is not commented on";
}

TEST_F(CollectionFields, F2EditsAndEscapeChangesNothing)
{
    goTo(1, HeapCells::Note);
    press(Qt::Key_F2);
    type(QStringLiteral("never mind"));
    press(Qt::Key_Escape);
    EXPECT_EQ(heap("XF96-0063v1").note, "");
    EXPECT_EQ(program.desk().history.recent(99).size(), 3u) << "no trace";
}

// The columns that are hidden at first, by keys and by mouse.
TEST_F(CollectionFields, SignaturePriceAndDaysAreTypedIntoTheirCells)
{
    for (const int column : {HeapCells::Signed, HeapCells::Price, HeapCells::Acquired, HeapCells::LentOn})
        table().setColumnHidden(column, false);
    table().sortByColumn(HeapCells::Number, Qt::AscendingOrder);
    goTo(1, HeapCells::Signed);
    press(Qt::Key_F2);
    auto* answer = qobject_cast<QComboBox*>(QApplication::focusWidget());
    ASSERT_TRUE(answer) << "yes or no";
    EXPECT_EQ(answer->count(), 2);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_TRUE(heap("XF96-0063v1").isSigned);
    EXPECT_NE(cell(1, HeapCells::Signed), cell(0, HeapCells::Signed));

    goTo(1, HeapCells::Price);
    QTest::keyClicks(&table(), QStringLiteral("1"));
    type(QStringLiteral("2,50 usd"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0063v1").pricePaid, 1250) << "the first digit was typed into the cell, too";
    EXPECT_EQ(heap("XF96-0063v1").currency, "USD");
    EXPECT_EQ(table().currentIndex().row(), 2) << "Enter goes on to the row below";

    goTo(1, HeapCells::Acquired);
    press(Qt::Key_F2);
    type(QStringLiteral("1997-02-30"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0063v1").acquired, "") << "there is no such day";
    EXPECT_FALSE(program.message().isEmpty());
    goTo(1, HeapCells::Acquired);
    table().scrollTo(table().currentIndex());
    const QPoint place = (table().visualRect(table().currentIndex()) & table().viewport()->rect()).center();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, place);
    type(QStringLiteral("1997-02-28"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0063v1").acquired, "1997-02-28");

    goTo(1, HeapCells::LentTo);
    press(Qt::Key_F2);
    type(QStringLiteral("Dana"));
    press(Qt::Key_Return);
    goTo(1, HeapCells::LentOn);
    press(Qt::Key_F2);
    EXPECT_FALSE(static_cast<QLineEdit*>(QApplication::focusWidget())->text().isEmpty()) << "today";
    static_cast<QLineEdit*>(QApplication::focusWidget())->selectAll();
    type(QStringLiteral("1998-06-19"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0063v1").lentOn, "1998-06-19");
    for (int step = 0; step < 5; ++step)
        program.desk().history.undo();
    EXPECT_EQ(heap("XF96-0063v1"), [] {
        OwnedCard plain;
        plain.card = "XF96-0063v1";
        plain.count = 4;
        return plain;
    }()) << "each a step of its own";
}

TEST_F(CollectionFields, WhatIsRefusedIsSaidInTheWindow)
{
    goTo(1, HeapCells::ForTrade);
    press(Qt::Key_F2);
    type(QStringLiteral("9"));
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0063v1").forTrade, 0);
    EXPECT_TRUE(program.message().contains(QStringLiteral("9 of them cannot be for trade")))
        << program.message().toStdString();
}

TEST_F(CollectionFields, AnEditorLeavesLineBreaksAloneThatItCannotShow)
{
    ASSERT_TRUE(table().model()->setData(table().model()->index(0, HeapCells::Note), "one\ntwo"));
    goTo(0, HeapCells::Note);
    press(Qt::Key_F2);
    press(Qt::Key_Return);
    EXPECT_EQ(heap("XF96-0042v1").note, "one\ntwo");
}

TEST_F(CollectionFields, MovesTheChosenRowsInOneStep)
{
    table().selectAll();
    QTest::keyClick(&table(), Qt::Key_M, Qt::ControlModifier);
    auto& place = program.find<QLineEdit>("chosenPlace");
    ASSERT_TRUE(place.hasFocus());
    test::enter(place, QStringLiteral("Binder 1"));
    for (const char* number : {"XF96-0042v1", "XF96-0063v1", "XF96-0064v1"})
        EXPECT_EQ(heap(number).location, "Binder 1");
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(program.desk().history.undoText(), "move 3 rows to Binder 1");
    program.desk().history.undo();
    EXPECT_EQ(heap("XF96-0064v1").location, "");
    EXPECT_EQ(table().chosenCount(), 3) << "they are still chosen";
}

TEST_F(CollectionFields, GradesTheChosenRowsAtOnce)
{
    table().selectAll();
    EXPECT_TRUE(program.find<QWidget>("chosenStrip").isVisible());
    auto& condition = program.find<QComboBox>("chosenCondition");
    condition.setFocus();
    QTest::keyClick(&condition, Qt::Key_Down);
    QTest::keyClick(&condition, Qt::Key_Down);
    EXPECT_EQ(heap("XF96-0063v1").condition, heap("XF96-0042v1").condition);
    test::enter(program.find<QLineEdit>("chosenLanguage"), QStringLiteral("fr"));
    EXPECT_EQ(heap("XF96-0063v1").language, "fr");
    auto& trade = program.find<QComboBox>("chosenTrade");
    emit trade.activated(0);
    EXPECT_EQ(heap("XF96-0063v1").forTrade, 4);
    table().selectRow(0);
    EXPECT_FALSE(program.find<QWidget>("chosenStrip").isVisible());
}

TEST_F(CollectionFields, ABadWordForSeveralRowsChangesNoneOfThem)
{
    table().selectAll();
    const std::size_t steps = program.desk().history.recent(99).size();
    test::enter(program.find<QLineEdit>("chosenLanguage"), QStringLiteral("klingonese"));
    EXPECT_EQ(heap("XF96-0063v1").language, "en");
    EXPECT_TRUE(program.message().contains(QStringLiteral("klingonese")));
    EXPECT_EQ(program.desk().history.recent(99).size(), steps);
}

TEST_F(CollectionFields, PastesOneTextIntoAllChosenRowsOrALineIntoEach)
{
    table().selectAll();
    table().selectionModel()->setCurrentIndex(table().model()->index(0, HeapCells::Note),
                                              QItemSelectionModel::NoUpdate);
    QGuiApplication::clipboard()->setText(QStringLiteral("from the attic"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(heap("XF96-0042v1").note, "from the attic");
    EXPECT_EQ(heap("XF96-0064v1").note, "from the attic");
    QGuiApplication::clipboard()->setText(QStringLiteral("a\nb\nc\nd\n"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(heap("XF96-0042v1").note, "a");
    EXPECT_EQ(heap("XF96-0063v1").note, "b");
    EXPECT_EQ(heap("XF96-0064v1").note, "c");
    QTest::keyClick(&table(), Qt::Key_Delete);
    EXPECT_EQ(heap("XF96-0064v1").note, "") << "Delete empties the cell of every chosen row";
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
}

TEST_F(CollectionFields, CtrlEnterWritesToAllChosenRows)
{
    table().selectAll();
    table().selectionModel()->setCurrentIndex(table().model()->index(0, HeapCells::Location),
                                              QItemSelectionModel::NoUpdate);
    table().edit(table().currentIndex());
    type(QStringLiteral("Attic"));
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(heap("XF96-0042v1").location, "Attic");
    EXPECT_EQ(heap("XF96-0064v1").location, "Attic");
}

TEST_F(CollectionFields, WhatIsBeingTypedIsKeptWhereTheProgramEnds)
{
    table().edit(table().model()->index(0, HeapCells::Location));
    type(QStringLiteral("Attic"));
    program.restart();
    EXPECT_EQ(heap("XF96-0042v1").location, "Attic");
}

TEST_F(CollectionFields, ColumnsAreChosenAndRemembered)
{
    EXPECT_TRUE(table().isColumnHidden(HeapCells::Signed));
    QMenu menu;
    table().fillColumnMenu(menu);
    for (QAction* action : menu.actions())
        if (action->text() == HeapCells::name(HeapCells::Signed))
            action->trigger();
    EXPECT_FALSE(table().isColumnHidden(HeapCells::Signed));
    program.restart();
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showPage(CollectionPanel::Heaps);
    EXPECT_FALSE(table().isColumnHidden(HeapCells::Signed));
    EXPECT_TRUE(table().isColumnHidden(HeapCells::Price));
}

TEST_F(CollectionFields, TheSearchLanguageFindsHeaps)
{
    auto& line = program.find<QLineEdit>("collectionSearch");
    line.setText(QStringLiteral("own>=2"));
    EXPECT_EQ(table().model()->rowCount(), 2);
    line.setText(QStringLiteral("own>="));
    EXPECT_EQ(table().model()->rowCount(), 2) << "what is not understood changes nothing";
    line.setText(QStringLiteral("own=4"));
    ASSERT_EQ(table().model()->rowCount(), 1);
    test::enter(program.find<QLineEdit>("entryLine"), QStringLiteral("64 3"));
    EXPECT_EQ(table().model()->rowCount(), 1) << "64 is now owned four times, but was not looked for again";
    line.clear();
    EXPECT_EQ(table().model()->rowCount(), 3);
}

TEST_F(CollectionFields, OrderInTheSearchLineSortsTheRowsUntilAColumnDoes)
{
    auto& line = program.find<QLineEdit>("collectionSearch");
    line.setText(QStringLiteral("order:own dir:desc"));
    EXPECT_EQ(cell(0, HeapCells::Count), "4");
    EXPECT_EQ(cell(2, HeapCells::Count), "1");
    table().horizontalHeader()->setSortIndicator(HeapCells::Count, Qt::AscendingOrder);
    EXPECT_EQ(cell(0, HeapCells::Count), "1") << "who clicks on a heading wants that";
    line.setText(QStringLiteral("own>=2 order:number dir:desc"));
    EXPECT_EQ(cell(0, HeapCells::Number), "XF96-0063v1");
    EXPECT_EQ(table().horizontalHeader()->sortIndicatorSection(), -1);
    line.clear();
    EXPECT_EQ(cell(0, HeapCells::Number), "XF96-0042v1");
}

TEST_F(CollectionFields, SomeCopiesOfARowGoToAnotherPlace)
{
    table().selectRow(1);
    EXPECT_FALSE(program.find<QWidget>("chosenStrip").isVisible());
    QTest::keyClick(&table(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    auto& copies = program.find<QSpinBox>("chosenCopies");
    ASSERT_TRUE(copies.hasFocus());
    EXPECT_EQ(copies.maximum(), 4);
    test::enter(copies, QStringLiteral("3"));
    QTest::keyClick(&copies, Qt::Key_Tab);
    auto& place = program.find<QLineEdit>("chosenPlace");
    ASSERT_TRUE(place.hasFocus());
    test::enter(place, QStringLiteral("binder 1, page 3"));
    EXPECT_TRUE(table().hasFocus());
    EXPECT_FALSE(program.find<QWidget>("chosenStrip").isVisible());
    auto heaps = program.desk().owned.heapsOf("XF96-0063v1");
    ASSERT_EQ(heaps.size(), 2u);
    EXPECT_EQ(heaps[0].owned.count, 1);
    EXPECT_EQ(heaps[1].owned.count, 3);
    EXPECT_EQ(heaps[1].owned.location, "binder 1, page 3");
    EXPECT_EQ(table().model()->rowCount(), 4);
    EXPECT_EQ(program.desk().history.undoText(), "move 3 Aubrey, MO to binder 1, page 3");
    program.desk().history.undo();
    EXPECT_EQ(heap("XF96-0063v1").count, 4);
    EXPECT_EQ(table().model()->rowCount(), 3);
}

TEST_F(CollectionFields, SomeCopiesAreLentOrForTrade)
{
    table().selectRow(1);
    QTest::keyClick(&table(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    auto& borrower = program.find<QLineEdit>("chosenBorrower");
    ASSERT_TRUE(borrower.hasFocus());
    program.find<QSpinBox>("chosenCopies").setValue(1);
    test::enter(borrower, QStringLiteral("Skinner"));
    auto heaps = program.desk().owned.heapsOf("XF96-0063v1");
    ASSERT_EQ(heaps.size(), 2u);
    EXPECT_EQ(heaps[0].owned.count, 3);
    EXPECT_EQ(heaps[1].owned.lentTo, "Skinner");
    EXPECT_TRUE(isDate(heaps[1].owned.lentOn));

    QTest::keyClick(&table(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    program.find<QSpinBox>("chosenCopies").setValue(2);
    emit program.find<QComboBox>("chosenTrade").activated(0);
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0063v1").front().owned.forTrade, 2);
    EXPECT_EQ(program.desk().history.undoText(), "mark 2 Aubrey, MO for trade");
}

TEST_F(CollectionFields, EscapeLeavesTheStripWithNothingDone)
{
    table().selectRow(1);
    QTest::keyClick(&table(), Qt::Key_M, Qt::ControlModifier);
    auto& place = program.find<QLineEdit>("chosenPlace");
    QTest::keyClicks(&place, QStringLiteral("nowhere"));
    QTest::keyClick(&place, Qt::Key_Escape);
    EXPECT_TRUE(table().hasFocus());
    EXPECT_FALSE(program.find<QWidget>("chosenStrip").isVisible());
    EXPECT_EQ(heap("XF96-0063v1").location, "");
}

TEST_F(CollectionFields, CopiesInBuiltDecksAreNotFree)
{
    const Desk& desk = program.desk();
    EXPECT_EQ(cell(1, HeapCells::Free), "4");
    desk.shelf.createEmpty();
    desk.openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    EXPECT_EQ(cell(1, HeapCells::Free), "4") << "a deck that is an idea takes nothing";
    desk.openDeck.change([](Deck& deck) { deck.state = DeckState::Built; });
    EXPECT_EQ(cell(1, HeapCells::Free), "2");
    EXPECT_EQ(desk.free.inUse(test::card("XF96-0063v1")), 2);
}

} // namespace dossier
