// Messages lie over the page: nothing moves, nobody loses the keyboard, and their button is reached by key.
#include "app/shell/message_bar.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QListView>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Messages : public testing::Test
{
protected:
    test::TestProgram program;
    QWidget& bar = program.find<QWidget>("messageBar");
    QLineEdit& line = program.find<QLineEdit>("searchLine");

    void SetUp() override { line.setFocus(); }
    void say(int* undone = nullptr)
    {
        program.desk().notices.say("Something was done.", "Undo", [undone] { ++*undone; });
    }
};

} // namespace

TEST_F(Messages, MoveNothing)
{
    auto& table = program.find<QTableView>("cardTable");
    const QRect before(table.mapToGlobal(QPoint()), table.size());
    int undone = 0;
    say(&undone);
    QApplication::processEvents();
    EXPECT_TRUE(bar.isVisible());
    EXPECT_EQ(QRect(table.mapToGlobal(QPoint()), table.size()), before);
    EXPECT_TRUE(line.hasFocus());
    EXPECT_GT(bar.mapTo(&program.window(), QPoint()).y(), program.window().height() / 2) << "at the bottom";
    QTest::mouseClick(&program.find<QAbstractButton>("messageAction"), Qt::LeftButton);
    EXPECT_EQ(undone, 1);
    EXPECT_TRUE(line.hasFocus());
    EXPECT_EQ(QRect(table.mapToGlobal(QPoint()), table.size()), before);
}

// What was refused stood there, red, long after it had been done.
TEST_F(Messages, OfARefusedChangeGoWithTheNextOneThatIsDone)
{
    program.desk().shelf.createEmpty();
    const std::int64_t deck = program.desk().openDeck.id();
    ASSERT_FALSE(program.desk().shelf.rename(deck, QStringLiteral(" ")));
    EXPECT_EQ(program.message(), "A deck needs a name. The old one was kept.");
    ASSERT_TRUE(program.desk().shelf.rename(deck, QStringLiteral("Night shift")));
    EXPECT_EQ(program.message(), "");
}

// The first thing to press in a sample deck is the repair at the foot of the page.
TEST_F(Messages, HideNoRepair)
{
    program.window().showTab(MainWindow::Decks);
    program.desk().shelf.createEmpty();
    auto& problems = program.find<QListView>("problemList");
    say();
    QApplication::processEvents();
    const QRect message(bar.mapToGlobal(QPoint()), bar.size());
    ASSERT_GT(problems.model()->rowCount(), 0);
    for (int row = 0; row < problems.model()->rowCount(); ++row) {
        const QRect cell = problems.visualRect(problems.model()->index(row, 0)) & problems.viewport()->rect();
        const QRect middle(problems.viewport()->mapToGlobal(QPoint(cell.left(), cell.center().y())),
                           QSize(cell.width(), 1));
        EXPECT_FALSE(message.intersects(middle)) << row;
    }
    EXPECT_TRUE(program.window().rect().contains(bar.geometry()));
    program.window().showTab(MainWindow::Table); // which has no line at the foot
    QApplication::processEvents();
    EXPECT_NEAR(bar.geometry().center().x(), program.window().width() / 2, 2);
    EXPECT_LT(bar.geometry().bottom(), program.window().height() / 5)
        << "over the tabs, not over the keys of the table";
}

TEST_F(Messages, AreReachedByKeyAndGiveTheKeyboardBack)
{
    int undone = 0;
    QTest::keyClick(&program.window(), Qt::Key_F8);
    EXPECT_TRUE(line.hasFocus()) << "there is none yet";
    say(&undone);
    QTest::keyClick(&program.window(), Qt::Key_F8);
    auto& button = program.find<QAbstractButton>("messageAction");
    EXPECT_TRUE(button.hasFocus());
    QTest::keyClick(&button, Qt::Key_Escape);
    EXPECT_TRUE(line.hasFocus());
    EXPECT_FALSE(bar.isVisible());
    EXPECT_EQ(undone, 0);
    say(&undone);
    QTest::keyClick(&program.window(), Qt::Key_F8);
    QTest::keyClick(&button, Qt::Key_Space);
    EXPECT_EQ(undone, 1);
    EXPECT_TRUE(line.hasFocus());
}

TEST_F(Messages, KeepWithinASmallWindowAndBreakLongSentences)
{
    program.window().resize(900, 600);
    program.desk().notices.warn(QString("A sentence about a file that could not be written. ").repeated(8));
    QApplication::processEvents();
    auto& text = program.find<QLabel>("messageText");
    EXPECT_GE(text.height(), text.heightForWidth(text.width()));
    EXPECT_GE(bar.x(), 0);
    EXPECT_LE(bar.geometry().right(), bar.parentWidget()->width());
    program.window().resize(1280, 700);
    QApplication::processEvents();
    EXPECT_LE(bar.geometry().bottom(), bar.parentWidget()->height()) << "it goes with the window";
}

} // namespace dossier
