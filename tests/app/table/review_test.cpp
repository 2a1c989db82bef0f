// The review of a game at the table: the choices that cost most, and the way to them.
#include "app/advice/advice_list.h"
#include "app/advice/review_page.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/widgets/row_look.h"
#include "desk/deck_library.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class ReviewTable
{
public:
    explicit ReviewTable(const QString& language = QStringLiteral("en"))
        : program(language)
    {
        test::goToTableWithSample(program);
        program.find<QSpinBox>("tableSeed").setValue(7);
        program.find<QPushButton>("startGame").click();
        // Few worlds, and nothing too small to be told.
        ReviewRules rules;
        rules.quick.worlds = 1;
        rules.again.worlds = 2;
        rules.pairs.worlds = 2;
        rules.swings.worlds = 2;
        rules.few = 12;
        rules.gate = 0;
        rules.least = 0.001;
        rules.leastSwing = 2; // none
        page().setRules(rules);
    }

    // Somebody who takes whatever is listed last; after so many choices he gives up.
    void playBadly(int steps)
    {
        for (int step = 0; step < steps && !game().isOver(); ++step)
            game().take(game().actions()[game().actions().size() - 1]);
        game().concede();
    }

    TableGame& game() { return program.window().table().game(); }
    ReviewPage& page() { return program.find<ReviewPage>("reviewPage"); }
    QAbstractItemModel& rows() { return *page().list().model(); }
    QString summary() { return program.find<QLabel>("reviewSummary").text(); }
    // At the end of the game its page is in front.
    void press(Qt::Key key)
    {
        auto& end = program.find<QWidget>("endPage");
        QTest::keyClick(end.isVisible() ? &end : static_cast<QWidget*>(&program.window().table().page()), key);
    }
    bool running() { return program.find<QProgressBar>("reviewProgress").isVisible(); }
    bool wait()
    {
        return test::waitUntil([this] { return !running(); });
    }

    test::TestProgram program;
};

} // namespace

TEST(TableReview, LeadsToTheChoicesThatCostMost)
{
    ReviewTable table;
    table.press(Qt::Key_V);
    EXPECT_FALSE(table.page().isVisible()) << "the game goes on";
    table.playBadly(90);
    ASSERT_TRUE(table.game().isOver());
    const int end = table.game().position();
    auto& button = table.program.find<QPushButton>("reviewGame");
    EXPECT_TRUE(button.isVisible());
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_TRUE(table.page().isVisible());
    EXPECT_TRUE(table.running());
    ASSERT_TRUE(table.wait());
    EXPECT_TRUE(table.summary().contains("choices gone through.")) << table.summary().toStdString();
    int turns = 0;
    for (; turns < table.rows().rowCount(); ++turns) { // as a whole come first
        const QModelIndex index = table.rows().index(turns, 0);
        const QString head = lookOf(index).head.words;
        if (!head.endsWith(" as a whole"))
            break;
        EXPECT_EQ(index.data().toString().count('\n'), 1) << index.data().toString().toStdString();
        table.page().list().setCurrentIndex(index);
        QTest::keyClick(&table.page().list(), Qt::Key_Return);
        EXPECT_EQ(head, QString("Turn %1 as a whole").arg(table.game().seen().turn));
        EXPECT_EQ(table.game().seen().decider, table.game().viewer());
    }
    EXPECT_GE(turns, 1) << "somebody who plays badly plays badly by turns";
    EXPECT_LE(turns, 3);
    const auto costAt = [&](int row) {
        return QString(lookOf(table.rows().index(row, 0)).title.after.back().words)
            .remove(QRegularExpression("[^0-9]"))
            .toInt();
    };
    for (int row = 1; row < table.rows().rowCount(); ++row)
        EXPECT_TRUE(row == turns || costAt(row) <= costAt(row - 1)) << "row " << row;
    ASSERT_EQ(table.rows().rowCount(), turns + 3) << table.summary().toStdString();
    for (int row = turns; row < turns + 3; ++row) {
        const QModelIndex index = table.rows().index(row, 0);
        const QString head = lookOf(index).head.words;
        EXPECT_TRUE(head.startsWith("Turn ")) << head.toStdString();
        const QStringList words = index.data().toString().split('\n');
        ASSERT_EQ(words.size(), 3);
        EXPECT_TRUE(words[1].startsWith("Better: "));
        EXPECT_NE(words[1], "Better: " + words[0]);
        EXPECT_TRUE(words[2].endsWith('.')) << "why: " << words[2].toStdString();
        const std::vector<RowPart> figures = lookOf(index).title.after;
        ASSERT_EQ(figures.size(), 2u) << "the line with the chances, and what the choice cost";
        EXPECT_TRUE(figures[0].drawing);
        EXPECT_TRUE(figures[1].words.startsWith(QChar(0x2212))) << figures[1].words.toStdString();
        EXPECT_TRUE(figures[1].words.endsWith(" %"));
        table.page().list().setCurrentIndex(index);
        QTest::keyClick(&table.page().list(), Qt::Key_Return);
        EXPECT_LT(table.game().position(), end);
        EXPECT_EQ(table.game().length(), end) << "the game stays whole";
        EXPECT_TRUE(head.startsWith(QString("Turn %1,").arg(table.game().seen().turn)));
        EXPECT_TRUE(table.page().isVisible());
        const QStringList names = [&] {
            QStringList all;
            for (const Choice& choice : table.game().choices())
                all << table.game().nameOf(choice);
            return all;
        }();
        EXPECT_TRUE(names.contains(words[0])) << words[0].toStdString();
        EXPECT_TRUE(names.contains(words[1].mid(8))) << words[1].toStdString();
    }
    // One key alone leads to a choice, P to passing; another way from here begins by Return only.
    const int at = table.game().position();
    auto& list = table.program.find<QListView>("choices");
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_1}) {
        table.press(key);
        EXPECT_EQ(table.game().position(), at) << key;
        EXPECT_EQ(table.game().length(), end) << key;
    }
    ASSERT_TRUE(list.currentIndex().isValid());
    EXPECT_TRUE(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_FALSE(table.game().isFinished());
    EXPECT_FALSE(table.page().isInUse()) << "that game is no more";
    EXPECT_FALSE(table.page().isVisible());
}

TEST(TableReview, OneKeyDoesNotPassInAGameThatIsOver)
{
    ReviewTable table;
    table.playBadly(60);
    const int end = table.game().length();
    int at = 0;
    const auto passesForNothing = [&] {
        return table.game().actions().find(ActionKind::Pass) && table.game().offer().costs == PassCosts::Nothing;
    };
    for (table.game().goTo(at); at < end && !passesForNothing(); table.game().goTo(at))
        ++at;
    ASSERT_LT(at, end);
    ASSERT_TRUE(table.game().view().replays);
    table.press(Qt::Key_P);
    EXPECT_EQ(table.game().position(), at);
    EXPECT_EQ(table.game().length(), end);
    table.press(Qt::Key_P);
    EXPECT_FALSE(table.game().isFinished()) << "it goes on in another way";
}

TEST(TableReview, IsStoppedAndBegunAnew)
{
    ReviewTable table;
    table.playBadly(40);
    table.press(Qt::Key_V);
    ASSERT_TRUE(table.running());
    auto& go = table.program.find<QPushButton>("goReview");
    go.click();
    EXPECT_FALSE(table.running());
    EXPECT_EQ(table.summary(), "The review was stopped.");
    QTest::qWait(200);
    EXPECT_EQ(table.rows().rowCount(), 0);
    go.click();
    EXPECT_TRUE(table.running());
    ASSERT_TRUE(table.wait());
    EXPECT_GT(table.rows().rowCount(), 0);
}

TEST(TableReview, GoesWithItsGame)
{
    ReviewTable table;
    table.playBadly(30);
    table.press(Qt::Key_V);
    ASSERT_TRUE(table.running());
    table.program.find<QPushButton>("sameSeedAgain").click();
    EXPECT_FALSE(table.page().isInUse());
    EXPECT_FALSE(table.page().isVisible());
    QTest::qWait(200);
    EXPECT_EQ(table.rows().rowCount(), 0);
    table.playBadly(30);
    table.press(Qt::Key_V);
    EXPECT_TRUE(table.running()) << "and the program is left in the middle of it";
}

// The turns that went worse than could be foreseen come last, with what came of them.
TEST(TableReview, TellsWhichTurnsWentWrongByNoChoice)
{
    ReviewTable table;
    ReviewRules rules;
    rules.quick.worlds = 1;
    rules.swings.worlds = 4;
    rules.least = 2;
    rules.gate = 0;
    rules.leastSwing = 0.001;
    table.page().setRules(rules);
    table.playBadly(90);
    table.press(Qt::Key_V);
    ASSERT_TRUE(table.wait());
    ASSERT_GT(table.rows().rowCount(), 0) << table.summary().toStdString();
    EXPECT_TRUE(table.summary().endsWith("last in the list. None cost more than chance might."))
        << table.summary().toStdString();
    for (int row = 0; row < table.rows().rowCount(); ++row) {
        const QModelIndex index = table.rows().index(row, 0);
        const QStringList words = index.data().toString().split('\n');
        ASSERT_EQ(words.size(), 2);
        EXPECT_EQ(words[0], "By what could not be seen then, by chance and by what others did.");
        EXPECT_TRUE(words[1].endsWith('.')) << words[1].toStdString();
        table.page().list().setCurrentIndex(index);
        QTest::keyClick(&table.page().list(), Qt::Key_Return);
        EXPECT_EQ(lookOf(index).head.words, QString("Turn %1, by bad luck").arg(table.game().seen().turn));
    }
}

TEST(TableReview, SaysWhereNothingCost)
{
    ReviewTable table;
    ReviewRules rules;
    rules.quick.worlds = 1;
    rules.swings.worlds = 1;
    rules.leastSwing = 2;
    rules.least = 2; // no choice costs more than all games
    table.page().setRules(rules);
    table.playBadly(20);
    table.press(Qt::Key_V);
    ASSERT_TRUE(table.wait());
    EXPECT_TRUE(table.summary().endsWith("None cost more than chance might.")) << table.summary().toStdString();
    EXPECT_EQ(table.rows().rowCount(), 0);
}

TEST(TableReview, SpeaksFrench)
{
    ReviewTable table(QStringLiteral("fr"));
    table.playBadly(25);
    table.press(Qt::Key_V);
    ASSERT_TRUE(table.wait());
    ASSERT_GT(table.rows().rowCount(), 0);
    EXPECT_TRUE(table.rows().index(0, 0).data().toString().contains("Mieux")) << table.summary().toStdString();
    EXPECT_FALSE(table.summary().contains("gone")) << table.summary().toStdString();
}

} // namespace dossier
