// Cataloguing in a session: what is held for all that follows, the printing that is asked for once, suggestions, the
// log with its way back, and a line that is empty after every success.
#include "app/collection/collection_panel.h"
#include "app/collection/entry_log.h"
#include "app/entry/card_entry_line.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class EntryBarTab : public testing::Test
{
protected:
    EntryBarTab() { program.window().showTab(MainWindow::Collection); }

    CardEntryLine& line() { return program.find<CardEntryLine>("entryLine"); }
    QTableWidget& offered() { return program.find<QTableWidget>("offeredCards"); }
    QString said() { return program.find<QLabel>("offersSentence").text(); }
    EntryLog& log() { return program.find<EntryLog>("entryLog"); }
    void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    int copies(std::string_view number) { return program.desk().owned.copies(test::card(number)); }
    std::vector<StoredHeap> heaps() { return program.desk().owned.heaps(); }

    test::TestProgram program;
};

} // namespace

TEST_F(EntryBarTab, TheLineIsEmptyHoweverTheCardWasChosen)
{
    type("agent janus");
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(line().text(), "") << "by the arrows";
    type("64");
    press(Qt::Key_Return);
    EXPECT_EQ(line().text(), "") << "by Enter";
    EXPECT_EQ(copies("XF96-0064v1"), 1) << "nothing was left in the line";
    type("aubr");
    QTest::mouseClick(offered().viewport(), Qt::LeftButton, {},
                      offered().visualItemRect(offered().item(0, 1)).center());
    EXPECT_EQ(line().text(), "") << "by mouse";
    EXPECT_EQ(copies("XF96-0063v1"), 1) << "a click takes the card as the keys do";
    EXPECT_TRUE(line().hasFocus());
    EXPECT_EQ(program.desk().owned.totalCopies(), 3);
}

TEST_F(EntryBarTab, EscapeEmptiesTheLineAndErrorsGoWhenTypingGoesOn)
{
    type("355");
    press(Qt::Key_Return);
    EXPECT_EQ(said(), "No card has that number alone; there are 1 to 354.");
    EXPECT_EQ(line().text(), "355") << "so that it can be mended";
    press(Qt::Key_Backspace);
    EXPECT_EQ(said(), "") << "defect 34";
    press(Qt::Key_Escape);
    EXPECT_EQ(line().text(), "");
    EXPECT_FALSE(program.find<QWidget>("cardOffers").isVisible());
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

TEST_F(EntryBarTab, ATypingErrorIsMendedByEnter)
{
    type("gibsontown 2");
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0) << "nothing is taken that was not seen";
    EXPECT_TRUE(said().startsWith("No card of that number or title. Is it one of these?")) << said().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0042v1"), 2);
}

TEST_F(EntryBarTab, OfSeveralThatFitOneIsChosen)
{
    type("mulder");
    press(Qt::Key_Return);
    EXPECT_TRUE(said().contains("cards match")) << said().toStdString();
    const QString second = offered().item(1, 0)->text();
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(copies(second.toStdString()), 1);
}

// Somebody types on without looking: what was not taken is no part of the next card.
TEST_F(EntryBarTab, WhatIsTypedAfterARefusedEntryIsTheNextOne)
{
    type("agent");
    press(Qt::Key_Return);
    ASSERT_TRUE(said().contains("match")) << said().toStdString();
    type("64");
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0064v1"), 1);
    type("mulder");
    press(Qt::Key_Return);
    ASSERT_TRUE(said().contains("match")) << said().toStdString();
    type(" fox");
    EXPECT_EQ(line().text(), "mulder fox") << "a title can be made longer";
    press(Qt::Key_Escape);
    for (const char* wrong : {"99999", "nobody of that name", "63 9999999"}) {
        type(wrong);
        press(Qt::Key_Return);
        EXPECT_EQ(line().text(), wrong) << "it can be mended";
        type("65");
        EXPECT_EQ(line().text(), "65") << wrong;
        press(Qt::Key_Return);
    }
    EXPECT_EQ(copies("XF96-0065v1"), 3);
    EXPECT_EQ(program.desk().owned.totalCopies(), 4);
}

// "hunter" and Enter ask which one; the titles typed on without looking became one that no card has.
TEST_F(EntryBarTab, TheNextTitleIsNoneOfTheOneThatIsAskedAbout)
{
    const QSignalSpy notices(&program.desk().notices, &Notices::said);
    type("hunter");
    press(Qt::Key_Return);
    EXPECT_EQ(line().text(), "hunter");
    type("aubrey, mo");
    EXPECT_EQ(line().text(), "aubrey, mo");
    EXPECT_EQ(notices.size(), 1) << "it is said that the hunter is not there";
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0063v1"), 1);
    EXPECT_EQ(program.desk().owned.totalCopies(), 1);
    type("agent");
    press(Qt::Key_Return);
    type(" sc");
    EXPECT_EQ(line().text(), "agent sc") << "what it fits can be made longer";
}

TEST_F(EntryBarTab, ATitleOfTwoPrintingsIsAskedForOnce)
{
    type("agent fox mulder 2");
    ASSERT_EQ(offered().rowCount(), 2);
    EXPECT_NE(offered().item(0, 2)->text(), offered().item(1, 2)->text()) << "told apart by their rarity";
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    EXPECT_TRUE(said().contains("more than once")) << said().toStdString();
    press(Qt::Key_2);
    EXPECT_EQ(copies("XF96-0163v1"), 2);
    type("agent fox mulder");
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0163v1"), 3) << "it is remembered";
    type("169");
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0169v1"), 1) << "a number says which";
    auto& printing = program.find<QComboBox>("keptPrinting");
    printing.setCurrentIndex(printing.findText("Printing: Fixed"));
    emit printing.activated(printing.currentIndex());
    type("agent dana scully");
    press(Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0173v1"), 1) << "held for all that follow";
}

TEST_F(EntryBarTab, ChipsHoldForAllThatFollowsAndAreClearedByKeys)
{
    press(Qt::Key_Tab);
    ASSERT_EQ(QApplication::focusWidget()->objectName(), "keptPlace");
    type("Box 3");
    press(Qt::Key_Tab);
    ASSERT_EQ(QApplication::focusWidget()->objectName(), "keptCondition");
    type("Near");
    press(Qt::Key_Return);
    ASSERT_TRUE(line().hasFocus()) << "Enter comes back";
    for (const char* card : {"63", "64 2"}) {
        type(card);
        press(Qt::Key_Return);
    }
    for (const StoredHeap& heap : heaps()) {
        EXPECT_EQ(heap.owned.location, "Box 3");
        EXPECT_EQ(heap.owned.condition, Condition::NearMint);
    }
    program.restart();
    program.window().showTab(MainWindow::Collection);
    EXPECT_EQ(program.find<QLineEdit>("keptPlace").text(), "Box 3") << "remembered";
    program.find<QLineEdit>("keptPlace").setFocus();
    press(Qt::Key_Escape);
    ASSERT_TRUE(line().hasFocus());
    type("65");
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0065v1").front().owned.location, "");
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0065v1").front().owned.condition, Condition::NearMint);
    program.find<QAbstractButton>("keptClear").click();
    EXPECT_TRUE(line().hasFocus());
    EXPECT_EQ(program.find<QComboBox>("keptCondition").currentIndex(), 0);
}

TEST_F(EntryBarTab, TheCardIsSeenWhileItIsTyped)
{
    std::optional<CardEntry> seen;
    QObject::connect(&line(), &CardEntryLine::meaningChanged, &line(), [&] { seen = line().meant(); });
    type("63 4");
    EXPECT_EQ(seen, (CardEntry{test::card("XF96-0063v1"), 4}));
    EXPECT_EQ(offered().rowCount(), 1);
    EXPECT_EQ(said(), "Enter: 4 copies");
    press(Qt::Key_Escape);
    EXPECT_FALSE(seen);
}

TEST_F(EntryBarTab, EachEntryOfTheLogHasAWayBack)
{
    for (const char* card : {"63 4", "64", "65 2"}) {
        type(card);
        press(Qt::Key_Return);
    }
    ASSERT_EQ(log().count(), 3);
    EXPECT_EQ(log().item(2)->text(), "+4 Aubrey, MO");
    log().setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Delete);
    EXPECT_EQ(copies("XF96-0063v1"), 0);
    EXPECT_EQ(copies("XF96-0065v1"), 2);
    ASSERT_EQ(log().count(), 2);
    const QRect newest = log().visualItemRect(log().item(0));
    QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, {newest.right() - 12, newest.center().y()});
    EXPECT_EQ(copies("XF96-0065v1"), 0) << "by its cross";
    log().setFocus();
    press(Qt::Key_Delete);
    EXPECT_EQ(log().count(), 0);
    EXPECT_TRUE(line().hasFocus()) << "where nothing is left to take back, typing goes on";
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

} // namespace dossier
