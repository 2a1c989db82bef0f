// Games kept as files: every action at once, what is damaged left alone, deleting taken back (issue 14, D3).
#include "desk/desk_on_table.h"
#include "desk/files/packs.h"
#include "desk/files/sample_decks.h"
#include "desk/games/kept_games.h"
#include "desk/notices.h"
#include "engine/players/policy/policy.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>

#include <gtest/gtest.h>
#include <random>

namespace dossier {

namespace {

class KeptGamesTest : public testing::Test
{
protected:
    KeptGames& games() { return KeptGames::of(*desk); }
    const GameBox& box() const { return desk->box; }

    RunningGame game(const char* player = "") const
    {
        const std::vector<Deck> decks = sampleDecks(box().cards);
        GameRecord record;
        record.decks = {decks.back(), decks.back()};
        record.passive = {false, false};
        record.names = {"Ada", ""};
        record.players = {"", player};
        record.seed = 5;
        return {std::move(record), box().cards, &box().effects};
    }

    static void play(RunningGame& game, int steps, int seed = 1)
    {
        std::mt19937 chance(static_cast<unsigned>(seed));
        for (int i = 0; i < steps && !game.over(); ++i) {
            ActionList actions;
            game.list(game.decider(), actions);
            ASSERT_FALSE(game.take(actions[static_cast<int>(chance() % static_cast<unsigned>(actions.size()))]));
        }
    }

    KeptGame facts(const RunningGame& game, const QString& id)
    {
        KeptGame facts = keptGame(game);
        facts.id = id;
        facts.began = facts.last = QDateTime::currentDateTimeUtc();
        return facts;
    }

    void write(const QString& name, const QByteArray& text)
    {
        QFile file(games().fileOf(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    test::DeskOnTable desk;
};

} // namespace

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

TEST_F(KeptGamesTest, WritesEveryActionAtOnceAndQuickly)
{
    RunningGame played = game();
    const QString id = games().newId();
    QElapsedTimer clock;
    qint64 slowest = 0;
    for (int i = 0; i < 120 && !played.over(); ++i) {
        play(played, 1, i);
        clock.start();
        ASSERT_TRUE(games().keep(facts(played, id), played.record()));
        slowest = std::max(slowest, clock.elapsed());
        if (i % 20 == 7) { // as after a crash: nothing was closed
            KeptGames again(QFileInfo(games().fileOf(id)).path(), box(), desk->notices);
            ASSERT_TRUE(again.load(id));
            EXPECT_EQ(again.load(id)->actions, played.record().actions);
        }
    }
    RecordProperty("slowest_ms", static_cast<int>(slowest));
    EXPECT_LT(slowest, 1000) << "one small write";
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
