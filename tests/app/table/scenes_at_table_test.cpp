// What is shown between two choices, at the table itself: on the stage, with a way on by key and by
// click that never answers what is asked next, off by choice, and in the lesson.
#include "app/board/board.h"
#include "app/game_setup/teacher.h"
#include "app/stage/stage.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_banner.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "desk/settings.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kForever = 9'000; // milliseconds; no test waits so long

class ScenesAtTheTable : public testing::Test
{
protected:
    ScenesAtTheTable()
    {
        program.desk().settings.setTableScenes(true);
        test::goToTableWithSample(program);
        test::goToGame(program);
        game().setPace(kForever);
        game().setReaction(kForever);
        game().obeyStops(nullptr); // as the game is played that is looked through for a scene
    }

    TableGame& game() { return program.window().table().game(); }
    PlayPage& page() { return program.window().table().page(); }
    QPushButton& pass() { return program.find<QPushButton>("pass"); }
    QString question() { return program.find<QLabel>("question").text(); }

    using Found = bool (*)(TableGame&, const std::function<bool(const TableGame&)>&);
    // A game of eager players (or of others) whose next choice leads to such a scene, or to so many, lies on the table,
    // and the choice is made.
    void showScene(std::optional<SceneKind> kind, int least = 1, Found find = test::playEagerlyUntil)
    {
        TableGame aside(test::baseSet(), &test::baseEffects());
        int before = -1;
        ASSERT_TRUE(find(aside, [&](const TableGame& at) {
            const int from = std::max(0, at.position() - 1);
            const std::vector<Scene> scenes = at.game().scenes(from, at.position());
            before = from;
            const auto end = at.game().storyEnd();
            return static_cast<int>(scenes.size()) >= least && scenes.back().storyEnd() < end &&
                   (!kind || std::ranges::any_of(scenes, [&](const Scene& each) { return each.kind() == kind; })) &&
                   (kind != SceneKind::CheckEnds || at.seen().investigation);
        }));
        GameRecord record = aside.record();
        const Action last = record.actions.back();
        record.actions.resize(static_cast<std::size_t>(before));
        program.window().table().begin(record);
        game().setPace(kForever);
        game().takeSeat();
        ASSERT_GE(game().actions().size(), 1);
        ASSERT_TRUE(game().actions().contains(last)) << "it is one of what is asked";
        game().take(last);
        ASSERT_TRUE(game().isShowing());
        while (kind && game().isShowing() && game().view().scene != kind)
            game().hurry();
        ASSERT_TRUE(game().isShowing());
    }

    // What leads to Skill Checks, where it can be chosen.
    void choose(int step)
    {
        const ActionList& actions = game().actions();
        ASSERT_FALSE(actions.empty());
        const Action* found = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
            using enum ActionKind;
            return action.kind == PlaceSite || action.kind == AssignTeam || action.kind == Investigate;
        });
        game().take(found != actions.end() ? Action(*found) : Action(actions[step * 7 % actions.size()]));
    }

    // As far as something that would have been shown.
    void playWithoutScenes()
    {
        int due = 0;
        game().setReaction(0); // nobody is as fast as these keys
        for (int step = 0; step < 300 && due == 0 && !game().isOver(); ++step) {
            while (game().waitsForHandOver())
                game().takeSeat();
            if (program.find<AnswerPage>("answerPage").isOpen())
                QTest::keyClick(&program.find<AnswerPage>("answerPage"), Qt::Key_Space);
            else
                choose(step);
            EXPECT_FALSE(game().isShowing());
            due += game().position() > 0
                       ? static_cast<int>(game().game().scenes(game().position() - 1, game().position()).size())
                       : 0;
        }
        EXPECT_GT(due, 0);
    }

    test::TestProgram program;
};

} // namespace

// COMBAT-22, F5: the stage, its ledger and its blows stand there, though nobody is asked.
TEST_F(ScenesAtTheTable, ARoundStandsOnTheStageWithItsBlows)
{
    showScene(SceneKind::Blows);
    auto& stage = program.find<Stage>("stage");
    ASSERT_TRUE(stage.isVisible());
    ASSERT_TRUE(stage.fight());
    EXPECT_FALSE(stage.fight()->fight.blows.empty());
    EXPECT_FALSE(stage.fight()->rows.empty()) << "the ledger";
    EXPECT_TRUE(question().contains(QStringLiteral("who is hit"))) << question().toStdString();
    EXPECT_FALSE(program.find<QListView>("choices").isVisible());
    EXPECT_EQ(pass().text(), QStringLiteral("Continue"));
    program.window().grab();
}

// CHECK-18: "solved" or "not solved" is read on the stage, and in the banner.
TEST_F(ScenesAtTheTable, AResultStandsOnTheStage)
{
    showScene(SceneKind::CheckEnds);
    EXPECT_TRUE(program.find<Stage>("stage").isVisible());
    EXPECT_EQ(question(), QStringLiteral("The Skill Check has ended"));
    EXPECT_TRUE(program.find<QLabel>("hint").text().startsWith(QStringLiteral("Space go on")))
        << program.find<QLabel>("hint").text().toStdString();
    const QString words = program.find<TableBanner>("tableBanner").words();
    EXPECT_TRUE(words.contains(QStringLiteral("solved")) || words.contains(QStringLiteral("failed")))
        << words.toStdString();
}

// BLUFF-25, BLUFF-6: the cards that lay under the Site lie open on the stage, and are read in the strip.
TEST_F(ScenesAtTheTable, WhatLayUnderASiteIsTurnedUp)
{
    showScene(SceneKind::TurnedUp, 1, test::playPacksUntil);
    ASSERT_TRUE(program.find<Stage>("stage").isVisible());
    const SeenSite* site = test::siteOnStage(game());
    ASSERT_NE(site, nullptr);
    ASSERT_FALSE(site->open.empty());
    for (const SeenCard& card : site->open)
        EXPECT_FALSE(program.find<Stage>("stage").placeOf(card.ref).isEmpty());
    EXPECT_EQ(question(), QStringLiteral("The cards under the Site are turned up"));
}

// Each key and each click leads one scene on; the question that comes then is not answered by them, nor by a key that
// is still held.
TEST_F(ScenesAtTheTable, GoOnByKeyOrClickWithoutAnswering)
{
    const auto press = [this](int way) {
        switch (way) {
        case 0:
            return QTest::keyClick(&page(), Qt::Key_Space);
        case 1:
            return QTest::keyClick(&page(), Qt::Key_Return);
        case 2:
            return QTest::keyClick(&page(), Qt::Key_1);
        case 3:
            return QTest::mouseClick(&pass(), Qt::LeftButton);
        default:
            return QTest::mouseClick(&page().board(), Qt::LeftButton, {}, QPoint(2, 2));
        }
    };
    for (int way = 0; way < 5; ++way) {
        SCOPED_TRACE(way);
        showScene(SceneKind::CheckEnds);
        const int position = game().position();
        int pressed = 0;
        for (; game().isShowing() && pressed < 20; ++pressed) {
            const std::size_t end = game().storyEnd();
            press(way);
            EXPECT_GT(game().storyEnd(), end);
            while (program.find<AnswerPage>("answerPage").isOpen())
                QTest::keyClick(&program.find<AnswerPage>("answerPage"), Qt::Key_Space);
        }
        EXPECT_GE(pressed, 1);
        press(way);
        EXPECT_EQ(game().position(), position) << "a moment after, it was still meant for what was shown";
    }
    showScene(SceneKind::CheckEnds);
    game().setReaction(0);
    const int position = game().position();
    QTest::keyClick(&page(), Qt::Key_Space);
    game().hurryToEnd();
    for (int held = 0; held < 5; ++held) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true);
        QCoreApplication::sendEvent(&page(), &again);
    }
    EXPECT_EQ(game().position(), position);
}

TEST_F(ScenesAtTheTable, EscapeLeadsToTheEndOfThem)
{
    showScene(std::nullopt, 3);
    QTest::keyClick(&page(), Qt::Key_Escape);
    EXPECT_FALSE(game().isShowing());
    showScene(std::nullopt, 3);
    program.find<QPushButton>("passOnward").click();
    EXPECT_FALSE(game().isShowing());
}

// EXPECTATIONS 4.2
TEST_F(ScenesAtTheTable, BackspaceTakesTheMoveBack)
{
    showScene(SceneKind::CheckEnds);
    const int position = game().position();
    game().stepForward(); // nowhere
    QTest::keyClick(&page(), Qt::Key_Backspace);
    EXPECT_FALSE(game().isShowing());
    EXPECT_LE(game().position(), position);
}

TEST_F(ScenesAtTheTable, AreOffByChoiceAndWithReducedMotion)
{
    auto* action = program.window().findChild<QAction*>(QStringLiteral("table.scenes"));
    ASSERT_NE(action, nullptr);
    EXPECT_TRUE(action->isChecked());
    showScene(SceneKind::CheckEnds);
    action->trigger();
    EXPECT_FALSE(game().isShowing()) << "what is being shown goes, too";
    EXPECT_FALSE(program.desk().settings.tableScenes());
    action->trigger();
    showScene(SceneKind::CheckEnds);
    game().hurryToEnd();
    program.desk().appearance.setCalm(true);
    playWithoutScenes();
    program.desk().appearance.setCalm(false);
    game().setPace(0);
    playWithoutScenes();
}

// F21: "after First Aid a whole further CRC round passes unseen". The lesson waits for what is shown.
TEST_F(ScenesAtTheTable, TheLessonShowsEachRound)
{
    program.window().findChild<QAction*>(QStringLiteral("table.new"))->trigger();
    game().setReaction(0);
    QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_T);
    game().setPace(2);
    auto& teacher = program.find<Teacher>("teacher");
    std::vector<int> rounds;
    QObject::connect(&game(), &TableGame::changed, &page(), [&] {
        if (game().isShowing() && game().view().scene == SceneKind::Blows)
            rounds.push_back(game().view().fight->rounds);
    });
    int taken = 0;
    for (; taken < 40 && !teacher.isDone(); ++taken) {
        ASSERT_TRUE(test::waitUntil([&] { return teacher.isDone() || teacher.wanted() != nullptr; }));
        if (teacher.isDone())
            break;
        EXPECT_FALSE(game().isShowing());
        game().take(Action(*teacher.wanted()));
    }
    EXPECT_TRUE(teacher.isDone());
    EXPECT_GE(rounds.size(), 2u) << "EX-1.9: one round before First Aid, another after it";
}

} // namespace dossier
