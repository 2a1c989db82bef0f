// Nothing is lost: not by a crash, another language, another game or starting over.
#include "app/table/table_panel.h"
#include "app/widgets/desk.h"
#include "desk/games/kept_games.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class NothingIsLost : public testing::Test
{
protected:
    NothingIsLost() { test::goToTableWithSample(program); }

    void start(int who = 1)
    {
        program.find<QSpinBox>("tableSeed").setValue(4);
        program.find<QComboBox>("whoB").setCurrentIndex(who);
        program.find<QPushButton>("startGame").click();
    }
    void play(int steps)
    {
        for (int step = 0; step < steps && !game().isOver(); ++step) {
            game().takeSeat();
            game().take(game().actions()[step * 7 % game().actions().size()]);
        }
    }

    TableGame& game() { return program.window().table().game(); }
    KeptGames& games() { return KeptGames::of(program.desk()); }
    QWidget& startPage() { return program.find<QWidget>("startPage"); }
    QWidget& playPage() { return program.find<QWidget>("playPage"); }

    test::TestProgram program;
};

} // namespace

// The saved game alone is how it began: opened as a file it stood at turn 1, and nothing said so.
TEST_F(NothingIsLost, AKeptGameOpenedAsAFileGoesOn)
{
    start();
    play(30);
    const int left = game().length();
    ASSERT_GT(left, 20);
    const QString file = games().fileOf(games().games().front().id);
    const QString copy = program.path("copy.json");
    ASSERT_TRUE(QFile::copy(file, copy));
    ASSERT_TRUE(QFile::copy(QString(file).replace(".json", ".steps"), program.path("copy.steps")));
    start();
    play(2);
    ASSERT_LT(game().length(), left);
    ASSERT_TRUE(program.window().table().openFile(file));
    EXPECT_EQ(game().length(), left);
    EXPECT_EQ(game().position(), left);
    EXPECT_TRUE(playPage().isVisible());
    EXPECT_EQ(games().games().size(), 2u) << "it is the same game";
    EXPECT_TRUE(program.message().contains("goes on where it was left")) << program.message().toStdString();
    ASSERT_TRUE(program.window().table().openFile(copy));
    EXPECT_EQ(game().position(), left) << "its steps lie beside it";
}

TEST_F(NothingIsLost, EveryActionIsInAFileAtOnce)
{
    start();
    for (int step = 0; step < 40; ++step) {
        play(1);
        ASSERT_EQ(games().games().size(), 1U);
        ASSERT_EQ(games().load(games().games().front().id)->actions, game().record().actions);
    }
}

// Another window goes on with the game that lies on the table here.
TEST_F(NothingIsLost, AGameThatAnotherWindowPlaysIsItsOwnFromThereOn)
{
    start();
    play(10);
    const QString id = games().games().front().id;
    std::vector<Action> theirs;
    {
        KeptGames other(QFileInfo(games().fileOf(id)).path(), program.desk().box, program.desk().notices);
        auto record = other.load(id, KeptGames::Use::PlayedOn);
        ASSERT_TRUE(record);
        const KeptGame facts = *other.find(id);
        record->actions.pop_back(); // takes back
        record->marks.clear();
        record->hash.reset();
        ASSERT_TRUE(other.keep(facts, *record));
        theirs = record->actions;
    }
    play(10);
    ASSERT_EQ(games().games().size(), 2U);
    const QString own = games().games().front().id;
    EXPECT_NE(own, id);
    EXPECT_EQ(games().load(own)->actions, game().record().actions);
    EXPECT_EQ(games().load(id)->actions, theirs);
    QTest::keyClick(&playPage(), Qt::Key_Escape);
    program.restart();
    program.window().showTab(MainWindow::Table);
    QTest::keyClick(&startPage(), Qt::Key_C);
    EXPECT_EQ(games().games().size(), 2U);
}

// Many quick choices take their time together.
TEST_F(NothingIsLost, CountsTheTimeOfQuickChoices)
{
    start();
    for (int step = 0; step < 6; ++step) {
        QThread::msleep(200);
        play(1);
    }
    EXPECT_GE(games().games().front().seconds, 1);
}

TEST_F(NothingIsLost, GoesOnAfterAnotherStart)
{
    start();
    play(30);
    const std::vector<Action> played = game().record().actions;
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_TRUE(startPage().isVisible());
    EXPECT_TRUE(program.find<QLabel>("continueWho").text().contains("Night shift"));
    QTest::keyClick(&startPage(), Qt::Key_C);
    ASSERT_TRUE(playPage().isVisible());
    EXPECT_EQ(game().record().actions, played);
    EXPECT_EQ(game().position(), game().length());
    play(3);
    EXPECT_EQ(games().games().size(), 1U) << "the same game goes on";
}

// Not at its newest position, where that is not what he had before him.
TEST_F(NothingIsLost, GoesOnWhereItWasLeft)
{
    start();
    play(30);
    const std::vector<Action> played = game().record().actions;
    for (const bool looksThrough : {false, true}) {
        looksThrough ? game().goTo(game().length() / 2) : game().takeBack();
        const int left = game().position();
        ASSERT_LT(left, game().length());
        const Observation seen = game().seen();
        for (int times = 0; times < 2; ++times) {
            program.restart();
            program.window().showTab(MainWindow::Table);
            QTest::keyClick(&startPage(), Qt::Key_C);
            ASSERT_TRUE(playPage().isVisible());
            EXPECT_EQ(game().record().actions, played) << "what lies ahead is not lost";
            EXPECT_EQ(game().position(), left);
            EXPECT_EQ(game().seen(), seen);
            EXPECT_EQ(game().view().replays, looksThrough);
        }
    }
    play(1);
    ASSERT_EQ(game().position(), game().length());
    const int now = game().length();
    program.restart();
    program.window().showTab(MainWindow::Table);
    QTest::keyClick(&startPage(), Qt::Key_C);
    EXPECT_EQ(game().position(), now) << "it has gone on since";
    EXPECT_EQ(games().games().size(), 1U);
}

TEST_F(NothingIsLost, GoesBackToWhereAFormerGameWasLeft)
{
    start();
    play(30);
    game().takeBack();
    const int left = game().position();
    ASSERT_LT(left, game().length());
    program.window().findChild<QAction*>("table.again")->trigger();
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(game().position(), left);
}

TEST_F(NothingIsLost, AnotherLanguageKeepsTheTable)
{
    start();
    play(30);
    const std::vector<Action> played = game().record().actions;
    const Observation seen = game().seen();
    emit program.window().languageWanted("fr");
    QCoreApplication::processEvents();
    QTest::qWait(1);
    ASSERT_TRUE(game().isOn());
    EXPECT_TRUE(playPage().isVisible()) << "the game, not the page before one";
    EXPECT_EQ(game().record().actions, played);
    EXPECT_EQ(game().seen(), seen);
    EXPECT_EQ(games().games().size(), 1U);
    emit program.window().textPercentWanted(150);
    QTest::qWait(1);
    EXPECT_EQ(game().record().actions, played) << "nor does larger text";
    emit program.window().textPercentWanted(100);
    QTest::qWait(1);
}

TEST_F(NothingIsLost, AnotherWindowCoversTheHandsOfTwo)
{
    start(0);
    play(20);
    game().takeSeat();
    emit program.window().layoutResetWanted();
    QTest::qWait(1);
    ASSERT_TRUE(game().isOn());
    EXPECT_TRUE(game().waitsForHandOver()) << "who sits there now is not known";
}

// The way back covered half of the keys for as long as nobody closed it.
TEST_F(NothingIsLost, TheWayBackGoesOnceTheNewGameIsPlayed)
{
    start();
    play(20);
    program.window().findChild<QAction*>("table.again")->trigger();
    ASSERT_EQ(program.message(), "The game before is kept in the list of games.");
    play(4);
    EXPECT_EQ(program.message(), "");
}

TEST_F(NothingIsLost, AnotherGameLeavesTheFormerInTheList)
{
    start();
    play(20);
    const std::vector<Action> played = game().record().actions;
    const QString former = games().games().front().id;
    program.window().findChild<QAction*>("table.again")->trigger();
    EXPECT_LT(game().length(), 10) << "what goes by itself";
    EXPECT_EQ(program.message(), "The game before is kept in the list of games.");
    EXPECT_TRUE(program.answers.asked.isEmpty()) << "nothing is lost, so nothing is asked";
    ASSERT_EQ(games().games().size(), 2U);
    EXPECT_EQ(games().load(former)->actions, played);
    EXPECT_GE(games().games().front().began, games().find(former)->last) << "its own clock";
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(game().record().actions, played);
    EXPECT_EQ(games().games().size(), 1U) << "a game nobody has played leaves nothing behind";
}

// It was said to lie in the list, and the way back led nowhere.
TEST_F(NothingIsLost, AGameInWhichNobodyChoseIsNotSaidToBeKept)
{
    start();
    const QString first = games().games().front().id;
    const std::uint64_t seed = game().seed();
    program.window().findChild<QAction*>("table.new")->trigger();
    program.find<QPushButton>("startGame").click();
    EXPECT_FALSE(games().find(first));
    EXPECT_EQ(program.message(), "The game before, in which nobody had chosen anything, is not kept.");
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(game().seed(), seed) << "the same cards are dealt again";
    EXPECT_TRUE(playPage().isVisible());
    play(4);
    EXPECT_EQ(program.message(), "");
}

TEST_F(NothingIsLost, ARematchJustDealtIsNotLostWithoutAWord)
{
    start();
    play(20);
    program.window().findChild<QAction*>("table.shuffle")->trigger();
    const std::uint64_t seed = game().seed();
    program.find<QAbstractButton>("messageAction").click(); // back to the game before
    EXPECT_NE(game().seed(), seed);
    EXPECT_EQ(program.message(), "The game before, in which nobody had chosen anything, is not kept.");
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(game().seed(), seed);
    EXPECT_EQ(program.message(), "The game before is kept in the list of games.");
}

TEST_F(NothingIsLost, AGameThatIsOverStaysAsItWas)
{
    start();
    play(20);
    game().concede();
    ASSERT_TRUE(game().isOver());
    const QString id = games().games().front().id;
    const std::size_t length = games().load(id)->actions.size();
    EXPECT_TRUE(games().games().front().isFinished());
    const QDateTime over = QDateTime::currentDateTimeUtc();
    game().takeBack();
    play(2);
    EXPECT_EQ(games().games().size(), 2U);
    EXPECT_EQ(games().load(id)->actions.size(), length);
    const KeptGame& another =
        *std::ranges::find_if(games().games(), [&](const KeptGame& each) { return each.id != id; });
    EXPECT_GE(another.began, over) << "its own clock";
}

TEST_F(NothingIsLost, TheListOpensReplaysAndDeletes)
{
    start();
    play(20);
    const int length = game().length();
    program.window().findChild<QAction*>("table.new")->trigger();
    QTest::keyClick(&startPage(), Qt::Key_L);
    auto& list = program.find<QListWidget>("keptGames");
    ASSERT_TRUE(list.isVisible());
    ASSERT_EQ(list.count(), 1);
    QTest::keyClick(&list, Qt::Key_P);
    EXPECT_TRUE(playPage().isVisible());
    EXPECT_EQ(game().position(), 0);
    EXPECT_EQ(game().length(), length);
    EXPECT_TRUE(program.find<QWidget>("replayBar").isVisible());
    QTest::keyClick(&playPage(), Qt::Key_Backspace, Qt::ShiftModifier);
    EXPECT_TRUE(program.find<QLabel>("replayDone").text().startsWith("Just done: "));
    program.window().findChild<QAction*>("table.new")->trigger();
    QTest::keyClick(&startPage(), Qt::Key_L);
    QTest::keyClick(&list, Qt::Key_Delete);
    EXPECT_EQ(list.count(), 0);
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(list.count(), 1);
    QTest::keyClick(&list, Qt::Key_Escape);
    EXPECT_TRUE(startPage().isVisible());
}

} // namespace dossier
