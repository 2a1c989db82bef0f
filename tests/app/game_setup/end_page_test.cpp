// When a game is over: who asked what, figures, and what to do next.
#include "app/advice/advice_list.h"
#include "app/advice/review_page.h"
#include "app/game_setup/end_file.h"
#include "app/game_setup/played_facts.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "box/game_data.h"
#include "desk/open_deck.h"
#include "engine/players/self_play.h"
#include "pictures/table_demo.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class GameOver : public testing::Test
{
protected:
    GameOver()
    {
        test::goToTableWithSample(program);
        playDemonstration(game(), program.desk().openDeck.deck(), 2, 3, [](const TableGame&) { return false; });
        program.window().table().begin(game().record());
    }

    QWidget& end() { return program.find<QWidget>("endPage"); }
    TableGame& game() { return program.window().table().game(); }

    test::TestProgram program;
};

} // namespace

TEST_F(GameOver, FiguresAgreeWithTheStory)
{
    ASSERT_TRUE(game().isOver());
    const std::vector<PlayedSeat> played = playedFacts(game().game());
    ASSERT_EQ(played.size(), 2U);
    int asked = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_LE(played[seat].solved, played[seat].sites);
        EXPECT_LE(played[seat].combatsWon, played[seat].combats);
        EXPECT_EQ(played[seat].combats, played[1 - seat].combats);
        Notebook notes;
        for (const PlayedQuestion& question : played[seat].questions) {
            ++asked;
            if (question.isGuess())
                continue;
            (question.yes ? notes.yes : notes.no) |= TypeSet{1} << question.type;
        }
        if (std::none_of(played[seat].questions.begin(), played[seat].questions.end(),
                         [](const PlayedQuestion& question) { return question.isGuess(); }) &&
            !played[seat].questions.empty()) {
            EXPECT_EQ(played[seat].questions.back().left, game().game().candidates(notes));
        }
    }
    EXPECT_GT(asked, 2);
    std::array<int, 2> cards{};
    for (const VisibleEvent& event : game().game().story(0))
        if (event.kind == EventKind::Played || event.kind == EventKind::Requisitioned) // REQ-1
            ++cards[event.seat];
    for (std::size_t seat = 0; seat < 2; ++seat)
        EXPECT_EQ(played[seat].cards, cards[seat]);
    const Seat winner = game().seen().winner;
    ASSERT_LT(winner, 2);
    const PlayedQuestion& last = played[winner].questions.back();
    EXPECT_TRUE(last.isGuess() && last.yes);
    EXPECT_EQ(last.left, 1);
}

TEST_F(GameOver, SaysWhoWonAndShowsBothXFiles)
{
    ASSERT_TRUE(end().isVisible());
    EXPECT_TRUE(program.find<QLabel>("endTitle").text().startsWith("Case closed. "));
    EXPECT_EQ(end().findChildren<QWidget*>("endFile").size(), 2);
    EXPECT_TRUE(program.find<QLabel>("endHow").text().contains("the X-File is identified"));
}

// In a window of 1280 by 720 at 150 % the X-File was a card of which nothing could be read.
TEST_F(GameOver, InALowWindowTheXFilesAreNamedInWords)
{
    const Deck deck = game().record().decks[0];
    const QString xFile = game().cast().title(deck.xFile.front().card);
    for (const QSize& size : {QSize(1280, 720), QSize(853, 480)}) {
        program.window().resize(size);
        QApplication::processEvents();
        int named = 0;
        for (const QWidget* file : end().findChildren<QWidget*>("endFile")) {
            named += file->accessibleName().endsWith(xFile);
            const auto* card = file->findChild<EndCard*>();
            ASSERT_NE(card, nullptr);
            EXPECT_EQ(card->isVisible(), size.height() > 600);
        }
        EXPECT_GT(named, 0);
    }
}

// Where a low page has no room for all that was asked, it says that there is more, and the tip lists it.
TEST_F(GameOver, SaysThatThereWereEarlierQuestions)
{
    EndSheet sheet(program.desk(), false, nullptr);
    std::vector<EndLine> lines;
    for (int turn = 1; turn <= 6; ++turn)
        lines.push_back({turn, QStringLiteral("Motive: Survival"), QStringLiteral("no"), QString::number(20 - turn)});
    sheet.show(QStringLiteral("You asked"), lines, QStringLiteral("14 were left."));
    const int line = QFontMetrics(program.desk().appearance.theme().small).height() + kGrid + 2;
    sheet.resize(400, 9 * line);
    sheet.grab();
    EXPECT_EQ(sheet.hiddenLines(), 0);
    EXPECT_TRUE(sheet.toolTip().isEmpty());
    sheet.resize(400, 4 * line + 4);
    const QImage low = sheet.grab().toImage();
    EXPECT_EQ(sheet.hiddenLines(), 4);
    EXPECT_TRUE(sheet.toolTip().contains(QStringLiteral("turn 1"))) << sheet.toolTip().toStdString();
    sheet.show(QStringLiteral("You asked"), {lines.end() - 2, lines.end()}, QStringLiteral("14 were left."));
    EXPECT_NE(sheet.grab().toImage(), low) << "a mark";
}

// The answers that two of them got stood in one list, as if one had heard them all, and titles were cut off.
TEST_F(GameOver, OfFourPlayersKeepsApartWhatEachHasAsked) // MULTI-14
{
    const Deck deck = game().record().decks[0];
    SelfPlaySetup setup;
    setup.match.seats = {{&deck}, {&deck}, {&deck}, {&deck}};
    setup.match.effects = &program.desk().box.effects;
    setup.match.pool = &program.desk().box.cards;
    setup.match.options.mostTurns = 60;
    setup.bots = std::vector<Bot>(4, Bot::Supervisor);
    GameRecord record;
    for (setup.seed = 1; record.actions.empty(); ++setup.seed) { // one in which two asked the same player
        const SelfPlayed played = playMatch(setup, 0);
        std::set<std::pair<Seat, Seat>> asked;
        for (const Event& event : played.log)
            if (event.kind == EventKind::Asked)
                asked.emplace(event.who, event.seat);
        for (Seat seat = 0; seat < 4; ++seat)
            if (std::ranges::count_if(asked, [&](const auto& each) { return each.first == seat; }) > 1)
                record = played.record;
    }
    record.names = {"Bartholomew Higginbotham", "Anna", "Cora", "Dora"};
    program.window().table().begin(record);
    ASSERT_TRUE(end().isVisible());
    const auto files = end().findChildren<EndFile*>("endFile");
    ASSERT_EQ(files.size(), 4);
    int apart = 0;
    for (const EndFile* file : files) {
        const auto* sheet = file->findChild<EndSheet*>();
        const QString spoken = sheet->accessibleDescription();
        EXPECT_FALSE(sheet->accessibleName().isEmpty()) << "the X-File";
        EXPECT_TRUE(file->accessibleName().endsWith(sheet->accessibleName()));
        apart += spoken.count(" asked") > 1 ? 1 : 0;
    }
    EXPECT_GT(apart, 0);
}

TEST_F(GameOver, OfTheBasicGameSaysNothingOfWhatItHasNot) // BASIC-12, 35
{
    const auto says = [this](const char* text) {
        const auto labels = end().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == QString::fromUtf8(text);
        });
    };
    EXPECT_TRUE(says("Damage taken"));
    GameRecord record = game().record();
    record.options.game = Game::Basic;
    record.actions.clear();
    program.window().table().begin(record);
    if (game().waitsForHandOver())
        game().takeSeat();
    game().concede();
    ASSERT_TRUE(game().isOver());
    EXPECT_TRUE(says("Sites solved"));
    EXPECT_TRUE(says("Cards played"));
    for (const char* lacking : {"Combats won", "Damage taken", "RP spent · CP spent"})
        EXPECT_FALSE(says(lacking)) << lacking;
}

TEST_F(GameOver, RematchAndSwappedDecksByKey)
{
    GameRecord record = game().record();
    record.decks[0].name = "One";
    record.decks[1].name = "Two";
    program.window().table().begin(record);
    QTest::keyClick(&end(), Qt::Key_S);
    EXPECT_LT(game().length(), 10) << "what goes by itself";
    EXPECT_EQ(game().record().decks[0].name, "Two");
    game().takeSeat();
    if (game().waitsForHandOver())
        game().takeSeat();
    game().concede();
    ASSERT_TRUE(end().isVisible());
    QTest::keyClick(&end(), Qt::Key_R);
    EXPECT_EQ(game().record().decks[0].name, "Two");
    EXPECT_FALSE(game().isOver());
}

TEST_F(GameOver, IsSteppedThroughFromTurnToTurnAndPlaysOn)
{
    QTest::keyClick(&end(), Qt::Key_P);
    auto& page = program.find<QWidget>("playPage");
    ASSERT_TRUE(page.isVisible());
    EXPECT_EQ(game().position(), 0);
    QTest::keyClick(&page, Qt::Key_PageDown);
    EXPECT_EQ(game().seen().turn, 2);
    auto& turns = program.find<QComboBox>("replayTurns");
    EXPECT_EQ(turns.currentIndex(), 1);
    turns.setCurrentIndex(3);
    emit turns.activated(3);
    EXPECT_EQ(game().seen().turn, 4);
    QTest::keyClick(&page, Qt::Key_PageUp);
    EXPECT_EQ(game().seen().turn, 3);
    game().setPace(0);
    game().goTo(game().length() - 30);
    QTest::keyClick(&page, Qt::Key_Space);
    EXPECT_TRUE(test::waitUntil([this] { return end().isVisible(); })) << "it plays to the end by itself";
    EXPECT_TRUE(game().isOver());
}

// The choices that cost most stand on the page itself; each leads to its position, and the list goes along.
TEST_F(GameOver, IsReviewedOnThePage)
{
    auto& review = program.find<ReviewPage>("reviewPage");
    EXPECT_TRUE(end().isAncestorOf(&review));
    EXPECT_FALSE(review.isInUse()) << "it takes its time: only when somebody wants it";
    ReviewRules rules;
    rules.quick.worlds = 1;
    rules.again.worlds = 1;
    rules.few = 4;
    rules.gate = 0;
    rules.least = 0.001;
    review.setRules(rules);
    QTest::keyClick(&end(), Qt::Key_V);
    EXPECT_TRUE(end().isVisible());
    EXPECT_TRUE(review.isInUse());
    emit review.jumpWanted(10);
    EXPECT_FALSE(end().isVisible());
    EXPECT_EQ(game().position(), 10);
    EXPECT_TRUE(program.window().table().page().isAncestorOf(&review));
    EXPECT_TRUE(review.isVisible());
    game().goTo(game().length());
    EXPECT_TRUE(end().isAncestorOf(&review));
    QTest::keyClick(&review.list(), Qt::Key_T); // letters are the page's
    EXPECT_FALSE(end().isVisible());
    review.forget();
}

// Whoever looks at the table as it stands in the end comes back by a key.
TEST_F(GameOver, EscapeLeadsBackFromTheTable)
{
    QTest::keyClick(&end(), Qt::Key_T);
    EXPECT_FALSE(end().isVisible());
    EXPECT_TRUE(program.find<QLabel>("hint").text().startsWith("Esc "))
        << program.find<QLabel>("hint").text().toStdString();
    QTest::keyClick(program.window().focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(end().isVisible());
}

} // namespace dossier
