// What somebody hears who plays by a screen reader: every card, place and question has a name and its place in the
// order; question, choices and answer are the names of what has the keyboard as they come.
#include "app/board/board.h"
#include "app/board/board_place.h"
#include "app/board/table_card.h"
#include "app/stage/answer_page.h"
#include "app/stage/stage.h"
#include "app/table/decision_model.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "box/game_data.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QAccessible>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

class HeardTable : public testing::TestWithParam<const char*>
{
protected:
    HeardTable()
        : program(QString::fromLatin1(GetParam()))
    {
        test::goToTableWithSample(program);
        program.window().show();
        QApplication::setActiveWindow(&program.window());
    }

    void begin(const std::function<bool(const TableGame&)>& enough, int players = 2)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), players, 6, enough);
        program.window().table().begin(game().record());
        game().takeSeat();
        game().setReaction(0);
        QApplication::processEvents();
    }

    TableGame& game() { return program.window().table().game(); }
    Board& board() { return program.window().table().page().board(); }
    QListView& list() { return program.find<QListView>("choices"); }

    test::TestProgram program;
};

} // namespace

TEST_P(HeardTable, EveryCardSaysWhereItLiesAndWhichOfHowMany)
{
    begin([](const TableGame& at) { return at.seen().turn >= 5 && at.actions().find(ActionKind::Deploy) != nullptr; });
    std::map<QString, int> heard;
    int cards = 0;
    for (const TableCard* card : board().findChildren<TableCard*>()) {
        if (card->isHidden())
            continue;
        ++cards;
        EXPECT_FALSE(card->accessibleName().isEmpty());
        EXPECT_TRUE(card->accessibleDescription().endsWith(card->mark().place));
        EXPECT_FALSE(card->mark().place.startsWith(QLatin1Char(';'))) << "a place without a name";
        ++heard[card->mark().place];
    }
    EXPECT_EQ(cards, static_cast<int>(board().plan().cards.size()));
    for (const auto& [place, times] : heard)
        EXPECT_EQ(times, 1) << place.toStdString();
    for (const BoardPlace* place : board().findChildren<BoardPlace*>())
        EXPECT_TRUE(place->isHidden() || !place->accessibleName().isEmpty());
}

TEST_P(HeardTable, EveryQuestionIsToldWithItsChoices)
{
    begin([](const TableGame& at) { return at.seen().turn >= 3 && at.actions().find(ActionKind::Deploy) != nullptr; });
    program.find<QWidget>("decisionPanel").setFocus();
    auto& pass = program.find<QPushButton>("pass");
    int asked = 0;
    for (int step = 0; step < 25 && !game().isOver(); ++step) {
        if (game().waitsForHandOver()) {
            game().takeSeat();
            program.find<QWidget>("decisionPanel").setFocus();
            continue;
        }
        if (test::seeAnswer(program))
            continue;
        const QString before = program.find<QLabel>("question").text();
        game().take(Action(game().actions()[0]));
        const QString question = program.find<QLabel>("question").text();
        if (game().waitsForHandOver() || game().isOver() || program.find<AnswerPage>("answerPage").isOpen() ||
            question == before)
            continue;
        ++asked;
        QWidget* here = program.window().focusWidget();
        ASSERT_TRUE(here == &list() || here == &pass) << "the keyboard stays in the question";
        EXPECT_TRUE(here->accessibleName().contains(question)) << here->accessibleName().toStdString();
        if (here != &list())
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&list());
        ASSERT_NE(spoken, nullptr);
        EXPECT_TRUE(spoken->text(QAccessible::Name).contains(question));
        EXPECT_EQ(spoken->childCount(), list().model()->rowCount());
        for (int row = 0; row < list().model()->rowCount(); ++row)
            EXPECT_FALSE(list().model()->index(row, 0).data().toString().isEmpty()) << "every choice has a name";
    }
    EXPECT_GT(asked, 4);
}

TEST_P(HeardTable, TheAnswerIsTold)
{
    begin([](const TableGame& at) { return at.actions().find(ActionKind::Ask) != nullptr; });
    ASSERT_NE(game().actions().find(ActionKind::Ask), nullptr);
    program.find<QWidget>("decisionPanel").setFocus();
    game().take(Action(*game().actions().find(ActionKind::Ask)));
    auto& page = program.find<AnswerPage>("answerPage");
    ASSERT_TRUE(page.isOpen());
    EXPECT_TRUE(page.accessibleName().contains(QLatin1Char('?'))) << page.accessibleName().toStdString();
    EXPECT_GT(page.accessibleName().size(), 20);
    EXPECT_EQ(program.window().focusWidget(), &page);
}

// What a choice leads to stands at its right: whoever listens hears it with the choice.
TEST_P(HeardTable, AChoiceIsToldWithWhatItLeadsTo)
{
    begin([](const TableGame& at) { return at.actions().find(ActionKind::PlaceSite) != nullptr; });
    ASSERT_NE(game().actions().find(ActionKind::PlaceSite), nullptr);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&list());
    ASSERT_NE(spoken, nullptr);
    int figures = 0;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
        const QModelIndex index = list().model()->index(row, 0);
        const QStringList figure = index.data(kFigureRole).toString().split(QLatin1Char(' '));
        if (figure.size() != 4) // "6 : 4 ✓"
            continue;
        ++figures;
        const QString heard = spoken->child(row)->text(QAccessible::Name);
        EXPECT_TRUE(heard.startsWith(index.data().toString()));
        const QString added = heard.mid(index.data().toString().size());
        for (const QString& part : {figure[0], figure[2]}) // the level, and what is needed
            EXPECT_TRUE(part.size() > 1 || !part[0].isDigit() || added.contains(part)) << heard.toStdString();
        EXPECT_FALSE(added.contains(QLatin1Char(':'))) << "in words: " << heard.toStdString();
    }
    EXPECT_GT(figures, 0);
}

// Best questions are marked, and what the Notebook rules out lies behind one row.
TEST_P(HeardTable, TheQuestionListSaysWhatIsBest)
{
    begin([](const TableGame& at) { return at.actions().find(ActionKind::Ask) != nullptr; });
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&list());
    ASSERT_NE(spoken, nullptr);
    int best = 0;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
        const QModelIndex index = list().model()->index(row, 0);
        const QString heard = spoken->child(row)->text(QAccessible::Name);
        EXPECT_FALSE(heard.isEmpty());
        best += index.data(kBestRole).toBool() ? 1 : 0;
        EXPECT_EQ(heard == index.data().toString(), !index.data(kBestRole).toBool()) << heard.toStdString();
        if (index.data(kDigitRole).toInt() > 0) {
            EXPECT_FALSE(spoken->child(row)->text(QAccessible::Description).isEmpty()) << "the split";
        }
    }
    EXPECT_GT(best, 0);
}

TEST_P(HeardTable, ACombatIsToldWithItsChoices)
{
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playEagerlyUntil(
        aside, [](const TableGame& at) { return at.actions().find(ActionKind::Allot) && at.actions().size() > 1; }));
    program.window().table().begin(aside.record());
    game().takeSeat();
    program.find<QWidget>("decisionPanel").setFocus();
    const QString question = program.find<QLabel>("question").text();
    ASSERT_EQ(program.window().focusWidget(), &list());
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&list());
    EXPECT_TRUE(spoken->text(QAccessible::Name).contains(question));
    for (int row = 0; row < list().model()->rowCount(); ++row)
        EXPECT_FALSE(spoken->child(row)->text(QAccessible::Name).isEmpty());
    const QString stage = QAccessible::queryAccessibleInterface(&program.find<Stage>("stage"))->text(QAccessible::Name);
    const auto fight = game().view().fight;
    ASSERT_TRUE(fight);
    for (const InFight& fighter : fight->fighters) {
        EXPECT_TRUE(stage.contains(game().cast().title(fighter.card.card))) << stage.toStdString();
        EXPECT_TRUE(fighter.health < 0 || stage.contains(QString::number(fighter.health)));
    }
}

TEST_P(HeardTable, StopsAreToldAndSetByKeys)
{
    begin([](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    QTest::keyClick(&program.window().table().page(), Qt::Key_S);
    QStringList heard;
    for (int mark = 0; mark < 2 * kPhases + 1; ++mark) {
        QWidget* here = program.window().focusWidget();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(here);
        ASSERT_NE(spoken, nullptr);
        heard << spoken->text(QAccessible::Name);
        EXPECT_TRUE(spoken->state().checkable);
        const bool before = spoken->state().checked;
        QTest::keyClick(here, Qt::Key_Return);
        EXPECT_NE(spoken->state().checked, before);
        QTest::keyClick(here, Qt::Key_Return);
        QTest::keyClick(here, Qt::Key_Right);
    }
    heard.removeAll(QString());
    EXPECT_EQ(heard.size(), 2 * kPhases + 1);
    EXPECT_EQ(heard.removeDuplicates(), 0);
}

TEST_P(HeardTable, TheNotebookIsToldAndLeftByKeys)
{
    begin([](const TableGame& at) { return at.seen().turn >= 3 && at.actions().find(ActionKind::Deploy) != nullptr; });
    program.find<QWidget>("decisionPanel").setFocus();
    QWidget* before = program.window().focusWidget();
    QTest::keyClick(before, Qt::Key_N);
    auto& notebook = program.find<QWidget>("notebookPage");
    ASSERT_TRUE(notebook.isVisible());
    ASSERT_TRUE(notebook.isAncestorOf(program.window().focusWidget()));
    for (QWidget* part : notebook.findChildren<QWidget*>())
        if (part->isVisible() && !part->objectName().startsWith("qt_") && (part->focusPolicy() & Qt::TabFocus) != 0) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(part);
            EXPECT_FALSE(!spoken || spoken->text(QAccessible::Name).isEmpty()) << part->objectName().toStdString();
        }
    QTest::keyClick(program.window().focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(notebook.isVisible());
    EXPECT_TRUE(program.find<QWidget>("decisionPanel").isAncestorOf(program.window().focusWidget()));
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, HeardTable, testing::Values("en", "fr"));

} // namespace dossier
