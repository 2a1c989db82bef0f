// Whoever wants nothing of what is offered can say so by keys alone, wherever the keyboard is, and not by mistake.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/open_deck.h"
#include "pictures/table_demo.h"
#include "table/sample_table.h"
#include "table/table_game.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class DecliningKeys : public test::SampleGame
{
protected:
    void press(Qt::Key key) { QTest::keyClick(program.window().focusWidget(), key); }
    // Teams are to be assigned: to pass gives their investigations up.
    bool goToWhatGivesUp()
    {
        game().setPace(0);
        playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [](const TableGame& at) {
            return at.offer().costs == PassCosts::Goods && at.actions().find(ActionKind::AssignTeam);
        });
        return !game().isOver();
    }
};

} // namespace

// BRIEF-8: dedicated RP are there again next turn; the pool paid for all by a single Space.
TEST_F(DecliningKeys, SpaceLeavesNoDedicatedPointUnused)
{
    game().setPace(0);
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [](const TableGame& at) {
        const Action* with = at.actions().find(ActionKind::PayWith);
        return with && with->number == 0 && at.actions().find(ActionKind::Pass);
    });
    ASSERT_FALSE(game().isOver());
    ASSERT_EQ(game().offer().decision.asks, Asks::Payment);
    const int before = game().length();
    choices().setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(game().length(), before);
    EXPECT_TRUE(foot().contains("P takes")) << foot().toStdString();
    press(Qt::Key_P);
    EXPECT_GT(game().length(), before);
}

TEST_F(DecliningKeys, PDeclinesFromTheHandWhatIsOffered)
{
    ASSERT_TRUE(goTo(Asks::BuyCards));
    ASSERT_EQ(game().offer().costs, PassCosts::Chance);
    const int before = game().length();
    page().board().focusHand();
    ASSERT_TRUE(page().board().isAncestorOf(program.window().focusWidget()));
    press(Qt::Key_Space);
    EXPECT_EQ(game().length(), before) << "not by a key that comes easily";
    press(Qt::Key_P);
    ASSERT_GT(game().length(), before);
    EXPECT_EQ(game().record().actions[static_cast<std::size_t>(before)].kind, ActionKind::Pass);
}

TEST_F(DecliningKeys, WhatGivesSomethingUpTakesTwoKeys)
{
    for (const Asks asks : {Asks::Deploy, Asks::PlaceSites, Asks::AssignTeams}) { // without Agents or Sites the turn
        ASSERT_TRUE(asks == Asks::AssignTeams ? goToWhatGivesUp() : goTo(asks));
        const int before = game().length();
        page().board().focusHand();
        press(Qt::Key_P);
        EXPECT_EQ(game().length(), before);
        EXPECT_EQ(program.window().focusWidget(), &choices());
        EXPECT_EQ(choices().currentIndex().row(), choices().model()->rowCount() - 1);
        EXPECT_EQ(foot(), "Return: " + choices().currentIndex().data().toString());
        press(Qt::Key_Return);
        ASSERT_GT(game().length(), before);
        EXPECT_EQ(game().record().actions[static_cast<std::size_t>(before)].kind, ActionKind::Pass);
    }
}

// What is listed of one card, or by typed words, does not hide it.
TEST_F(DecliningKeys, PFindsTheRowAmongAllChoices)
{
    ASSERT_TRUE(goToWhatGivesUp());
    const int all = choices().model()->rowCount();
    page().board().focusCard(game().seen().players[game().viewer()].agents.front().ref);
    QTest::mouseClick(program.window().focusWidget(), Qt::LeftButton);
    ASSERT_LT(choices().model()->rowCount(), all);
    press(Qt::Key_P);
    EXPECT_EQ(choices().model()->rowCount(), all);
    EXPECT_EQ(choices().currentIndex().row(), all - 1);
}

TEST_F(DecliningKeys, EscapeLeadsFromTheHandToTheChoices)
{
    ASSERT_TRUE(goTo(Asks::PlaceSites));
    const int before = game().length();
    page().board().focusHand();
    press(Qt::Key_Escape);
    EXPECT_EQ(program.window().focusWidget(), &choices());
    press(Qt::Key_End);
    press(Qt::Key_Return);
    EXPECT_GT(game().length(), before);
}

TEST_F(DecliningKeys, TheFootSaysWhichKeyPasses)
{
    ASSERT_TRUE(goTo(Asks::BuyCards));
    EXPECT_TRUE(foot().startsWith("P ")) << foot().toStdString();
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_TRUE(foot().endsWith("P passes all the same."));
    ASSERT_TRUE(goTo(Asks::PlaceSites));
    EXPECT_TRUE(foot().startsWith("P then Return Open no Site · ")) << foot().toStdString();
    for (int i = 0; i < 200 && !program.find<QPushButton>("pass").isVisible(); ++i)
        game().take(Action(game().actions()[0]));
    EXPECT_TRUE(foot().startsWith("Space pass")) << foot().toStdString();
    for (int i = 0; i < 200 && game().actions().find(ActionKind::Pass); ++i)
        game().take(Action(game().actions()[0]));
    EXPECT_EQ(foot().contains("Space"), page().decisions().marks()) << foot().toStdString();
}

// Typed words are left for the list they narrow down.
TEST_F(DecliningKeys, TheListIsReachedFromTheWordsThatNarrowIt)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    auto& words = program.find<QLineEdit>("choiceFilter");
    ASSERT_TRUE(words.isVisible());
    const int all = choices().model()->rowCount();
    const int before = game().length();
    const auto goToWords = [&] {
        press(Qt::Key_Slash);
        ASSERT_EQ(program.window().focusWidget(), &words);
    };
    choices().setFocus();
    goToWords();
    QTest::keyClicks(&words, "hospital");
    ASSERT_LT(choices().model()->rowCount(), all);
    press(Qt::Key_Escape);
    EXPECT_EQ(words.text(), "");
    EXPECT_EQ(program.window().focusWidget(), &words);
    press(Qt::Key_Escape);
    EXPECT_EQ(program.window().focusWidget(), &choices());
    goToWords();
    press(Qt::Key_End);
    EXPECT_EQ(program.window().focusWidget(), &choices());
    EXPECT_EQ(choices().currentIndex().row(), all - 1);
    goToWords();
    press(Qt::Key_Return);
    EXPECT_EQ(program.window().focusWidget(), &choices());
    EXPECT_EQ(game().length(), before) << "nothing was looked for";
    goToWords();
    QTest::keyClicks(&words, "hospital");
    press(Qt::Key_Down);
    ASSERT_EQ(program.window().focusWidget(), &choices());
    EXPECT_TRUE(choices().currentIndex().data().toString().contains("Hospital"));
    press(Qt::Key_Return);
    EXPECT_GT(game().length(), before);
}

// A card that goes, a list that has nothing more: the keys are still heard at the table.
TEST_F(DecliningKeys, TheKeyboardStaysAtTheTable)
{
    program.window().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
    for (int i = 0; i < 400 && !game().isOver() && game().seen().turn < 4; ++i) {
        const ActionList& all = game().actions(); // what comes last gives a fuller table
        game().take(Action(all[i % 4 == 0 ? all.size() - 1 : 0]));
    }
    game().setPace(0); // cards do not move for a while before they go
    int gone = 0;
    std::vector<CardRef> all;
    for (const TableCard* each : page().board().findChildren<TableCard*>())
        if (each->isVisible() && each->ref())
            all.push_back(each->ref());
    for (const CardRef ref : all) {
        game().goTo(game().length());
        page().board().focusCard(ref);
        const QPointer<QWidget> card = QApplication::focusWidget();
        game().goTo(0);
        gone += card && card->isVisible() ? 0 : 1;
        ASSERT_TRUE(page().isAncestorOf(QApplication::focusWidget()));
        ASSERT_TRUE(QApplication::focusWidget()->isVisible());
    }
    EXPECT_GT(gone, 0);
    page().board().focusHand();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    const int further = game().position();
    EXPECT_GT(further, 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
    ASSERT_LT(game().position(), further);
    const int here = game().position();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace, Qt::ShiftModifier);
    EXPECT_GT(game().position(), here);
}

} // namespace dossier
