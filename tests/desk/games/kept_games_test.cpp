// Games kept as files: every action at once, what is damaged left alone, deleting taken back.
#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "desk/games/kept_games_fixture.h"
#include "desk/notices.h"
#include "support/failing_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace dossier {

using test::KeptGamesTest;

TEST_F(KeptGamesTest, GivesAGameBackAfterAnotherStart)
{
    RunningGame played = game("supervisor");
    play(played, 40);
    const QString id = games().newId();
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    desk.layAgain();
    ASSERT_EQ(games().games().size(), 1U);
    const KeptGame& kept = games().games().front();
    EXPECT_EQ(kept.id, id);
    EXPECT_EQ(kept.seats[0].deck, QStringLiteral("Night shift"));
    EXPECT_EQ(kept.seats[0].name, QStringLiteral("Ada"));
    EXPECT_EQ(kept.seats[1].player, "supervisor");
    EXPECT_EQ(kept.turn, played.turn());
    EXPECT_FALSE(kept.isFinished());
    ASSERT_TRUE(games().unfinished());
    const auto record = games().load(id);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->actions, played.record().actions);
    EXPECT_EQ(record->decks[0].name, "Night shift") << "its decks have their names again";
}

TEST_F(KeptGamesTest, WritesEveryActionAtOnceAndNoMoreThanThat)
{
    RunningGame played = game();
    const QString id = games().newId();
    const auto size = [&](const char* ending) { return QFileInfo(games().fileOf(id).replace(".json", ending)).size(); };
    int small = 0;
    for (int i = 0; i < 120 && !played.over(); ++i) {
        play(played, 1, i);
        const qint64 before = size(".steps");
        ASSERT_TRUE(games().keep(facts(played, id), played.record()));
        const qint64 grown = size(".steps") - before;
        small += grown > 0 && grown < 200;
        if (i % 20 == 7) { // as after a crash: nothing was closed
            KeptGames again(QFileInfo(games().fileOf(id)).path(), box(), desk->notices);
            ASSERT_TRUE(again.load(id));
            EXPECT_EQ(again.load(id)->actions, played.record().actions);
            EXPECT_EQ(again.load(id)->marks, played.record().marks);
            EXPECT_EQ(again.find(id)->turn, played.turn());
        }
    }
    EXPECT_GT(small, 110) << "a line or two each";
}

TEST_F(KeptGamesTest, FollowsWhatIsTakenBackAndDoneInAnotherWay)
{
    RunningGame played = game();
    const QString id = games().newId();
    for (int i = 0; i < 30; ++i) {
        play(played, 1, i);
        ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    }
    played.goTo(20);
    play(played, 1, 99);
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    desk.layAgain();
    EXPECT_EQ(games().load(id)->actions, played.record().actions);
}

TEST_F(KeptGamesTest, ALineThatWasBeingWrittenIsNoAction)
{
    RunningGame played = game();
    const QString id = games().newId();
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    QFile steps(games().fileOf(id).replace(".json", ".steps"));
    ASSERT_TRUE(steps.open(QIODevice::WriteOnly));
    steps.write("7 {\"do\": \"pass\"}\n0 {\"do\": \"pa");
    steps.close();
    ASSERT_TRUE(games().load(id));
    EXPECT_TRUE(games().load(id)->actions.empty());
}

// Nor is a state: half a number would say that the game went on in another way.
TEST_F(KeptGamesTest, ANumberThatWasBeingWrittenIsNoMark)
{
    RunningGame played = game();
    const QString id = games().newId();
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(games().keep(facts(played, id), played.record()));
        play(played, 1, i);
    }
    EXPECT_EQ(games().load(id)->marks.size(), 2U);
    QFile steps(games().fileOf(id).replace(".json", ".steps"));
    ASSERT_TRUE(steps.resize(steps.size() - 3));
    EXPECT_EQ(games().load(id)->actions.size(), 2U);
    EXPECT_TRUE(games().load(id)->marks.empty());
}

// The program was killed after the game was written anew and before the steps of the former one went.
TEST_F(KeptGamesTest, StepsOfAFormerGameCountForNothing)
{
    RunningGame played = game();
    const QString id = games().newId();
    const QString steps = games().fileOf(id).replace(".json", ".steps");
    int at = 0;
    for (; at < 60 && !(QFile::exists(steps) && at > 30); ++at) {
        play(played, 1, at);
        ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    }
    ASSERT_TRUE(QFile::copy(steps, steps + ".former"));
    const int last = static_cast<int>(played.record().actions.size());
    played.goTo(last - 3);
    play(played, 1, 99); // another way
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    ASSERT_FALSE(QFile::exists(steps));
    ASSERT_TRUE(QFile::rename(steps + ".former", steps));
    EXPECT_EQ(games().load(id)->actions, played.record().actions);
    play(played, 2, 7);
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    EXPECT_EQ(games().load(id)->actions, played.record().actions) << "nothing is written behind them";
}

// As versions before the mark wrote them.
TEST_F(KeptGamesTest, StepsWithoutAMarkAreThoseOfTheGame)
{
    RunningGame played = game();
    const QString id = games().newId();
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    play(played, 1);
    QFile steps(games().fileOf(id).replace(".json", ".steps"));
    ASSERT_TRUE(steps.open(QIODevice::WriteOnly));
    steps.write("0 " + QByteArray::fromStdString(writeAction(played.record().actions.front()).compact()) + '\n');
    steps.close();
    EXPECT_EQ(games().load(id)->actions, played.record().actions);
}

// A disk that is full, broken or gone in the middle of a game takes nothing away of what was kept, it is said once, and
// once there is room again all is kept again.
TEST_F(KeptGamesTest, LosesNothingOnADiskThatFails)
{
    constexpr int kSteps = 14;
    const QString folder = QFileInfo(desk.database()).absolutePath() + "/games";
    std::optional<RunningGame> played;
    QString id;
    std::vector<Action> kept; // for sure
    QSignalSpy said(&desk->notices, &Notices::said);
    std::unique_ptr<KeptGames> keeper;
    const int failed = test::atEveryCall(
        QFileInfo(folder).absolutePath().toStdString(),
        [&] {
            QDir(folder).removeRecursively();
            keeper = std::make_unique<KeptGames>(folder, box(), desk->notices);
            played.emplace(game());
            id = keeper->newId();
            kept.clear();
            ASSERT_TRUE(keeper->keep(facts(*played, id), played->record()));
            said.clear();
        },
        [&] {
            for (int i = 0; i < kSteps; ++i) {
                play(*played, 1, i);
                if (keeper->keep(facts(*played, id), played->record()))
                    kept = played->record().actions;
            }
        },
        [&](const test::FailedCall& call) {
            const std::vector<Action>& all = played->record().actions;
            KeptGames again(folder, box(), desk->notices);
            const auto loaded = again.load(id);
            ASSERT_TRUE(loaded) << call.told;
            ASSERT_GE(loaded->actions.size(), kept.size()) << call.told;
            ASSERT_LE(loaded->actions.size(), all.size()) << call.told;
            EXPECT_TRUE(std::equal(loaded->actions.begin(), loaded->actions.end(), all.begin())) << call.told;
            EXPECT_LE(said.count(), 1) << call.told;
            if (kept.size() < all.size()) {
                EXPECT_EQ(said.count(), 1) << call.told;
            }
            play(*played, 1, 50);
            EXPECT_TRUE(keeper->keep(facts(*played, id), played->record())) << call.told;
            play(*played, 1, 51);
            EXPECT_TRUE(keeper->keep(facts(*played, id), played->record())) << call.told;
            EXPECT_EQ(again.load(id)->actions, played->record().actions) << call.told;
        });
    EXPECT_GE(failed, 3 * kSteps);
}

TEST_F(KeptGamesTest, LeavesWhatIsDamagedOrStrangeAloneAndSaysSo)
{
    RunningGame played = game();
    play(played, 10);
    const QString good = games().newId();
    ASSERT_TRUE(games().keep(facts(played, good), played.record()));
    write("holiday", "{\"photo\": 1}");
    write("torn", "{\"record\": 1, \"seats\": [");
    desk.layAgain();
    QSignalSpy said(&desk->notices, &Notices::said);
    EXPECT_EQ(games().games().size(), 1U);
    ASSERT_EQ(said.count(), 1) << "one sentence";
    EXPECT_TRUE(said[0][0].value<Notice>().text.contains("holiday.json, torn.json"));
    EXPECT_TRUE(QFile::exists(games().fileOf("holiday")));
    EXPECT_TRUE(QFile::exists(games().fileOf("torn")));
}

TEST_F(KeptGamesTest, KnowsAGameWhoseFactsAreLost)
{
    RunningGame played = game();
    play(played, 60);
    const QString id = games().newId();
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    ASSERT_TRUE(QFile::remove(games().fileOf(id).replace(".json", ".about")));
    desk.layAgain();
    ASSERT_EQ(games().games().size(), 1U);
    EXPECT_EQ(games().games().front().turn, played.turn());
    EXPECT_EQ(games().games().front().seats[0].name, QStringLiteral("Ada"));
}

TEST_F(KeptGamesTest, PutsADeletedGameBack)
{
    RunningGame played = game();
    play(played, 10);
    const QString id = games().newId();
    ASSERT_TRUE(games().keep(facts(played, id), played.record()));
    QSignalSpy said(&desk->notices, &Notices::said);
    games().remove(id);
    EXPECT_FALSE(QFile::exists(games().fileOf(id)));
    EXPECT_TRUE(games().games().empty());
    ASSERT_EQ(said.count(), 1);
    said[0][0].value<Notice>().action();
    EXPECT_EQ(games().games().size(), 1U);
    desk.layAgain();
    ASSERT_EQ(games().games().size(), 1U);
    EXPECT_EQ(games().load(id)->actions, played.record().actions);
}

TEST_F(KeptGamesTest, KeepsTheNewestOnes)
{
    RunningGame played = game();
    for (int i = 0; i < KeptGames::kMost + 3; ++i)
        ASSERT_TRUE(games().keep(facts(played, QStringLiteral("game-%1").arg(i)), played.record()));
    EXPECT_EQ(static_cast<int>(games().games().size()), KeptGames::kMost);
    EXPECT_FALSE(QFile::exists(games().fileOf("game-0")));
    EXPECT_TRUE(QFile::exists(games().fileOf("game-3")));
}

TEST_F(KeptGamesTest, TheOnePlayedLastComesFirstWithinASecond)
{
    RunningGame played = game();
    const QDateTime second = QDateTime::fromString(QStringLiteral("2026-01-31T20:00:00Z"), Qt::ISODate);
    const auto keep = [&](const char* id, int milliseconds) {
        KeptGame each = facts(played, QString::fromLatin1(id));
        each.last = second.addMSecs(milliseconds);
        ASSERT_TRUE(games().keep(each, played.record()));
    };
    keep("2026-01-31-195900-000", 10);
    keep("2026-01-31-195930-000", 20);
    desk.layAgain();
    EXPECT_EQ(games().unfinished()->id, "2026-01-31-195930-000");
    keep("2026-01-31-195900-000", 30); // begun first and played last
    desk.layAgain();
    EXPECT_EQ(games().unfinished()->id, "2026-01-31-195900-000");
    keep("2026-01-31-195930-000", 30); // as two that an older version wrote in whole seconds
    desk.layAgain();
    EXPECT_EQ(games().unfinished()->id, "2026-01-31-195930-000") << "of the same moment the one begun last";
}

TEST_F(KeptGamesTest, CountsHowOneFaredAgainstEachPlayer)
{
    std::vector<KeptGame> all(4);
    for (KeptGame& each : all) {
        each.seats = {{.name = "Ada"}, {.player = "agent"}};
        each.ending = Ending::Identified;
        each.winner = 0;
    }
    all[1].winner = 1;
    all[2].ending = Ending::None;      // goes on
    all[3].seats[0].player = "novice"; // nobody sat there
    EXPECT_EQ(scoreAgainst(all, "agent").played, 2);
    EXPECT_EQ(scoreAgainst(all, "agent").won, 1);
    EXPECT_EQ(scoreAgainst(all, "director").played, 0);
}

TEST_F(KeptGamesTest, StartersAreCompletedToLegalDecks)
{
    for (const Deck& sample : sampleDecks(box().cards)) {
        const Deck whole = completed(sample, box());
        EXPECT_TRUE(isLegal(checkDeck(whole, box().cards, box().advanced))) << sample.name;
    }
    Deck empty;
    EXPECT_TRUE(isLegal(checkDeck(completed(empty, box()), box().cards, box().advanced))) << "even of nothing";
}

} // namespace dossier
