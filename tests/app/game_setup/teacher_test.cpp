// The first turn is taught along EX-1, by keys alone, in both languages.
#include "app/game_setup/lesson.h"
#include "app/game_setup/teacher.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/recent_events_bar.h"
#include "app/table/table_panel.h"
#include "box/game_data.h"
#include "desk/games/kept_games.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"
#include "wording/words/rule_reference.h"

#include <QListView>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Taught : public testing::TestWithParam<const char*>
{
protected:
    Taught()
    {
        program.window().resize(1280, 720);
        program.window().showTab(MainWindow::Table);
        program.desk().appearance.setCalm(true);
        game().setReaction(0); // nobody is as fast as these keys
        QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_T);
    }

    TableGame& game() { return program.window().table().game(); }
    Teacher& teacher() { return program.find<Teacher>("teacher"); }
    bool waits()
    {
        return test::waitUntil([this] { return teacher().isDone() || teacher().wanted() != nullptr; });
    }
    int health(const char* title)
    {
        for (const SeenAgent& agent : game().seen().players[kLearner].agents)
            if (program.desk().box.cards[agent.card].title == title)
                return agent.health;
        return -1;
    }
    // Arrow keys to the row of the step, then Return.
    void takeByKey()
    {
        auto& list = program.find<QListView>("choices");
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            const Action* action = program.window().table().page().decisions().model().actionAt(index);
            if (!action || !(*action == *teacher().wanted()))
                continue;
            list.setCurrentIndex(index);
            QTest::keyClick(&list, Qt::Key_Up);
            QTest::keyClick(&list, Qt::Key_Down);
            list.setCurrentIndex(index);
            QTest::keyClick(&list, Qt::Key_Return);
            return;
        }
        FAIL() << "the step is no choice";
    }

    test::TestProgram program{QLatin1String(GetParam())};
};

} // namespace

TEST_P(Taught, IsPlayedThroughByKeys)
{
    ASSERT_TRUE(program.find<QWidget>("playPage").isVisible());
    ASSERT_TRUE(teacher().isVisible());
    int taken = 0;
    QString note;
    int notes = 0;
    const int width = program.find<QWidget>("board").width();
    while (!teacher().isDone() && taken < 40) {
        ASSERT_TRUE(waits()) << program.find<QLabel>("lessonTitle").text().toStdString() << "\n"
                             << program.find<QLabel>("question").text().toStdString();
        if (teacher().isDone())
            break;
        ASSERT_FALSE(game().waitsForHandOver());
        if (const QString title = program.find<QLabel>("lessonTitle").text(); title != note) {
            note = title;
            ++notes;
            EXPECT_FALSE(program.find<QLabel>("lessonText").text().isEmpty());
            EXPECT_EQ(program.find<QWidget>("board").width(), width) << "the table keeps its place";
            if (notes == 3) { // EX-1.3: the tutor has sold and bought
                EXPECT_GE(program.find<RecentEventsBar>("sinceStrip").news().size(), 2U);
            }
        }
        const int before = game().length();
        if (teacher().wanted()->kind == ActionKind::Play && notes == 10) { // EX-1.8: First Aid
            EXPECT_EQ(health("Agent Karen Kosseff, Counselor"), 0);
        }
        takeByKey();
        ASSERT_FALSE(HasFatalFailure());
        ASSERT_GT(game().length(), before) << note.toStdString();
        ++taken;
    }
    EXPECT_TRUE(teacher().isDone());
    EXPECT_EQ(notes, 12);
    EXPECT_EQ(health("Agent Fox Mulder"), 5) << "EX-1.9: both blows fell on Kosseff";
    EXPECT_EQ(health("Agent Karen Kosseff, Counselor"), 0);
    // EX-1.10: the question was asked and answered with no; the hands stand at five and two.
    const Observation& seen = game().seen();
    EXPECT_EQ(seen.notebooks[kTutor].yes, 0U);
    EXPECT_NE(seen.notebooks[kTutor].no, 0U);
    EXPECT_EQ(seen.players[kLearner].rp, 0);
    EXPECT_EQ(seen.players[kTutor].cp, 0);
    EXPECT_EQ(seen.players[kLearner].handCount, 5);
    EXPECT_EQ(seen.players[kTutor].handCount, 2);
    EXPECT_TRUE(KeptGames::of(program.desk()).games().empty()) << "a lesson is not kept among the games";
    program.find<QPushButton>("leaveLesson").click();
    EXPECT_TRUE(program.find<QWidget>("startPage").isVisible());
    EXPECT_FALSE(game().isOn());
}

TEST_P(Taught, OtherChoicesWaitAndLeavingIsPossibleAtAnyTime)
{
    ASSERT_TRUE(waits());
    const int before = game().length();
    const Action* pass = game().actions().find(ActionKind::Pass);
    ASSERT_NE(pass, nullptr);
    game().take(Action(*pass));
    EXPECT_EQ(game().length(), before);
    EXPECT_TRUE(program.find<QLabel>("lessonRefusal").isVisible());
    program.find<QPushButton>("leaveLesson").click();
    EXPECT_TRUE(program.find<QWidget>("startPage").isVisible());
}

// Whatever passing would cost: a key is answered as a number is.
TEST_P(Taught, SpaceWaitsWithAWordToo)
{
    for (int step = 0; step < 3; ++step) {
        ASSERT_TRUE(waits());
        const int before = game().length();
        EXPECT_FALSE(program.find<QLabel>("lessonRefusal").isVisible());
        QTest::keyClick(&program.find<QWidget>("playPage"), Qt::Key_Space);
        EXPECT_EQ(game().length(), before);
        EXPECT_TRUE(program.find<QLabel>("lessonRefusal").isVisible());
        takeByKey();
    }
}

TEST_P(Taught, ItsRulesAreInTheReference)
{
    for (const LessonNote& note : lessonNotes()) {
        EXPECT_FALSE(note.title.isEmpty());
        for (const QString& rule : note.rules)
            EXPECT_NE(ruleReference(program.desk().language).find(RuleNumber(rule.toLatin1().constData())), nullptr)
                << rule.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, Taught, testing::Values("en", "fr"));

} // namespace dossier
