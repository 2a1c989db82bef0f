// A person at the table against each of the program's players: whole games by keyboard, taking back, saving, leaving.
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "engine/api/running_game.h"
#include "engine/players/policy/policy.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <ctime>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class AgainstTheComputer
{
public:
    explicit AgainstTheComputer(const QString& language = QStringLiteral("en"))
        : program(language)
    {
        test::goToTableWithSample(program);
    }

    void start(const char* player, int seed)
    {
        program.find<QSpinBox>("tableSeed").setValue(seed);
        QComboBox& who = program.find<QComboBox>("whoB");
        who.setCurrentIndex(who.findData(QLatin1String(player)));
        QTest::keyClick(&program.find<QPushButton>("startGame"), Qt::Key_Space);
        ASSERT_TRUE(game().isOn());
        game().setPace(0);
        game().setReaction(0); // nobody is as fast as these keys
    }

    TableGame& game() { return program.window().table().game(); }
    // What is answered has to be seen first.
    bool isMine()
    {
        while (test::seeAnswer(program)) {
        }
        return game().isOver() || game().seen().decider == game().viewer();
    }
    // Waits until the person is to choose, or the game is over.
    bool mine()
    {
        return test::waitUntil([this] { return isMine(); });
    }
    // By a digit, or P; a guess has no digit.
    void step(int wish)
    {
        auto& list = program.find<QListView>("choices");
        auto& pass = program.find<QPushButton>("pass");
        const DecisionModel& model = program.window().table().page().decisions().model();
        int most = 0;
        while (most < 9 && model.indexOfNumber(most + 1).isValid())
            ++most;
        const bool passes = pass.isVisible() && (most == 0 || wish % 3 == 0);
        const int before = game().position();
        QWidget* keys = list.isVisible() ? static_cast<QWidget*>(&list) : &pass;
        if (passes) {
            QTest::keyClick(keys, Qt::Key_P);
        } else if (most == 0) { // what no digit takes is moved to
            QTest::keyClick(keys, Qt::Key_Down);
            QTest::keyClick(keys, Qt::Key_Return);
        } else {
            const bool marks = program.window().table().page().decisions().marks(); // cards that must go are
            for (int i = 0; i < (marks ? game().offer().decision.over : 1); ++i)
                QTest::keyClick(keys, static_cast<Qt::Key>(Qt::Key_1 + (wish + i) % most));
            if (marks)
                QTest::keyClick(keys, Qt::Key_Return);
        }
        ASSERT_GT(game().position(), before) << program.find<QLabel>("question").text().toStdString();
    }

    test::TestProgram program;
};

RunningGame twoOf(std::uint64_t seed)
{
    const std::string file = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    const Deck deck = readDeck(file, test::baseSet(), DeckFormat::DossierText, "").deck;
    GameRecord record;
    record.decks = {deck, deck};
    record.passive = {false, false};
    record.seed = seed;
    return RunningGame(std::move(record), test::baseSet(), &test::baseEffects());
}

class EachOfThem : public testing::TestWithParam<std::tuple<const char*, const char*>>
{};

} // namespace

// Who is dismissed ends by himself: the game he thinks about may be gone before him.
TEST(ComputerSeats, MayThinkOnWhenTheGameIsGone)
{
    QObject parent;
    std::vector<ComputerSeats*> all;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto* seats = new ComputerSeats(&parent);
        all.push_back(seats);
        const QSignalSpy decided(seats, &ComputerSeats::decided);
        {
            const RunningGame game = twoOf(seed);
            seats->sitDown(game, {"director", "director"});
            seats->think(game.decider());
            EXPECT_TRUE(seats->isThinking());
            seats->think(game.decider());
            EXPECT_TRUE(seats->isThinking()) << "goes on";
            seats->dismiss();
        }
        EXPECT_FALSE(seats->isThinking());
        QTest::qWait(1);
        EXPECT_EQ(decided.size(), 0);
    }
}

TEST(ComputerSeats, SayOnceWhatTheyDoHoweverOftenTheyAreAsked)
{
    ComputerSeats seats(nullptr);
    const RunningGame game = twoOf(4);
    seats.sitDown(game, {"supervisor", "supervisor"});
    QSignalSpy decided(&seats, &ComputerSeats::decided);
    for (int i = 0; i < 3; ++i)
        seats.think(game.decider());
    ASSERT_TRUE(test::waitUntil([&] { return !seats.isThinking(); }));
    QTest::qWait(1);
    EXPECT_EQ(decided.size(), 1);
}

// Dragging the slider of a replay goes through hundreds of positions: nothing is played over to anybody on the way.
TEST(ComputerSeats, TakeNoNoteOfAGameThatIsOnlyLookedThrough)
{
    RunningGame game = twoOf(5);
    ActionList actions;
    for (game.list(game.decider(), actions); !game.over() && game.length() < 400; game.list(game.decider(), actions))
        game.take(actions[game.length() % actions.size()]);
    ASSERT_GT(game.length(), 200);
    ComputerSeats seats(nullptr);
    seats.sitDown(game, {"director", "director"});
    const auto work = [](const auto& what) {
        const std::clock_t before = std::clock();
        for (int i = 0; i < 100; ++i)
            what();
        return std::clock() - before;
    };
    FirstLegalPolicy somebody;
    const auto playedOver = work([&] { game.remind(0, somebody, game.position()); });
    const auto lookedThrough = work([&] { seats.forget(); });
    EXPECT_LT(lookedThrough, playedOver / 4);
}

TEST_P(EachOfThem, PlaysAWholeGame)
{
    const auto [player, language] = GetParam();
    AgainstTheComputer table{QLatin1String(language)};
    table.start(player, 7);
    EXPECT_FALSE(table.game().isShared()) << "nobody has to leave the table";
    constexpr int kMostSteps = 4000;
    int steps = 0;
    for (; steps < kMostSteps && table.mine() && !table.game().isOver(); ++steps) {
        EXPECT_EQ(table.game().viewer(), 0);
        EXPECT_FALSE(table.game().waitsForHandOver());
        table.step(steps);
    }
    EXPECT_TRUE(table.game().isOver()) << "after " << steps << " steps";
    const GameRecord record = table.game().record();
    EXPECT_EQ(record.players, (std::vector<std::string>{"", player}));
}

// How a player plays has nothing to do with the language: both are played in.
using PlayerAndLanguage = std::tuple<const char*, const char*>;
INSTANTIATE_TEST_SUITE_P(Players, EachOfThem,
                         testing::Values(PlayerAndLanguage{"novice", "en"}, PlayerAndLanguage{"agent", "fr"},
                                         PlayerAndLanguage{"supervisor", "fr"}, PlayerAndLanguage{"director", "en"}),
                         [](const auto& each) {
                             return std::string(std::get<0>(each.param)) + "_" + std::get<1>(each.param);
                         });

// What has to be seen first holds up the program's players.
TEST(ComputerSeats, WaitWhileSomethingIsToBeSeen)
{
    AgainstTheComputer table;
    table.start("novice", 7);
    int waited = 0;
    for (int steps = 0; steps < 300 && waited < 3 && table.mine() && !table.game().isOver(); ++steps) {
        table.game().hold();
        table.step(steps);
        if (table.game().isOver() || !table.game().isComputer(table.game().seen().decider))
            continue;
        const int position = table.game().position();
        QTest::qWait(40);
        EXPECT_EQ(table.game().position(), position);
        table.game().release();
        ++waited;
    }
    EXPECT_EQ(waited, 3);
}

// Back goes to the person's own last choice, not to one of the program's.
TEST(ComputerSeats, GiveAPersonHisOwnChoiceBack)
{
    AgainstTheComputer table;
    table.start("supervisor", 7);
    for (int steps = 0; steps < 30 && table.mine(); ++steps)
        table.step(steps);
    ASSERT_TRUE(table.mine());
    const int before = table.game().position();
    QTest::keyClick(&table.program.window().table().page(), Qt::Key_Backspace);
    EXPECT_LT(table.game().position(), before);
    EXPECT_EQ(table.game().seen().decider, table.game().viewer());
    EXPECT_FALSE(table.game().actions().empty());
    table.step(0); // another way
    EXPECT_TRUE(table.mine());
}

// Where the program has begun, there is nothing of the person's to take back: he stays where he may choose.
TEST(ComputerSeats, LeaveHimWhereHeMayChoose)
{
    AgainstTheComputer table;
    bool begun = false;
    for (int seed = 1; seed < 20 && !begun; ++seed) {
        table.start("supervisor", seed);
        ASSERT_TRUE(table.mine());
        begun = table.game().position() > 0;
        const int before = table.game().position();
        table.game().takeBack();
        EXPECT_EQ(table.game().position(), before);
        EXPECT_FALSE(table.game().actions().empty());
        table.program.window().findChild<QAction*>("table.new")->trigger();
    }
    EXPECT_TRUE(begun) << "the program began none of these games";
}

// What was decided but is still to be shown goes with the game.
TEST(ComputerSeats, TakeNothingFromATableThatIsCleared)
{
    AgainstTheComputer table;
    table.start("supervisor", 7);
    table.game().setPace(50);
    for (int steps = 0; steps < 40 && table.mine(); ++steps) {
        table.step(steps);
        if (!table.isMine() && table.game().length() > 10)
            break;
    }
    QTest::qWait(20);
    table.game().end();
    QTest::qWait(500);
    EXPECT_FALSE(table.game().isOn());
}

// While one of them thinks, everything else goes on.
TEST(ComputerSeats, AreLeftInTheMiddleOfAThought)
{
    AgainstTheComputer table;
    table.start("director", 7);
    int interrupted = 0;
    for (int steps = 0; steps < 60 && interrupted < 4 && !table.game().isOver(); ++steps) {
        ASSERT_TRUE(table.mine());
        if (table.game().isOver())
            break;
        table.step(steps);
        if (table.isMine())
            continue;
        switch (interrupted++) {
        case 0: // taking back
            table.game().takeBack();
            EXPECT_TRUE(table.isMine());
            break;
        case 1: { // saving
            const GameRecord record = table.game().record();
            EXPECT_EQ(static_cast<int>(record.actions.size()), table.game().length());
            break;
        }
        case 2: // the same game anew, opened from what was kept
            table.program.window().table().begin(table.game().record());
            table.game().setPace(0);
            break;
        default: // giving up
            table.game().concede();
            EXPECT_TRUE(table.game().isOver());
        }
    }
    EXPECT_EQ(interrupted, 4);
    table.start("director", 8); // and the program is left while he thinks
    for (int steps = 0; steps < 60 && table.mine(); ++steps) {
        table.step(steps);
        if (!table.isMine())
            break;
    }
    EXPECT_FALSE(table.isMine());
}

TEST(ComputerSeats, NobodyKnowsStayAPersons)
{
    AgainstTheComputer table;
    table.start("supervisor", 7);
    GameRecord record = table.game().record();
    record.players = {"", "clever"};
    QFile file(table.program.path("game.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(record, test::baseSet()).dump()));
    file.close();
    EXPECT_TRUE(table.program.window().table().openFile(file.fileName()));
    EXPECT_FALSE(table.game().isComputer(1));
    EXPECT_TRUE(table.program.message().contains("clever"));
}

TEST(ComputerSeats, AreCalledByTheirRank)
{
    AgainstTheComputer table;
    table.start("supervisor", 7);
    EXPECT_EQ(table.game().cast().name(1).toStdString(), "Supervisor");
}

} // namespace dossier
