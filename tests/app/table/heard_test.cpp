// What somebody hears who plays by a screen reader: every card, place and question has a name and its place in the
// order; question, choices and answer are the names of what has the keyboard as they come (issue 14, "Done when").
#include "app/board/board.h"
#include "app/board/board_place.h"
#include "app/board/table_card.h"
#include "app/game/table_game.h"
#include "app/stage/answer_page.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
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

TEST_P(HeardTable, TheAnswerIsTold) // D5
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

INSTANTIATE_TEST_SUITE_P(InBothLanguages, HeardTable, testing::Values("en", "fr"));

} // namespace dossier
