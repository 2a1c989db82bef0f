// The table in moments nobody plans: another language in a Combat, taking back over the end of a turn, a
// deck that is gone, a program closed while something is asked, a Basic Game to its end.
#include "app/stage/answer_page.h"
#include "app/stage/stage.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "box/game_data.h"
#include "desk/games/kept_games.h"
#include "desk/open_deck.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "table/table_player.h"
#include "tests/support/waiting.h"

#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class OddMoments : public testing::Test
{
protected:
    explicit OddMoments(const QString& language = QStringLiteral("en"))
        : program(language)
    {
        test::goToTableWithSample(program);
    }

    TableGame& game() { return program.window().table().game(); }
    QWidget& shown(const char* page) { return program.find<QWidget>(page); }
    // Makes the window anew.
    void speak(const char* language)
    {
        emit program.window().languageWanted(QLatin1String(language));
        QCoreApplication::processEvents();
        QTest::qWait(1);
    }
    void choose(const Action& action) { game().take(Action(action)); }

    // Closes the program where this can be chosen, and continues.
    void closeAt(ActionKind kind)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                          [&](const TableGame& at) { return at.actions().find(kind) && at.actions().size() > 1; });
        ASSERT_NE(game().actions().find(kind), nullptr);
        program.window().table().begin(game().record());
        const QString question = program.find<QLabel>("question").text();
        const auto choices = game().actions().size();
        program.restart();
        program.window().showTab(MainWindow::Table);
        ASSERT_TRUE(shown("startPage").isVisible());
        QTest::keyClick(&shown("startPage"), Qt::Key_C);
        ASSERT_TRUE(shown("playPage").isVisible());
        EXPECT_EQ(program.find<QLabel>("question").text().toStdString(), question.toStdString());
        EXPECT_EQ(game().actions().size(), choices);
        EXPECT_FALSE(program.find<AnswerPage>("answerPage").isOpen());
    }

    test::TestProgram program;
};

} // namespace

TEST_F(OddMoments, AnotherLanguageInACombatKeepsItsQuestion)
{
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playEagerlyUntil(
        aside, [](const TableGame& at) { return at.actions().find(ActionKind::Allot) && at.actions().size() > 1; }));
    program.window().table().begin(aside.record());
    game().setOpenHands(true);
    const QString english = program.find<QLabel>("question").text();
    const auto actions = game().actions().size();
    const Observation seen = game().seen();
    speak("fr");
    ASSERT_TRUE(shown("playPage").isVisible());
    if (game().waitsForHandOver())
        game().takeSeat();
    EXPECT_EQ(game().seen(), seen);
    EXPECT_EQ(game().actions().size(), actions);
    const QString french = program.find<QLabel>("question").text();
    EXPECT_NE(french, english);
    EXPECT_FALSE(french.isEmpty());
    EXPECT_TRUE(program.find<Stage>("stage").isVisible());
    EXPECT_TRUE(program.find<Stage>("stage").accessibleName().contains("Santé"))
        << program.find<Stage>("stage").accessibleName().toStdString();
    for (int i = 0; i < 12 && game().view().fight; ++i) {
        if (game().waitsForHandOver())
            game().takeSeat();
        if (!test::seeAnswer(program))
            choose(game().actions()[0]);
    }
    speak("en");
    EXPECT_TRUE(shown("playPage").isVisible() || shown("endPage").isVisible());
}

// A choice taken back lies in the turn before; whoever is not sitting here plays on from there.
TEST_F(OddMoments, ATurnIsTakenBackAgainstTheComputer)
{
    GameRecord record;
    record.decks = {program.desk().openDeck.deck(), program.desk().openDeck.deck()};
    record.passive = {false, false};
    record.players = {"", "novice"};
    record.firstSeat = 0;
    record.seed = 12;
    program.window().table().begin(record);
    game().setPace(0);
    game().setReaction(0);
    const auto mine = [&] {
        return test::waitUntil([&] {
            test::seeAnswer(program);
            return game().isOver() || (!game().actions().empty() && !game().isHeld());
        });
    };
    const auto goOn = [&] {
        const Action* pass = game().actions().find(ActionKind::Pass);
        choose(pass ? *pass : game().actions()[0]);
    };
    while (game().seen().turn < 3 && !game().isOver()) {
        ASSERT_TRUE(mine());
        goOn();
    }
    ASSERT_TRUE(mine());
    ASSERT_FALSE(game().isOver());
    const int turn = game().seen().turn;
    int back = 0;
    for (; back < 40 && game().seen().turn > turn - 2; ++back) {
        const int before = game().position();
        game().takeBack();
        ASSERT_LT(game().position(), before);
        EXPECT_FALSE(game().actions().empty()) << "at a choice of his";
        EXPECT_EQ(game().viewer(), 0);
    }
    EXPECT_GT(back, 1);
    EXPECT_EQ(game().seen().turn, turn - 2);
    QTest::qWait(30);
    EXPECT_LT(game().position(), game().length()) << "nobody chooses for him meanwhile";
    goOn();
    EXPECT_EQ(game().position(), game().length());
    for (int i = 0; i < 60 && game().seen().turn < turn && !game().isOver(); ++i) {
        ASSERT_TRUE(mine());
        goOn();
    }
    EXPECT_EQ(game().seen().turn, turn) << "and the game goes on";
}

TEST_F(OddMoments, AGameOutlivesItsDeck)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 3, [](const TableGame&) { return false; });
    GameRecord record = game().record();
    program.window().table().begin(record);
    ASSERT_TRUE(shown("endPage").isVisible());
    for (const DeckSummary& deck : program.desk().shelf.decks())
        EXPECT_TRUE(program.desk().shelf.remove(deck.id));
    EXPECT_TRUE(shown("endPage").isVisible());
    EXPECT_EQ(shown("endPage").findChildren<QWidget*>("endFile").size(), 2);
    for (const int key : {Qt::Key_R, Qt::Key_S}) {
        QTest::keyClick(&shown("endPage"), static_cast<Qt::Key>(key));
        ASSERT_TRUE(shown("playPage").isVisible());
        EXPECT_EQ(game().record().decks.size(), 2U);
        while (game().waitsForHandOver())
            game().takeSeat();
        game().concede();
        ASSERT_TRUE(shown("endPage").isVisible());
    }
}

TEST_F(OddMoments, AProgramClosedAtAQuestionAsksItAgain)
{
    closeAt(ActionKind::Ask);
}

TEST_F(OddMoments, AProgramClosedAtAGuessAsksForItAgain)
{
    closeAt(ActionKind::Guess);
}

class OddMomentsIn : public OddMoments, public testing::WithParamInterface<const char*>
{
protected:
    OddMomentsIn()
        : OddMoments(QLatin1String(GetParam()))
    {}
};

// BASIC: two at one table, handing over, by what the widgets offer.
TEST_P(OddMomentsIn, TheBasicGameComesToItsEnd)
{
    program.window().showTab(MainWindow::Table);
    program.find<QComboBox>("playerCount").setCurrentIndex(0);
    auto& which = program.find<QComboBox>("whichGame");
    which.setCurrentIndex(which.findData(static_cast<int>(Game::Basic)));
    program.find<QComboBox>("whoB").setCurrentIndex(0);
    program.find<QSpinBox>("tableSeed").setValue(6);
    program.find<QPushButton>("startGame").click();
    ASSERT_TRUE(game().isOn()) << program.find<QLabel>("startRemark").text().toStdString();
    ASSERT_EQ(game().options().game, Game::Basic);
    program.window().table().page().showSide(PlayPage::Card);
    test::TablePlayer player(program, 3, 40, test::TablePlayer::Hands::Mouse);
    while (!game().isOver() && player.choices() < 250)
        player.step();
    while (game().waitsForHandOver())
        game().takeSeat();
    while (test::seeAnswer(program)) {
    }
    game().concede();
    EXPECT_TRUE(shown("endPage").isVisible());
    EXPECT_GE(game().seen().turn, 2);
    for (const QString& complaint : player.complaints())
        ADD_FAILURE() << complaint.toStdString();
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, OddMomentsIn, testing::Values("en", "fr"));

} // namespace dossier
