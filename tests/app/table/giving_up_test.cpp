// "Give up" says who does and what comes of it (WIN-8, MULTI-18).
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "engine/players/self_play.h"
#include "support/base_set.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kLong = 9'000'000; // milliseconds

class GivingUpAtTheTable : public testing::Test
{
protected:
    GivingUpAtTheTable() { test::goToTableWithSample(program); }

    // So many persons with these names sit down; the last ones may do nothing.
    void sitDown(const std::vector<std::string>& names, std::size_t passive = 0)
    {
        GameRecord record;
        record.names = names;
        record.decks.assign(names.size(), program.desk().openDeck.deck());
        record.passive.assign(names.size(), false);
        std::fill_n(record.passive.rbegin(), passive, true);
        record.firstSeat = 0;
        program.window().table().begin(record);
        takeSeat();
    }
    // Two of the program's players sit there, too.
    void sitDownAgainstTwo()
    {
        GameRecord record;
        record.names = {"Anna", "", ""};
        record.players = {"", "novice", "novice"};
        record.decks.assign(3, program.desk().openDeck.deck());
        record.passive.assign(3, false);
        record.firstSeat = 0;
        program.window().table().begin(record);
        game().setPace(0);
        takeSeat();
    }
    void takeSeat()
    {
        if (game().waitsForHandOver())
            game().takeSeat();
    }
    QAction& giveUp() { return *program.window().findChild<QAction*>("table.concede"); }
    TableGame& game() { return program.window().table().game(); }
    QString lastAsked() { return program.answers.asked.value(program.answers.asked.size() - 1); }

    test::TestProgram program;
};

} // namespace

TEST_F(GivingUpAtTheTable, NamesWhoWins)
{
    sitDown({"Anna", "Bob"});
    EXPECT_EQ(game().viewer(), 0);
    giveUp().trigger();
    EXPECT_EQ(lastAsked(), "Anna gives up, and Bob wins. Everybody's X-File is shown.");
    EXPECT_TRUE(game().isOver());
    EXPECT_EQ(game().seen().winner, 1);
    EXPECT_FALSE(giveUp().isEnabled());
}

TEST_F(GivingUpAtTheTable, LeavesTheOthersTheirGame) // MULTI-18, MULTI-21
{
    sitDown({"Anna", "Bob", "Cora"});
    giveUp().trigger();
    EXPECT_EQ(lastAsked(), "Anna gives up and is out of the game. The others play on.");
    EXPECT_FALSE(game().isOver());
    EXPECT_TRUE(game().waitsForHandOver());
    EXPECT_FALSE(giveUp().isEnabled()) << "nobody sits there yet";
    takeSeat();
    EXPECT_NE(game().viewer(), 0);
    EXPECT_TRUE(game().seen().players[0].out);
    EXPECT_TRUE(game().seen().players[0].agents.empty());
    giveUp().trigger();
    EXPECT_TRUE(lastAsked().contains(" wins. ")) << lastAsked().toStdString();
    EXPECT_TRUE(game().isOver());
    EXPECT_NE(game().seen().winner, 0);
}

// Nobody is left who would do anything.
TEST_F(GivingUpAtTheTable, EndsTheGameBesideThosePassive)
{
    sitDown({"Anna", "Bob", "Cora"}, 2);
    giveUp().trigger();
    EXPECT_EQ(lastAsked(), "You give up. Nobody is left who does anything: the game is over, and nobody wins.");
    EXPECT_TRUE(game().isOver());
    EXPECT_EQ(game().seen().winner, kNoSeat);
    EXPECT_LE(game().seen().turn, 1);
    EXPECT_TRUE(program.find<QLabel>("endHow").text().contains("Everybody who played has given up; nobody wins."))
        << program.find<QLabel>("endHow").text().toStdString();
}

// The table shows what the question before giving up has promised, and no game that goes on.
TEST_F(GivingUpAtTheTable, TheTableAtTheEndShowsEverybodysXFile)
{
    sitDown({"Anna", "Bob"});
    giveUp().trigger();
    ASSERT_TRUE(game().isOver());
    QTest::keyClick(&program.find<QWidget>("endPage"), Qt::Key_T);
    const std::string own = program.desk().openDeck.deck().xFile.empty()
                                ? std::string()
                                : test::baseSet()[program.desk().openDeck.deck().xFile.front().card].title;
    int tabs = 0;
    for (const auto* tab : program.window().findChildren<QAbstractButton*>(QStringLiteral("xFileTab"))) {
        if (!tab->isVisible())
            continue;
        ++tabs;
        EXPECT_EQ(tab->text().toStdString(), own);
        EXPECT_FALSE(tab->accessibleDescription().contains(QStringLiteral("play on")));
    }
    EXPECT_EQ(tabs, 2);
    EXPECT_TRUE(program.find<QLabel>("question").text().contains(QStringLiteral("Bob wins: Anna gave up.")))
        << program.find<QLabel>("question").text().toStdString();
}

// MULTI-18. Keys go on with what the others do, and press nothing that the keyboard has come to by itself.
TEST_F(GivingUpAtTheTable, WhoIsOutGoesOnWithTheOthersByKey)
{
    for (const bool byMenu : {false, true}) {
        sitDownAgainstTwo();
        giveUp().trigger();
        ASSERT_TRUE(game().isOut());
        if (byMenu) {
            program.window().findChild<QAction*>("table.first")->trigger();
            program.window().findChild<QAction*>("table.last")->trigger();
        }
        int before = game().position();
        for (int i = 0; i < 40 && !game().isOver(); ++i) {
            QWidget* at = program.window().focusWidget();
            ASSERT_NE(at, nullptr);
            QTest::keyClick(at, Qt::Key_Space, i % 2 == 0 ? Qt::ControlModifier : Qt::NoModifier);
            QCoreApplication::processEvents();
            ASSERT_GE(game().position(), before) << at->objectName().toStdString();
            before = game().position();
        }
    }
}

TEST_F(GivingUpAtTheTable, WhoIsOutLetsTheOthersPlayToTheEndOfTheTurn)
{
    program.desk().settings.setTableScenes(true);
    sitDownAgainstTwo();
    game().setPace(kLong);
    giveUp().trigger();
    ASSERT_TRUE(game().isOut());
    const int turn = game().seen().turn;
    QTest::keyClick(&program.window().table().page(), Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(game().haste(), Haste::ToTurnEnd);
    EXPECT_TRUE(test::waitUntil([&] { return game().isOver() || game().seen().turn > turn; }))
        << "at this pace each step would be seen for hours";
    EXPECT_EQ(game().haste(), Haste::None);
}

// In the head of the table Space answers what is asked, and Return presses.
TEST_F(GivingUpAtTheTable, SpaceIsForTheQuestionOnTheButtonsOfTheHead)
{
    sitDown({"Anna", "Bob"}, 1);
    for (int i = 0; i < 20 && !program.find<QPushButton>("pass").isVisible(); ++i)
        game().take(Action(game().actions()[0]));
    auto& back = program.find<QToolButton>("takeBack");
    ASSERT_TRUE(program.find<QPushButton>("pass").isVisible());
    ASSERT_TRUE(back.isEnabled());
    const int before = game().position();
    QTest::keyClick(&back, Qt::Key_Space);
    EXPECT_GT(game().position(), before);
    const int after = game().position();
    QTest::keyClick(&back, Qt::Key_Return);
    EXPECT_LT(game().position(), after);
}

} // namespace dossier
