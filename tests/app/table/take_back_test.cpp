// What takes back at the table takes a choice back, and nothing of what else the window keeps.
#include "app/table/table_panel.h"
#include "table/sample_table.h"
#include "table/table_game.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class TakeBack : public testing::Test
{
protected:
    TakeBack()
    {
        test::goToTableWithSample(program);
        program.find<QAbstractButton>("atThisTable").click();
        program.find<QAbstractButton>("startGame").click();
    }

    TableGame& game() { return program.window().table().game(); }
    void press(int key) { QTest::keyClick(&program.window(), static_cast<Qt::Key>(key), Qt::ControlModifier); }
    // Up to where the table changes hands; answers who has made the last choice.
    Seat playToHandOver()
    {
        game().takeSeat();
        const Seat first = game().sitting();
        for (int i = 0; i < 100 && !game().waitsForHandOver(); ++i) {
            const Action* pass = game().actions().find(ActionKind::Pass);
            game().take(Action(pass ? *pass : game().actions()[0]));
        }
        return first;
    }

    test::TestProgram program;
};

} // namespace

TEST_F(TakeBack, CtrlZIsForTheGameInFront)
{
    game().takeSeat();
    const std::size_t decks = program.desk().shelf.decks().size();
    const int before = game().position();
    press(Qt::Key_Z);
    EXPECT_EQ(program.desk().shelf.decks().size(), decks) << "nothing to take back";
    game().take(Action(game().actions()[0]));
    const int after = game().position();
    ASSERT_GT(after, before);
    press(Qt::Key_Z);
    EXPECT_EQ(game().position(), before);
    EXPECT_TRUE(program.find<QAction>("edit.redo").isEnabled());
    press(Qt::Key_Y);
    EXPECT_EQ(game().position(), after);
    EXPECT_EQ(program.desk().shelf.decks().size(), decks);
    program.window().showTab(MainWindow::Decks);
    press(Qt::Key_Z);
    EXPECT_EQ(program.desk().shelf.decks().size(), decks - 1) << "elsewhere it is for what is kept";
}

TEST_F(TakeBack, GoesOnWhileTheTableChangesHands)
{
    for (const bool byMenu : {false, true}) {
        const Seat first = playToHandOver();
        ASSERT_TRUE(game().waitsForHandOver());
        ASSERT_NE(game().nextViewer(), first);
        const int before = game().position();
        if (byMenu)
            press(Qt::Key_Z);
        else
            QTest::keyClick(&program.find<QWidget>("handOverPage"), Qt::Key_Backspace);
        EXPECT_LT(game().position(), before);
        ASSERT_TRUE(game().waitsForHandOver()) << "no hand is shown to who may sit there now";
        EXPECT_EQ(game().nextViewer(), first);
        game().takeSeat();
        EXPECT_FALSE(game().actions().empty());
        EXPECT_EQ(game().sitting(), first);
        game().goTo(0);
        game().askHandOver(first);
    }
}

// Two persons at one screen: what another has chosen is his, who sits there now takes back nothing of it, and is told.
TEST_F(TakeBack, TakesBackNothingThatAnotherHasChosen)
{
    const Seat first = playToHandOver();
    ASSERT_TRUE(game().waitsForHandOver());
    game().takeSeat();
    ASSERT_NE(game().sitting(), first);
    const int before = game().position();
    for (const bool byMenu : {true, false}) {
        if (byMenu)
            press(Qt::Key_Z);
        else
            QTest::keyClick(&program.find<QWidget>("choices"), Qt::Key_Backspace);
        EXPECT_EQ(game().position(), before);
        EXPECT_TRUE(program.find<QLabel>("hint").text().contains(game().cast().name(first)))
            << program.find<QLabel>("hint").text().toStdString();
        game().take(Action(game().actions()[0])); // his own goes, and no more than that
        ASSERT_EQ(game().sitting(), 1 - first);
        ASSERT_FALSE(game().waitsForHandOver());
        press(Qt::Key_Z);
        EXPECT_EQ(game().position(), before);
        EXPECT_FALSE(game().actions().empty());
    }
    game().askHandOver(first); // he takes it back himself
    game().takeSeat();
    press(Qt::Key_Z);
    EXPECT_LT(game().position(), before);
    EXPECT_EQ(game().sitting(), first);
}

// Two persons at one screen: who goes on with the game from the start page is not known (ZONE-21).
TEST_F(TakeBack, AGameOfTwoIsComeBackToCovered)
{
    for (const bool tookBack : {false, true}) {
        const Seat first = playToHandOver();
        if (tookBack) {
            QTest::keyClick(&program.find<QWidget>("handOverPage"), Qt::Key_Backspace);
            ASSERT_EQ(game().nextViewer(), first);
        }
        game().takeSeat();
        const Seat seated = game().sitting();
        program.window().findChild<QAction*>("table.new")->trigger();
        QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_C);
        ASSERT_TRUE(program.find<QWidget>("playPage").isVisible());
        EXPECT_TRUE(game().waitsForHandOver()) << tookBack;
        EXPECT_EQ(game().nextViewer(), seated) << "who has the choice";
        EXPECT_TRUE(program.find<QWidget>("handOverPage").isVisible());
        EXPECT_TRUE(game().actions().empty());
        game().takeSeat();
        EXPECT_FALSE(game().actions().empty());
    }
}

TEST_F(TakeBack, AGameOfTwoUnderWayIsSteppedThroughFromACoveredBeginning)
{
    playToHandOver();
    program.window().findChild<QAction*>("table.new")->trigger();
    QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_L);
    QTest::keyClick(&program.find<QWidget>("keptGames"), Qt::Key_P);
    ASSERT_EQ(game().position(), 0);
    EXPECT_TRUE(game().waitsForHandOver());
}

namespace {

class TakenBackAlone : public test::SampleGame
{
protected:
    QPushButton& pass() { return program.find<QPushButton>("pass"); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(&program.find<QWidget>("choices"), key, with);
    }
    // Something else than passing, where the button passes.
    const Action* freeChoice()
    {
        const auto other = std::ranges::find_if(game().actions(),
                                                [](const Action& action) { return action.kind != ActionKind::Pass; });
        return pass().isVisible() && other != game().actions().end() ? other : nullptr;
    }
    bool goToFreeChoice()
    {
        for (int i = 0; i < 200 && !game().isOver() && !freeChoice(); ++i)
            game().take(Action(game().actions()[0]));
        return freeChoice() != nullptr;
    }
};

} // namespace

TEST_F(TakenBackAlone, SpacePassesAsBefore)
{
    ASSERT_TRUE(goToFreeChoice());
    const int here = game().position();
    const QString passing = pass().text();
    const QString tip = pass().toolTip();
    game().take(Action(*freeChoice()));
    const int after = game().length();
    press(Qt::Key_Backspace);
    ASSERT_EQ(game().position(), here);
    ASSERT_EQ(game().length(), after);
    EXPECT_TRUE(pass().isVisible());
    EXPECT_EQ(pass().text(), passing);
    EXPECT_EQ(pass().toolTip(), tip) << "it keeps its key";
    EXPECT_EQ(program.find<QToolButton>("replayPlay").text(), "Play on");
    EXPECT_TRUE(foot().startsWith("Space pass")) << foot().toStdString();
    EXPECT_TRUE(foot().contains("⇧ ⌫ a step forward")) << foot().toStdString();
    press(Qt::Key_Backspace, Qt::ShiftModifier);
    ASSERT_EQ(game().position(), after) << "that has a key of its own";
    press(Qt::Key_Backspace);
    press(Qt::Key_Space);
    EXPECT_EQ(game().record().actions[static_cast<std::size_t>(here)].kind, ActionKind::Pass);
    EXPECT_FALSE(program.find<QToolButton>("replayPlay").isChecked());
}

TEST_F(TakenBackAlone, SpacePlaysOnWhereAGameIsLookedThrough)
{
    ASSERT_TRUE(goToFreeChoice());
    program.window().findChild<QAction*>("table.first")->trigger();
    EXPECT_EQ(program.find<QToolButton>("replayPlay").text(), "Play on · Space");
    EXPECT_TRUE(foot().startsWith("Space play on")) << foot().toStdString();
    const int length = game().length();
    press(Qt::Key_Space);
    EXPECT_TRUE(program.find<QToolButton>("replayPlay").isChecked());
    press(Qt::Key_Space);
    EXPECT_FALSE(program.find<QToolButton>("replayPlay").isChecked());
    EXPECT_EQ(game().length(), length);
    press(Qt::Key_Backspace, Qt::ShiftModifier);
    press(Qt::Key_Backspace);
    EXPECT_TRUE(foot().startsWith("Space play on")) << "back and forth in it, too";
}

} // namespace dossier
