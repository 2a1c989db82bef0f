// Nothing at the table is cut that one must be able to read: at 1280 x 720, with large text, in both
// languages, in the looks with high contrast. What cards show is drawn; tests/app/board looks at that.
#include "app/board/board.h"
#include "app/board/player_side.h"
#include "app/board/table_card.h"
#include "app/table/phase_bar.h"
#include "app/table/play_page.h"
#include "app/table/table_notebook.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "shell/cut_text.h"
#include "shell/painted_text.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <gtest/gtest.h>
#include <ostream>

namespace dossier {

namespace {

struct TableScreen
{
    const char* language;
    int height;
    int percent; // size of the text
    LookChoice look;
};

std::ostream& operator<<(std::ostream& out, const TableScreen& screen)
{
    return out << screen.language << " 1280x" << screen.height << " at " << screen.percent << " %";
}

class TableFits : public testing::TestWithParam<TableScreen>
{
protected:
    TableFits()
    {
        program.desk().settings.setTextPercent(GetParam().percent);
        program.restart();
        program.desk().appearance.choose(GetParam().look);
        program.desk().appearance.setCalm(true);
        test::goToTableWithSample(program);
        program.window().resize(1280, GetParam().height);
    }

    TableGame& game() { return program.window().table().game(); }

    void expectWhole(const char* view)
    {
        QStringList cut;
        // The line of keys shows those that have room, the X-File's tab says its whole title in its tip, and the names
        // of Teams are set smaller. What a card does is cut at a word below a choice.
        static const QRegularExpression drawn(QStringLiteral("(KeyLine|XFileTab|TeamTag) in | …( of|$)"));
        const auto look = [&] {
            cut = test::cutTexts(program.window());
            cut.erase(std::remove_if(cut.begin(), cut.end(), [](const QString& text) { return text.contains(drawn); }),
                      cut.end());
            return cut.isEmpty();
        };
        (void)test::waitUntil(look);
        EXPECT_TRUE(cut.isEmpty()) << view << "\n  " << cut.join("\n  ").toStdString();
        EXPECT_EQ(program.window().width(), 1280) << view << ": the window had to grow";
        EXPECT_EQ(program.window().height(), GetParam().height) << view << ": the window had to grow";
    }
    // Shows a position to whoever has to choose there, and his choices: some of them are to be seen at once.
    void expectPlayable(const char* view, const TableGame& found)
    {
        program.window().table().begin(found.record());
        game().takeSeat();
        expectWhole(view);
        const auto& list = program.find<QListView>("choices");
        if (!list.isVisible())
            return;
        const int rows = list.model()->rowCount();
        EXPECT_GE(list.viewport()->height(), std::min(rows, 2) * list.sizeHintForRow(0)) << view;
    }

    test::TestProgram program{GetParam().language};
};

} // namespace

TEST_P(TableFits, BeforeAGame)
{
    expectWhole("start");
    program.find<QAbstractButton>("rulesAsUsual").click();
    auto& rules = program.find<QWidget>("rulesPopover");
    (void)test::waitUntil([&] { return test::cutTexts(rules).isEmpty(); });
    EXPECT_TRUE(test::cutTexts(rules).isEmpty()) << test::cutTexts(rules).join("\n  ").toStdString();
    EXPECT_TRUE(program.window().geometry().contains(rules.geometry()));
    rules.close();
    program.find<QAbstractButton>("atThisTable").click();
    expectWhole("seats");
    program.find<QAbstractButton>("unfoldRules").click();
    expectWhole("rules");
    program.find<QAbstractButton>("backToStart").click();
    QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_L);
    expectWhole("list of games");
}

TEST_P(TableFits, InAGame)
{
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    const auto asked = [](ActionKind kind) {
        return [kind](const TableGame& at) { return at.seen().turn >= 3 && at.actions().find(kind) != nullptr; };
    };
    ASSERT_TRUE(test::playEagerlyUntil(aside, asked(ActionKind::Deploy)));
    expectPlayable("deployment", aside);
    ASSERT_TRUE(test::playEagerlyUntil(aside, [](const TableGame& at) {
        return at.seen().check && !at.seen().stack.empty() && at.actions().size() > 1;
    }));
    expectPlayable("a check with cards that wait", aside);
    ASSERT_TRUE(test::playEagerlyUntil(
        aside, [](const TableGame& at) { return at.actions().find(ActionKind::Allot) != nullptr; }));
    expectPlayable("a Combat", aside);
    ASSERT_TRUE(test::playEagerlyUntil(aside, asked(ActionKind::Ask)));
    expectPlayable("a question", aside);
    game().take(Action(*game().actions().find(ActionKind::Ask)));
    expectWhole("the answer");
    test::seeAnswer(program);
    expectWhole("after the answer");
    game().askHandOver(static_cast<Seat>(1 - game().viewer()));
    expectWhole("while the table changes hands");
    game().takeSeat();
    game().concede();
    expectWhole("the end");
    game().goTo(game().length() / 2);
    expectWhole("looking back");
}

// Whose Notebook is open is chosen beside the number of X-Files, not over it.
TEST_P(TableFits, WithFourPlayers)
{
    program.find<QAbstractButton>("atThisTable").click();
    program.find<QComboBox>("playerCount").setCurrentIndex(2);
    for (const char* who : {"whoB", "whoC", "whoD"}) {
        auto& seat = program.find<QComboBox>(who);
        seat.setCurrentIndex(seat.findData(QStringLiteral("supervisor")));
    }
    game().setPace(0);
    program.find<QAbstractButton>("startGame").click();
    expectWhole("four players");
    auto& notes = program.find<TableNotebook>("tableNotebook");
    const auto& player = program.find<QComboBox>("notebookPlayer");
    ASSERT_TRUE(player.isVisible());
    int numbers = 0;
    for (const test::PaintedText& text : test::paintedTexts(notes)) {
        EXPECT_FALSE(QRectF(player.geometry()).intersects(text.box)) << text.words.toStdString();
        numbers += text.words == QLatin1String("41") ? 1 : 0;
    }
    EXPECT_EQ(numbers, 1);
    EXPECT_GT(player.width(), 12 * player.fontMetrics().averageCharWidth());
}

TEST_P(TableFits, TheLesson)
{
    program.window().table().teach();
    expectWhole("the lesson");
}

// A screen of 1280 x 720 at 150 %: so many of the program's pixels.
TEST(TableOnALowScreen, IsNotLargerThanTheScreen)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        program.desk().appearance.setCalm(true);
        test::goToTableWithSample(program);
        program.window().resize(853, 480);
        TableGame aside(program.desk().box.cards, &program.desk().box.effects);
        ASSERT_TRUE(test::playEagerlyUntil(aside, [](const TableGame& at) {
            return at.seen().turn >= 3 && at.actions().find(ActionKind::Deploy) != nullptr;
        }));
        program.window().table().begin(aside.record());
        program.window().table().game().takeSeat();
        (void)test::waitUntil([&] { return program.window().height() <= 480; });
        EXPECT_LE(program.window().width(), 853) << language;
        EXPECT_LE(program.window().height(), 480) << language;
        auto& notes = program.find<TableNotebook>("tableNotebook");
        QList<QWidget*> written{&notes};
        for (PlayerSide* side : program.window().findChildren<PlayerSide*>())
            written << side;
        for (QWidget* each : written)
            for (const test::PaintedText& text : test::paintedTexts(*each))
                EXPECT_FALSE(text.words.contains(QChar(0x2026))) << language << ": " << text.words.toStdString();
    }
}

// It gave way to the choices and the Notebook where Sites are placed, Teams sent and Equipment handed out.
TEST(TableOnALowScreen, ShowsTheLastLinesOfTheLog)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        program.desk().appearance.setCalm(true);
        test::goToTableWithSample(program);
        program.window().resize(1280, 720);
        TableGame aside(program.desk().box.cards, &program.desk().box.effects);
        for (const ActionKind kind : {ActionKind::Requisition, ActionKind::Deploy, ActionKind::PlaceSite,
                                      ActionKind::AssignTeam, ActionKind::Investigate}) {
            ASSERT_TRUE(test::playEagerlyUntil(aside, [kind](const TableGame& at) {
                return at.seen().turn >= 3 && at.actions().find(kind) != nullptr && at.actions().size() > 4;
            }));
            program.window().table().begin(aside.record());
            program.window().table().game().takeSeat();
            const auto& story = program.find<QTextEdit>("story");
            const auto& list = program.find<QListView>("choices");
            const int line = story.fontMetrics().lineSpacing();
            const auto shows = [&] {
                return story.isVisible() && story.viewport()->height() >= 2 * line &&
                       story.verticalScrollBar()->value() == story.verticalScrollBar()->maximum();
            };
            EXPECT_TRUE(test::waitUntil(shows)) << language << ", choice " << static_cast<int>(kind);
            const auto seen = [&] {
                const QRect fourth = list.visualRect(list.model()->index(3, 0));
                return fourth.isValid() && fourth.bottom() <= list.viewport()->height();
            };
            EXPECT_TRUE(test::waitUntil(seen)) << language << ", choice " << static_cast<int>(kind);
            EXPECT_EQ(program.window().height(), 720) << language;
        }
    }
}

TEST(TableOnALowScreen, ShowsTheNotebookBesideItsAdvice)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        program.desk().appearance.setCalm(true);
        test::goToTableWithSample(program);
        program.window().resize(853, 480);
        QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_Return);
        QTest::keyClick(&program.find<QWidget>("tableNotebook"), Qt::Key_Return);
        auto& page = program.find<QWidget>("notebookPage");
        ASSERT_TRUE(page.isVisible());
        QCoreApplication::processEvents();
        const auto placeOf = [&](const char* name) {
            const auto& part = program.find<QWidget>(name);
            return QRect(part.mapTo(&page, QPoint(0, 0)), part.size());
        };
        // Rows of the questions break once their width is known, and what is below them makes room.
        (void)test::waitUntil([&] { return !placeOf("bestQuestions").intersects(placeOf("guessPart")); });
        const QRect questions = placeOf("bestQuestions");
        const QRect guess = placeOf("guessPart");
        EXPECT_FALSE(questions.intersects(guess)) << language;
        EXPECT_GE(placeOf("tableCandidates").width(), page.width() * 2 / 5) << language;
    }
}

namespace {

// Somebody at 1280 x 720 and 150 % has the seat in a game that has come so far. False where none does.
bool sitsInLargeTypeAt(test::TestProgram& program, const std::function<bool(const TableGame&)>& wanted)
{
    program.desk().settings.setTextPercent(150);
    program.restart();
    program.desk().appearance.setCalm(true);
    test::goToTableWithSample(program);
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    if (!test::playEagerlyUntil(aside, wanted))
        return false;
    program.window().table().begin(aside.record());
    program.window().table().game().takeSeat();
    return true;
}

} // namespace

TEST(TableInLargeType, SaysTheWholeAnswer)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        ASSERT_TRUE(sitsInLargeTypeAt(program, [](const TableGame& at) {
            return at.seen().turn >= 3 && at.actions().find(ActionKind::Ask) != nullptr;
        }));
        TableGame& game = program.window().table().game();
        game.take(Action(*game.actions().find(ActionKind::Ask)));
        QApplication::processEvents();
        constexpr qreal kTypewriter = 100; // says it were higher than it is
        int seen = 0;
        for (const test::PaintedText& text : test::paintedTexts(program.find<QWidget>("answerPage")))
            if (text.box.height() < kTypewriter) {
                ++seen;
                EXPECT_GE(text.visible.height(), text.box.height() - 2) << language << ": " << text.words.toStdString();
            }
        EXPECT_GE(seen, 2) << language << ": the question and what is left";
    }
}

// Nor does the card that is marked to be discarded take the rows that it is chosen from.
TEST(TableInLargeType, KeepsThreeRowsBesideACard)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        ASSERT_TRUE(sitsInLargeTypeAt(program, [](const TableGame& at) {
            return at.seen().turn >= 2 && at.actions().find(ActionKind::Discard) != nullptr && at.actions().size() >= 3;
        }));
        TableGame& game = program.window().table().game();
        Board& board = program.window().table().page().board();
        board.hurry();
        TableCard* card = board.cardWidget(game.seen().hand.back().ref);
        ASSERT_NE(card, nullptr);
        QTest::mouseClick(card, Qt::LeftButton, {}, card->rect().center());
        ASSERT_TRUE(program.find<QWidget>("sideCard").isVisible());
        const auto& list = program.find<QListView>("choices");
        const auto rows = [&] {
            int high = 0;
            for (int row = 0; row < 3; ++row)
                high += list.sizeHintForRow(row);
            return high;
        };
        EXPECT_TRUE(test::waitUntil([&] { return list.viewport()->height() >= rows(); }))
            << language << ": " << list.viewport()->height() << " of " << rows();
        EXPECT_EQ(program.window().size(), QSize(1280, 720)) << language;
    }
}

// At 1280 x 720 and 150 % much is short, but not the phases, nor what one chooses by passing.
TEST(TableInLargeType, ShowsPhasesAndPassingWhole)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        ASSERT_TRUE(sitsInLargeTypeAt(program, [](const TableGame& at) {
            return at.seen().turn >= 3 && at.actions().find(ActionKind::Deploy) != nullptr;
        }));
        QApplication::processEvents();
        const QStringList cut =
            test::cutTexts(program.window()).filter(QRegularExpression("(PhaseBar|PassButton) in "));
        EXPECT_TRUE(cut.isEmpty()) << language << ": " << cut.join("; ").toStdString();
    }
}

// The phase under way is written bold, and its tab's edge slants: the name ends before it, however narrow the bar is.
TEST(TableInLargeType, KeepsTheNameOfThePhaseWithinItsTab)
{
    test::TestProgram program(QStringLiteral("fr"));
    const Theme& theme = program.desk().appearance.theme();
    PhaseBar bar(program.desk().appearance);
    const auto isLike = [](QRgb pixel, const QColor& colour) {
        return std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
                   std::abs(qBlue(pixel) - colour.blue()) <
               60;
    };
    int rows = 0;
    for (int width = 480; width <= 760; width += 10) {
        bar.resize(width, bar.sizeHint().height());
        for (const Phase phase : {Phase::Deployment, Phase::Investigation, Phase::Debriefing}) {
            bar.show(phase, 3, {QStringLiteral("Vous enquêtez")}, 0);
            const QImage shown = bar.grab().toImage();
            for (int y = 7; y < 3 * kGrid + 4; ++y) { // where letters are
                int edge = shown.width() - 1;
                while (edge > 4 && !isLike(shown.pixel(edge, y), theme.mark))
                    --edge;
                for (const int inside : {1, 2})
                    EXPECT_FALSE(edge > 4 && isLike(shown.pixel(edge - inside, y), theme.manilaInk))
                        << width << ", phase " << int(phase) << ", row " << y;
                rows += edge > 4 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(rows, 100);
}

INSTANTIATE_TEST_SUITE_P(Screens, TableFits,
                         testing::Values(TableScreen{"en", 720, 100, LookChoice::Day},
                                         TableScreen{"fr", 720, 100, LookChoice::Night},
                                         TableScreen{"en", 800, 150, LookChoice::NightContrast},
                                         TableScreen{"fr", 800, 150, LookChoice::DayContrast}));

} // namespace dossier
