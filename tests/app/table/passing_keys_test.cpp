// Keys and marks by which somebody gets on at the table.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/phase_bar.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/key_line.h"
#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "table/team_move.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class PassingKeys : public testing::Test
{
protected:
    PassingKeys() { test::goToTableWithSample(program); }

    void start(int seed)
    {
        program.find<QSpinBox>("tableSeed").setValue(seed);
        program.find<QComboBox>("whoB").setCurrentIndex(1);
        program.find<QPushButton>("startGame").click();
    }
    TableGame& game() { return program.window().table().game(); }
    PlayPage& page() { return program.window().table().page(); }
    QListView& choices() { return program.find<QListView>("choices"); }
    QPushButton& pass() { return program.find<QPushButton>("pass"); }
    Asks asks() { return game().offer().decision.asks; }
    // Takes what comes first, or passes, until this is asked.
    bool goTo(Asks wanted)
    {
        for (int i = 0; i < 200 && !game().isOver() && asks() != wanted; ++i) {
            const Action* pass = game().actions().find(ActionKind::Pass);
            game().take(Action(pass ? *pass : game().actions()[0]));
        }
        return asks() == wanted;
    }

    test::TestProgram program;
};

} // namespace

TEST_F(PassingKeys, SpacePassesWhereverTheKeyboardIs)
{
    start(4);
    const auto passes = [&](QWidget* at) {
        while (!pass().isVisible() && !game().isOver())
            game().take(Action(game().actions()[game().actions().size() - 1]));
        const int before = game().length();
        QTest::keyClick(at, Qt::Key_Space);
        EXPECT_GT(game().length(), before) << at->objectName().toStdString();
    };
    page().board().focusHand();
    passes(program.window().focusWidget());
    page().showSide(PlayPage::Story);
    passes(&program.find<QTextBrowser>("story"));
    passes(&choices());
    passes(&pass());
    passes(&program.find<QAbstractButton>("stop0"));
}

// Whoever passes by the mouse passes on by the key: the keyboard is not left on what stands beside it.
TEST_F(PassingKeys, AClickThatPassesLeavesTheKeyboardWhereSpacePasses)
{
    start(4);
    for (int i = 0; i < 60 && !game().isOver(); ++i) {
        if (pass().isVisible()) {
            QTest::mouseClick(&pass(), Qt::LeftButton);
            QCoreApplication::processEvents();
            const QWidget* at = program.window().focusWidget();
            ASSERT_TRUE(at == nullptr || at->objectName() != QStringLiteral("hintButton")) << "click " << i;
        } else {
            game().take(Action(game().actions()[game().actions().size() - 1]));
        }
    }
}

// DEP-1: who is in the Field already needs nobody sent there.
TEST_F(PassingKeys, SpacePassesTheDeploymentOnceAllAreInTheField)
{
    start(4);
    ASSERT_TRUE(goTo(Asks::Deploy));
    const std::vector<TeamMove> whole = wholeTeams(game());
    ASSERT_FALSE(whole.empty());
    game().takeTogether(whole.front().actions);
    for (int turn = game().seen().turn; !game().isOver() && !(asks() == Asks::Deploy && game().seen().turn > turn);)
        game().take(Action(game().actions().find(ActionKind::Pass) ? *game().actions().find(ActionKind::Pass)
                                                                   : game().actions()[0]));
    ASSERT_EQ(asks(), Asks::Deploy);
    for (const SeenAgent& agent : game().seen().players[game().viewer()].agents)
        ASSERT_EQ(agent.section, Section::Field);
    EXPECT_EQ(game().offer().costs, PassCosts::Nothing);
    EXPECT_TRUE(pass().isVisible());
    const int before = game().length();
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_GT(game().length(), before);
}

// Ctrl+Space: that it does not come to the end of the turn, because something can be done before, is said.
TEST_F(PassingKeys, WhatStopsThePassingToTheEndIsSaid)
{
    start(4);
    game().setPace(0);
    auto& said = program.find<QLabel>("occasion");
    int stopped = 0;
    for (int i = 0; i < 60 && !game().isOver(); ++i) {
        const Action* pass = game().actions().find(ActionKind::Pass);
        if (pass && game().offer().costs != PassCosts::Goods) {
            const int turn = game().seen().turn;
            QTest::keyClick(&choices(), Qt::Key_Space, Qt::ControlModifier);
            EXPECT_TRUE(
                test::waitUntil([&] { return game().isOver() || game().isHeld() || !game().actions().empty(); }));
            if (game().isOver() || game().isHeld())
                break;
            EXPECT_EQ(said.text().startsWith("Not at the end of the turn yet"), game().seen().turn == turn)
                << said.text().toStdString();
            stopped += game().seen().turn == turn ? 1 : 0;
        }
        pass = game().actions().find(ActionKind::Pass);
        if (!game().actions().empty())
            game().take(Action(pass ? *pass : game().actions()[0]));
        EXPECT_TRUE(test::waitUntil([&] { return game().isOver() || game().isHeld() || !game().actions().empty(); }));
    }
    EXPECT_GT(stopped, 0);
}

// What lies in a deck nobody can look up on the table.
TEST_F(PassingKeys, CardsOfASearchedDeckSayWhatTheyAre)
{
    const auto isSearched = [this] {
        return std::ranges::any_of(game().choices(), [](const Choice& choice) {
            return choice.action.kind == ActionKind::Choose &&
                   (choice.target.card.place == Place::Deck || choice.card.place == Place::Deck);
        });
    };
    start(4);
    // Of a starter whose Agents fetch Sites.
    GameRecord record = game().record();
    for (Deck& deck : starterDecks(program.desk().box))
        if (deck.name.find("Krycek") != std::string::npos)
            record.decks.assign(record.decks.size(), deck);
    record.actions.clear();
    program.window().table().begin(record);
    for (int i = 0; i < 300 && !game().isOver() && !isSearched(); ++i) {
        const Action* use = game().actions().find(ActionKind::UseText);
        const Action* pass = game().actions().find(ActionKind::Pass);
        game().take(Action(use ? *use : pass ? *pass : game().actions()[0]));
    }
    ASSERT_TRUE(isSearched());
    int found = 0;
    for (int row = 0; row < choices().model()->rowCount(); ++row) {
        const QModelIndex index = choices().model()->index(row, 0);
        if (index.data(kGroupRole).toBool() || index.data(kQuietRole).toBool())
            continue;
        EXPECT_FALSE(index.data(kSecondRole).toString().isEmpty()) << index.data().toString().toStdString();
        ++found;
    }
    EXPECT_GT(found, 1);
}

TEST_F(PassingKeys, ReturnTakesOnlyWhatOneHasMovedTo)
{
    start(4);
    ASSERT_TRUE(goTo(Asks::Deploy));
    const int before = game().length();
    QTest::keyClick(&choices(), Qt::Key_Return);
    EXPECT_EQ(game().length(), before);
    QTest::keyClick(&choices(), Qt::Key_Home);
    QTest::keyClick(&choices(), Qt::Key_Down);
    QTest::keyClick(&choices(), Qt::Key_Return);
    EXPECT_GT(game().length(), before);
}

TEST_F(PassingKeys, WhatGivesSomethingUpIsARowAndNotOnSpace)
{
    start(4);
    ASSERT_TRUE(goTo(Asks::PlaceSites));
    EXPECT_FALSE(pass().isVisible());
    const int before = game().length();
    for (const auto with : {Qt::NoModifier, Qt::ShiftModifier})
        QTest::keyClick(&choices(), Qt::Key_Space, with);
    EXPECT_EQ(game().length(), before);
    const QModelIndex last = choices().model()->index(choices().model()->rowCount() - 1, 0);
    EXPECT_EQ(last.data().toString(), "Open no Site");
    EXPECT_EQ(last.data(kDigitRole).toInt(), 0);
    EXPECT_TRUE(last.data(kQuietRole).toBool());
    QTest::keyClick(&choices(), Qt::Key_End);
    QTest::keyClick(&choices(), Qt::Key_Return);
    EXPECT_GT(game().length(), before);
}

// By mouse alone the row that passes stood last in a list that scrolls.
TEST_F(PassingKeys, WhatGivesSomethingUpHasAButtonOfTwoClicks)
{
    start(4);
    auto& decline = program.find<QPushButton>("decline");
    for (const Asks wanted : {Asks::Deploy, Asks::PlaceSites}) {
        ASSERT_TRUE(goTo(wanted));
        ASSERT_NE(game().offer().costs, PassCosts::Nothing);
        EXPECT_TRUE(decline.isVisible());
        EXPECT_FALSE(pass().isVisible());
        const int before = game().length();
        QTest::mouseClick(&decline, Qt::LeftButton);
        EXPECT_EQ(game().length(), before) << "one click may be a slip";
        EXPECT_TRUE(decline.text().endsWith(QStringLiteral("click again"))) << decline.text().toStdString();
        QTest::mouseClick(&decline, Qt::LeftButton);
        EXPECT_GT(game().length(), before);
        EXPECT_NE(asks(), wanted);
    }
}

// Ctrl+Space outlived a step back: later it said that the end of the turn was not reached yet.
TEST_F(PassingKeys, AStepBackEndsThePassingToTheEndOfTheTurn)
{
    start(4);
    game().setPace(0);
    auto& said = program.find<QLabel>("occasion");
    int stopped = 0;
    for (int i = 0; i < 60 && !game().isOver() && stopped < 2; ++i) {
        QTest::keyClick(&choices(), Qt::Key_Space, Qt::ControlModifier);
        if (said.text().contains(QStringLiteral("Not at the end of the turn yet"))) {
            ++stopped;
            const int there = game().position();
            QTest::keyClick(&choices(), Qt::Key_Backspace);
            EXPECT_FALSE(said.text().contains(QStringLiteral("Not at the end")));
            game().goTo(there);
            EXPECT_FALSE(said.text().contains(QStringLiteral("Not at the end"))) << "it was come to by another way";
            game().goTo(game().length());
        }
        const Action* pass = game().actions().find(ActionKind::Pass);
        game().take(Action(pass ? *pass : game().actions()[0]));
    }
    EXPECT_GT(stopped, 0);
}

// DEP-1: with nobody in the Field the turn would be spent.
TEST_F(PassingKeys, NobodyIsLeftAtHomeByAKey)
{
    start(4);
    ASSERT_TRUE(goTo(Asks::Deploy));
    const int before = game().length();
    EXPECT_FALSE(pass().isVisible());
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_P})
        QTest::keyClick(&choices(), key);
    EXPECT_EQ(game().length(), before);
    const auto toField = [](const Action& action) {
        return action.kind == ActionKind::Deploy && static_cast<Section>(action.section) == Section::Field;
    };
    const Action* sent = std::find_if(game().actions().begin(), game().actions().end(), toField);
    ASSERT_NE(sent, game().actions().end());
    game().take(Action(*sent));
    ASSERT_EQ(asks(), Asks::Deploy);
    EXPECT_TRUE(pass().isVisible());
}

// A quarter of a second was too short: people need twice as long to see that there is another question.
TEST_F(PassingKeys, AQuestionIsNewAsLongAsPeopleNeedToSeeIt)
{
    EXPECT_GE(game().reaction(), 600);
}

// Somebody else has acted: who was about to press a key did not mean what is asked now.
TEST_F(PassingKeys, AKeyPressedAsTheQuestionChangesIsNotTaken)
{
    QComboBox& who = program.find<QComboBox>("whoB");
    who.setCurrentIndex(who.findData(QStringLiteral("novice")));
    program.find<QSpinBox>("tableSeed").setValue(7);
    program.find<QPushButton>("startGame").click();
    game().setPace(0);
    game().setReaction(100'000);
    const auto mine = [&] { return game().seen().decider == game().viewer() && !game().actions().empty(); };
    for (int i = 0; i < 60 && !game().isFresh(); ++i) {
        ASSERT_TRUE(test::waitUntil(mine));
        if (!game().isFresh())
            game().take(Action(game().actions()[0]));
    }
    ASSERT_TRUE(test::waitUntil(mine));
    ASSERT_TRUE(game().isFresh());
    const int before = game().length();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_Space, Qt::Key_P, Qt::Key_Down, Qt::Key_Return}) {
        program.find<KeyLine>("hint").showWords({});
        QTest::keyClick(&choices(), key);
        EXPECT_EQ(program.find<QLabel>("hint").text().isEmpty(), key == Qt::Key_Down) << "it says why nothing happens";
    }
    EXPECT_EQ(game().length(), before);
    game().setReaction(0);
    QTest::simulateEvent(&choices(), true, Qt::Key_Return, {}, {}, true); // still held, it was not meant either
    EXPECT_EQ(game().length(), before);
    QTest::keyClick(&choices(), Qt::Key_1);
    EXPECT_GT(game().length(), before);
}

TEST_F(PassingKeys, StopsAreSetByClickAndByKeyAndKept)
{
    start(4);
    constexpr int kHealingMine = 2;
    auto& mark = program.find<QAbstractButton>("stop2");
    QTest::mouseClick(&mark, Qt::LeftButton);
    EXPECT_TRUE(program.desk().settings.tableStops().of(Phase::Healing).mine);
    QTest::keyClick(&page(), Qt::Key_S);
    auto* first = qobject_cast<QAbstractButton*>(program.window().focusWidget());
    ASSERT_NE(first, nullptr);
    const int now = 2 * static_cast<int>(game().seen().phase);
    EXPECT_EQ(first->objectName(), QStringLiteral("stop%1").arg(now));
    for (int i = now; i < kHealingMine + 1; ++i)
        QTest::keyClick(program.window().focusWidget(), Qt::Key_Right);
    QTest::keyClick(program.window().focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(program.desk().settings.tableStops().of(Phase::Healing).others);
    QTest::mouseClick(&program.find<QAbstractButton>("stop12"), Qt::LeftButton);
    EXPECT_TRUE(program.desk().settings.tableStops().beforeSite);
    QTest::mouseClick(&program.find<QAbstractButton>("stop13"), Qt::LeftButton);
    EXPECT_FALSE(program.desk().settings.tableStops().of(Phase::Debriefing).mine) << "set at first";
    const TableStops kept = program.desk().settings.tableStops();
    program.restart();
    EXPECT_EQ(program.desk().settings.tableStops(), kept);
    EXPECT_TRUE(program.find<QAbstractButton>("stop3").isChecked());
}

TEST_F(PassingKeys, TheKeyboardStaysInTheQuestion)
{
    start(4);
    pass().setFocus();
    for (int i = 0; i < 40 && !game().isOver(); ++i) {
        game().take(Action(game().actions()[0]));
        QWidget* focused = program.window().focusWidget();
        ASSERT_NE(focused, nullptr);
        EXPECT_TRUE(page().decisions().isAncestorOf(focused) || focused == &page().decisions())
            << focused->objectName().toStdString();
    }
}

// Right click on one's own card: when to be asked about it; a mark on the card shows it, and is read out.
// It had taken a step at once, of a Site about to be investigated, say.
TEST_F(PassingKeys, AStopThatIsSwitchedOffIsNoPass)
{
    TableStops stops;
    for (int phase = 0; phase < kPhases; ++phase)
        stops.of(static_cast<Phase>(phase)).mine = true;
    program.desk().settings.setTableStops(stops);
    start(4);
    program.window().show();
    ASSERT_TRUE(goTo(Asks::Deploy));
    const int here = game().position();
    emit page().findChild<PhaseBar*>()->stopsChosen(TableStops());
    EXPECT_EQ(program.desk().settings.tableStops(), TableStops());
    EXPECT_EQ(game().position(), here);
}

TEST_F(PassingKeys, ACardOnTheBoardIsToldWhenToAsk)
{
    start(4);
    program.window().show();
    ASSERT_TRUE(goTo(Asks::Deploy));
    TableCard* card = nullptr;
    for (TableCard* each : page().board().findChildren<TableCard*>())
        if (each->isVisible() && each->planned().card && each->ref().owner() == game().viewer() &&
            program.desk().box.cards[*each->planned().card].agent)
            card = each;
    ASSERT_NE(card, nullptr);
    const CardRef ref = card->ref();
    const QString before = card->accessibleName();
    const QImage plain = card->grab().toImage();
    const auto choose = [&](int row) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), card->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(card, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        QList<QAction*> stops;
        for (QAction* action : menu->actions())
            if (action->isCheckable())
                stops << action;
        ASSERT_EQ(stops.size(), kCardStops);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(stops[row]).center());
        card = page().board().cardWidget(ref);
    };
    for (int stop = 1; stop < kCardStops; ++stop) {
        choose(stop);
        ASSERT_NE(card, nullptr);
        EXPECT_EQ(static_cast<int>(card->mark().stop), stop);
        EXPECT_NE(card->accessibleName(), before);
        EXPECT_NE(card->grab().toImage(), plain);
        EXPECT_EQ(program.desk().settings.tableStops().cards.size(), 1);
    }
    choose(0);
    EXPECT_EQ(card->accessibleName(), before);
    EXPECT_TRUE(program.desk().settings.tableStops().cards.isEmpty());
}

// DEBRIEF-2: the keys that discard what must go do not go on to what may stay; Space where nobody can pass says so.
TEST_F(PassingKeys, NothingIsDiscardedBeyondTheNeedByAKey)
{
    start(4);
    ASSERT_TRUE(goTo(Asks::Discard));
    for (int i = 0; i < 40 && asks() == Asks::Discard && !game().actions().find(ActionKind::Pass); ++i) {
        const int before = game().length();
        QTest::keyClick(&page(), Qt::Key_Space);
        EXPECT_EQ(game().length(), before);
        const int marks = page().decisions().marks() ? game().offer().decision.over : 0;
        for (int number = 1; number <= std::max(marks, 1); ++number)
            QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_0 + number));
        if (marks > 0)
            QTest::keyClick(&choices(), Qt::Key_Return);
        EXPECT_EQ(game().length(), before + std::max(marks, 1) + (marks > 0 ? 1 : 0)) << "and nothing more is asked";
    }
    if (asks() != Asks::Discard)
        return;
    const int before = game().length();
    QTest::keyClick(&page(), Qt::Key_1);
    EXPECT_EQ(game().length(), before);
}

} // namespace dossier
