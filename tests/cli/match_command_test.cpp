// play match and play replay, as scripts use them.
#include "cli_run.h"
#include "engine/players/self_play.h"

#include <QJsonArray>

namespace dossier::test {

class MatchCommand : public CliTest
{
protected:
    QString record(const char* seed = "5")
    {
        const QString file = path("game.json");
        EXPECT_EQ(run({"play", "match", sample(), sample(), "--games", "1", "--seed", seed, "--bots", "pilot,random",
                       "--record", file})
                      .code,
                  0);
        return file;
    }

    QByteArray bytes(const QString& file)
    {
        QFile source(file);
        EXPECT_TRUE(source.open(QIODevice::ReadOnly));
        return source.readAll();
    }
};

// Of a game that nobody wins each has his part, so that decks that are alike are found to be so.
TEST_F(MatchCommand, SharesUndecidedGamesAmongThreeAndFour)
{
    QStringList words{"play", "match", sample(), sample()};
    for (const int seats : {3, 4}) {
        words << sample();
        const QStringList played = words + QStringList{"--games", "40", "--max-turns", "3", "--bots", "random"};
        const QJsonObject report = run(played + QStringList{"--json"}).json();
        ASSERT_GT(report["wins"]["nobody"].toInt(), 30);
        double shares = 0;
        for (const QJsonValue& rate : report["win_rates"].toArray()) {
            EXPECT_LE(rate["low"].toDouble(), 1.0 / seats);
            EXPECT_GE(rate["high"].toDouble(), 1.0 / seats);
            shares += rate["mean"].toDouble();
        }
        EXPECT_NEAR(shares, 1, 1e-9);
        EXPECT_EQ(report["win_rates"].toArray().size(), seats);
        EXPECT_EQ(report["win_rates"][0], report["win_rate"]);
        const QString said = run(played).out;
        EXPECT_TRUE(said.contains(QStringLiteral("an undecided game as 1/%1 of a won one").arg(seats)))
            << said.toStdString();
        EXPECT_EQ(said.count("Player "), 3 * seats) << said.toStdString();
    }
}

TEST_F(MatchCommand, GivesTheSameReportWhateverTheThreads)
{
    const auto report = [&](const char* jobs) {
        QJsonObject json = run({"play", "match", sample(), sample(), "--games", "66", "--seed", "3", "--max-turns",
                                "12", "--jobs", jobs, "--json"})
                               .json();
        EXPECT_TRUE(json.contains("elapsed_s"));
        json.remove("elapsed_s");
        return json;
    };
    const QJsonObject one = report("1");
    const QJsonObject wins = one["wins"].toObject();
    EXPECT_EQ(one["games"].toInt(), 66);
    EXPECT_EQ(wins["A"].toInt() + wins["B"].toInt() + wins["nobody"].toInt(), 66);
    EXPECT_FALSE(one["endings"].toObject().isEmpty());
    EXPECT_TRUE(report("3") == one);
}

TEST_F(MatchCommand, TheBasicGameIsForTwoAndSaysWhatItTakesOut) // BASIC-1, BASIC-3
{
    const CliResult three = run({"play", "match", sample(), sample(), sample(), "--game", "basic"});
    EXPECT_EQ(three.code, 3);
    EXPECT_TRUE(three.err.contains("the Basic Game is for two players, not 3 (BASIC-1)")) << three.err.toStdString();
    const QStringList words{"play", "match", sample(), sample(), "--game", "basic", "--games", "1", "--max-turns", "2"};
    const CliResult two = run(words + QStringList{"--log"});
    EXPECT_EQ(two.code, 0) << two.err.toStdString();
    const auto said = two.out.indexOf("stay out of the Basic Game");
    EXPECT_GE(said, 0) << two.out.left(500).toStdString();
    EXPECT_LT(said, two.out.indexOf("A game for 2 players begins.")) << "it is said first";
    const QJsonArray counts = run(words + QStringList{"--json"}).json()["taken_out"].toArray();
    ASSERT_EQ(counts.size(), 2);
    EXPECT_GT(counts[0].toInt(), 0);
}

TEST_F(MatchCommand, ThePilotBeatsWhoeverChoosesAtRandom)
{
    const QJsonObject wins =
        run({"play", "match", sample(), sample(), "--games", "12", "--bots", "pilot,random", "--json"})
            .json()["wins"]
            .toObject();
    EXPECT_GT(wins["A"].toInt(), 2 * wins["B"].toInt());
}

TEST_F(MatchCommand, TellsTheStoryOfAGame)
{
    const CliResult told =
        run({"play", "match", sample(), sample(), sample(), "--games", "1", "--bots", "pilot,pilot,pilot", "--log"});
    EXPECT_EQ(told.code, 0) << told.err.toStdString();
    EXPECT_TRUE(told.out.contains("A game for 3 players begins.")) << told.out.left(500).toStdString();
    EXPECT_TRUE(told.out.contains("Turn 1: Player "));
    EXPECT_TRUE(told.out.contains("wins: the X-File is identified.")) << told.out.right(500).toStdString();
}

TEST_F(MatchCommand, SaysWhichPlayersThereAre)
{
    const CliResult refused = run({"play", "match", sample(), sample(), "--bots", "clever"});
    const CliResult help = run({"play", "match", "--help"});
    for (const std::string_view bot : botWords()) {
        const QString word = QString::fromUtf8(bot.data(), static_cast<qsizetype>(bot.size()));
        EXPECT_TRUE(refused.err.contains(word)) << bot;
        EXPECT_TRUE(help.out.section("--bots", -1).section("--max-turns", 0, 0).contains(word)) << bot;
    }
}

TEST_F(MatchCommand, RefusesWhatItCannotPlay)
{
    EXPECT_EQ(run({"play", "match", sample()}).code, 2);
    EXPECT_EQ(run({"play", "match", sample(), sample(), "--bots", "clever"}).code, 2);
    EXPECT_EQ(run({"play", "match", sample(), sample(), "--bots", "first,first,first"}).code, 2);
    EXPECT_EQ(run({"play", "match", sample(), path("nowhere.deck")}).code, 3);
    const QString odd = file("odd.deck", "Team:\n1 Agent Weiss\nBureau Deck:\n90 Aubrey, MO\n30 XF96-0293v1\n");
    const CliResult result = run({"play", "match", sample(), odd});
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(result.err.contains("odd.deck")) << result.err.toStdString();
    EXPECT_EQ(run({"play", "match", sample(), sample(), "--games", "1", "--record", path("no/such/place.json")}).code,
              4);
}

TEST_F(MatchCommand, ARecordReplaysToTheSameEnd)
{
    const CliResult same = run({"play", "replay", record(), "--json"});
    EXPECT_EQ(same.code, 0) << same.out.toStdString();
    EXPECT_TRUE(same.json()["ok"].toBool());
    EXPECT_EQ(same.json()["actions"].toInt(), same.json()["of"].toInt());
    EXPECT_TRUE(run({"play", "replay", path("game.json")}).out.contains("the same game"));
}

TEST_F(MatchCommand, SaysAtWhichStepAReplayDiffers)
{
    QJsonObject json = QJsonDocument::fromJson(bytes(record())).object();
    QJsonArray actions = json["actions"].toArray();
    actions[9] = QJsonObject{{"do", "investigate"}};
    json["actions"] = actions;
    const QString refused = file("refused.json", QJsonDocument(json).toJson());
    const CliResult result = run({"play", "replay", refused, "--json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.json()["step"].toInt(), 10);
    EXPECT_EQ(result.json()["rule"].toString(), "INV-8");
    EXPECT_TRUE(run({"play", "replay", refused}).out.contains("step 10 of "));

    json = QJsonDocument::fromJson(bytes(path("game.json"))).object();
    QJsonArray marks = json["marks"].toArray();
    marks[6] = 1;
    json["marks"] = marks;
    const CliResult other = run({"play", "replay", file("other.json", QJsonDocument(json).toJson()), "--json"});
    EXPECT_EQ(other.code, 1);
    EXPECT_EQ(other.json()["step"].toInt(), 7);
}

TEST_F(MatchCommand, ARecordThatIsNotUnderstoodNamesFileAndLine)
{
    const QByteArray good = bytes(record());
    const auto expectRefused = [&](const QByteArray& content, const char* what) {
        const CliResult result = run({"play", "replay", file("bad.json", content)});
        EXPECT_EQ(result.code, 3);
        EXPECT_TRUE(result.err.contains("bad.json:")) << result.err.toStdString();
        EXPECT_TRUE(result.err.contains(what)) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << "one sentence";
    };
    expectRefused(good.left(good.size() / 2), "");
    expectRefused(QByteArray(good).replace("\"pass\"", "\"pas\""), "did you mean \"pass\"");
    expectRefused(QByteArray(good).replace("\"seed\"", "\"sed\""), "did you mean \"seed\"");
    expectRefused("[1, 2]", "");
    EXPECT_EQ(run({"play", "replay", path("nowhere.json")}).code, 3);
}

} // namespace dossier::test
