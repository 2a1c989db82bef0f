// What a question was answered is shown in the middle of the table until somebody has seen it.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/stage/answer_page.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/pass_button.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "drawn.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "shell/painted_text.h"
#include "support/base_set.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"

#include <QApplication>
#include <QListView>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class AnswerAtTheTable : public testing::Test
{
protected:
    AnswerAtTheTable()
    {
        test::goToTableWithSample(program);
        test::goToGame(program);
    }

    TableGame& game() { return program.window().table().game(); }
    AnswerPage& page() { return program.find<AnswerPage>("answerPage"); }

    // The game of one alone, up to a choice of this kind.
    void playTo(ActionKind kind, int players = 1)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), players, 4,
                          [kind](const TableGame& at) { return at.actions().find(kind) != nullptr; });
        while (page().isOpen()) // those on the way
            kind == ActionKind::Guess&& page().offersGuess() ? page().nameXFile() : page().goOn();
        ASSERT_NE(game().actions().find(kind), nullptr);
    }
    void take(ActionKind kind) { game().take(*game().actions().find(kind)); }

    test::TestProgram program;
};

} // namespace

TEST_F(AnswerAtTheTable, StaysUntilAKey)
{
    playTo(ActionKind::Ask);
    EXPECT_FALSE(page().isOpen());
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(page().accessibleName().contains("You ask Player B")) << page().accessibleName().toStdString();
    EXPECT_TRUE(page().parentWidget()->rect().contains(page().geometry()));
    const int length = game().length();
    auto& choices = program.find<QListView>("choices");
    QTest::keyClick(&choices, Qt::Key_1);
    QTest::keyClick(&choices, Qt::Key_P);
    EXPECT_EQ(game().length(), length) << "meant for the question before";
    EXPECT_TRUE(page().isOpen());
    QTest::keyClick(&page(), Qt::Key_Space);
    EXPECT_FALSE(page().isOpen());
    EXPECT_FALSE(game().isHeld());
    const std::vector<Action> taken = game().record().actions;
    for (std::size_t i = static_cast<std::size_t>(length); i < taken.size(); ++i)
        EXPECT_EQ(taken[i].kind, ActionKind::Pass) << "nobody is named, and nothing else is done";
}

// SITE-11, SITE-12: with many X-Files possible the game went from the answer to the next phase, and none could be
// named.
TEST_F(AnswerAtTheTable, LetsTheXFileBeNamedHoweverManyArePossible)
{
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    auto& name = program.find<QPushButton>("nameXFile");
    const int possible = static_cast<int>(page().shown()->after.size());
    ASSERT_GT(possible, TableStops::kUsualGuess);
    ASSERT_TRUE(name.isVisibleTo(&page()));
    EXPECT_TRUE(name.text().contains(QString::number(possible))) << name.text().toStdString();
    EXPECT_TRUE(page().rect().contains(name.geometry()));
    auto& choices = program.find<QListView>("choices");
    QTest::keyClick(&choices, Qt::Key_G);
    EXPECT_FALSE(page().isOpen());
    EXPECT_NE(game().actions().find(ActionKind::Guess), nullptr);
    const auto& model = program.window().table().page().decisions().model();
    EXPECT_EQ(choices.currentIndex(), model.firstAction()) << "Return names it, arrows lead to another";
    const int here = game().position();
    game().take(Action(*game().actions().find(ActionKind::Pass)));
    EXPECT_EQ(game().actions().find(ActionKind::Guess), nullptr);
    game().takeBack();
    EXPECT_EQ(game().position(), here) << "a step back leads to it, too";

    game().takeBack();
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    QTest::mouseClick(&name, Qt::LeftButton);
    EXPECT_NE(game().actions().find(ActionKind::Guess), nullptr);

    game().takeBack();
    take(ActionKind::Ask);
    QTest::keyClick(&choices, Qt::Key_Space);
    EXPECT_EQ(game().actions().find(ActionKind::Guess), nullptr) << "who goes on is not asked once more";
}

// Where nothing has the keyboard, it takes it: else no key would lead on.
TEST_F(AnswerAtTheTable, IsSeenByKeyWhereverTheKeyboardWas)
{
    playTo(ActionKind::Ask);
    ASSERT_NE(program.window().focusWidget(), nullptr);
    program.window().focusWidget()->clearFocus();
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    ASSERT_EQ(program.window().focusWidget(), &page());
    QTest::keyClick(&page(), Qt::Key_Space);
    EXPECT_FALSE(page().isOpen());
}

// Cards that have come to their places lie below it, whatever moved meanwhile.
TEST_F(AnswerAtTheTable, LiesAboveTheCards)
{
    program.window().show();
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    QWidget* board = page().parentWidget();
    int under = 0;
    for (TableCard* card : board->findChildren<TableCard*>()) {
        emit card->moved();
        if (card->isVisible() && page().geometry().contains(card->geometry().center())) {
            ++under;
            EXPECT_EQ(board->childAt(card->geometry().center()), &page());
        }
    }
    EXPECT_GT(under, 0);
}

TEST_F(AnswerAtTheTable, GoesByAClickAndWithTheStepBack)
{
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    QTest::mouseClick(&page(), Qt::RightButton); // asks for the pace
    EXPECT_TRUE(page().isOpen());
    QTest::mouseClick(&page(), Qt::LeftButton);
    EXPECT_FALSE(page().isOpen());
    game().takeBack();
    if (!game().actions().find(ActionKind::Ask)) // that nobody was named is a choice of its own
        game().takeBack();
    take(ActionKind::Ask);
    EXPECT_TRUE(page().isOpen());
    game().takeBack();
    EXPECT_FALSE(page().isOpen());
    EXPECT_FALSE(game().isHeld());
    game().goTo(game().length());
    EXPECT_FALSE(page().isOpen()) << "stepping through is never held up";
}

TEST_F(AnswerAtTheTable, AGuessTurnsTheCardOver)
{
    playTo(ActionKind::Guess);
    take(ActionKind::Guess);
    ASSERT_TRUE(page().isOpen());
    EXPECT_EQ(page().shown()->kind, Finding::Kind::Guess);
    EXPECT_NE(page().shown()->named, kNoCardIndex);
    EXPECT_GT(test::coloursIn(page().grab().toImage()), 16) << "the card is seen";
}

// It is his own choice that goes on: one key does one thing.
TEST_F(AnswerAtTheTable, IsTheOnlyThingThatItsKeyDoes)
{
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    auto& pass = program.find<PassButton>("pass");
    EXPECT_EQ(pass.key(), "");
    page().goOn();
    ASSERT_FALSE(page().isOpen());
    if (!pass.isHidden()) {
        EXPECT_EQ(pass.key(), "Space");
    }
}

// SITE-8: "solved with 4 against 5" alone reads as a fault.
TEST_F(AnswerAtTheTable, TheLowerNumberIsSaidToBeOne)
{
    VisibleEvent solved{.kind = EventKind::CheckPassed, .seat = 0, .card = {.owner = 0, .card = 0}};
    solved.number = 4;
    solved.second = 5;
    EXPECT_TRUE(AnswerPage::causeText(solved, game().cast()).contains("solved for one question with 4 against 5"));
    solved.number = 5;
    EXPECT_TRUE(AnswerPage::causeText(solved, game().cast()).contains("solved with 5 against 5"));
}

// SITE-16: the other's question after a wrong guess is not of the Site that was solved before.
TEST_F(AnswerAtTheTable, APenaltyIsSaidToBeOne)
{
    playTo(ActionKind::Guess, 2);
    const std::vector<CardIndex> possible = game().possibleOf(static_cast<Seat>(1 - game().viewer()));
    ASSERT_GT(possible.size(), 1U);
    // Somebody who names what it cannot be is wrong.
    const auto wrong = std::ranges::find_if(game().choices(), [&](const Choice& choice) {
        return choice.action.kind == ActionKind::Guess && std::ranges::find(possible, choice.title) == possible.end();
    });
    ASSERT_NE(wrong, game().choices().end());
    game().take(Action(wrong->action));
    while (page().isOpen())
        page().goOn();
    for (int i = 0; i < 20 && !game().actions().find(ActionKind::Ask) && !game().isOver(); ++i) {
        if (game().waitsForHandOver())
            game().takeSeat();
        while (page().isOpen())
            page().goOn();
        if (const Action* pass = game().actions().find(ActionKind::Pass);
            pass && !game().actions().find(ActionKind::Ask))
            game().take(Action(*pass));
    }
    ASSERT_NE(game().actions().find(ActionKind::Ask), nullptr);
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    ASSERT_TRUE(page().shown()->cause);
    EXPECT_EQ(page().shown()->cause->kind, EventKind::GuessedWrong);
}

// The one who asked has to see the answer before the other takes the seat.
TEST_F(AnswerAtTheTable, HoldsTheTableUntilItIsSeen)
{
    playTo(ActionKind::Ask, 2);
    const Seat asker = game().viewer();
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    EXPECT_TRUE(game().isHeld());
    game().askHandOver(static_cast<Seat>(1 - asker));
    EXPECT_FALSE(program.find<QWidget>("handOverPage").isVisible());
    EXPECT_TRUE(page().isOpen());
    QTest::keyClick(&page(), Qt::Key_Return);
    EXPECT_TRUE(program.find<QWidget>("handOverPage").isVisible());
    game().takeSeat();
    ASSERT_TRUE(page().isOpen()) << "who was asked is told, too";
    EXPECT_TRUE(page().accessibleName().contains("asks you")) << page().accessibleName().toStdString();
}

TEST_F(AnswerAtTheTable, IsDrawnInEveryLookAndSize)
{
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        program.window().resize(size);
        QList<QImage> seen;
        for (const LookChoice look :
             {LookChoice::Day, LookChoice::Night, LookChoice::DayContrast, LookChoice::NightContrast}) {
            program.desk().appearance.choose(look);
            EXPECT_GE(page().height(), 240);
            const QImage now = page().grab().toImage();
            EXPECT_GT(test::coloursIn(now), 16);
            EXPECT_FALSE(seen.contains(now)) << "a look of its own";
            seen << now;
        }
    }
}

// At 150 % the X-Files were "Ali…" and "Th…", and the number of those before lay over the word Notebook.
TEST_F(AnswerAtTheTable, NamesInLittleRoomThoseThatFallOut)
{
    program.desk().appearance.setCalm(true);
    program.window().resize(853, 480);
    playTo(ActionKind::Ask);
    take(ActionKind::Ask);
    ASSERT_TRUE(page().isOpen());
    QApplication::processEvents();
    const std::vector<test::PaintedText> texts = test::paintedTexts(page());
    const auto heading = std::ranges::find(texts, QStringLiteral("Notebook"), &test::PaintedText::words);
    ASSERT_NE(heading, texts.end());
    int cut = 0;
    for (const test::PaintedText& text : texts) {
        cut += text.words.endsWith(QChar(0x2026)) && text.words.size() < 6 ? 1 : 0;
        const bool number = !text.words.isEmpty() && text.words.front().isDigit();
        EXPECT_FALSE(number && text.box.intersects(heading->box)) << text.words.toStdString();
    }
    EXPECT_EQ(cut, 0);
}

} // namespace dossier
