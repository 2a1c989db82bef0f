// Return presses the button that has the keyboard, wherever Return has no meaning of its own.
#include "app/game_setup/key_button.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "desk/files/shelved_decks.h"
#include "desk/open_deck.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class ButtonKeys : public testing::Test
{
protected:
    test::TestProgram program;

    // On the page in front.
    template <typename Button>
    int pressesOf(Button& button, Qt::Key key = Qt::Key_Return, Qt::KeyboardModifiers held = {})
    {
        button.setFocusPolicy(Qt::TabFocus);
        button.adjustSize();
        button.show();
        const QSignalSpy presses(&button, &QAbstractButton::clicked);
        button.setFocus(Qt::TabFocusReason);
        EXPECT_EQ(program.window().focusWidget(), &button);
        QTest::keyClick(&button, key, held);
        return static_cast<int>(presses.count());
    }
};

} // namespace

TEST_F(ButtonKeys, ReturnPressesWhatHasTheKeyboard)
{
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        QApplication::processEvents();
        QWidget* page = program.find<QWidget>("tabs").parentWidget();
        QPushButton usual(QStringLiteral("Usual"), page);
        QToolButton tool(page);
        KeyButton first(program.desk().appearance, QStringLiteral("First"), QString(), KeyButton::First, page);
        EXPECT_EQ(pressesOf(usual), 1) << tab;
        EXPECT_EQ(pressesOf(tool), 1) << tab;
        EXPECT_EQ(pressesOf(first), 1) << tab;
        EXPECT_EQ(pressesOf(first, Qt::Key_Enter, Qt::KeypadModifier), 1) << tab;
        EXPECT_EQ(pressesOf(usual, Qt::Key_Return, Qt::ControlModifier), 0) << tab;
    }
}

// A tick is not set by what confirms elsewhere.
TEST_F(ButtonKeys, ReturnSetsNoTick)
{
    QCheckBox tick(QStringLiteral("Tick"), program.find<QWidget>("tabs").parentWidget());
    EXPECT_EQ(pressesOf(tick), 0);
}

TEST_F(ButtonKeys, ReturnPressesTheButtonsOfThePages)
{
    addSampleDecks(program.desk());
    program.window().showTab(MainWindow::Notebook);
    QApplication::processEvents();
    auto& reset = program.find<QPushButton>("resetNotebook");
    reset.setEnabled(true);
    EXPECT_EQ(pressesOf(reset), 1);
    program.window().showTab(MainWindow::Decks);
    QApplication::processEvents();
    EXPECT_EQ(pressesOf(program.find<QToolButton>("foldFiling")), 1);
}

// Beside a list of which Return takes what is chosen, too.
TEST_F(ButtonKeys, ReturnPressesAButtonBesideTheKeptGames)
{
    test::goToTableWithSample(program);
    GameRecord record;
    record.decks.assign(2, program.desk().openDeck.deck());
    record.passive.assign(2, false);
    record.firstSeat = 0;
    program.window().table().begin(record);
    program.window().table().game().takeSeat();
    program.find<QAction>("table.new").trigger();
    QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_L);
    auto& games = program.find<QWidget>("gamesPage");
    ASSERT_TRUE(games.isVisible());
    ASSERT_NE(program.find<QListView>("keptGames").currentIndex().row(), -1);
    EXPECT_EQ(pressesOf(program.find<QPushButton>("backFromGames")), 1);
    EXPECT_FALSE(games.isVisible());
    EXPECT_TRUE(program.find<QWidget>("startPage").isVisible());
}

} // namespace dossier
