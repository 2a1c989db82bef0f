#include "cli_run.h"

#include <QDir>
#include <QJsonArray>

namespace dossier::test {

using PlayCommand = CliTest;

TEST_F(PlayCommand, GoldfishGivesTheSameReportWhateverTheThreads)
{
    const auto report = [&](const char* jobs) {
        QJsonObject json =
            run({"play", "goldfish", sample(), "--games", "60", "--seed", "7", "--jobs", jobs, "--json"}).json();
        EXPECT_TRUE(json.contains("elapsed_s"));
        json.remove("elapsed_s");
        return json;
    };
    const QJsonObject one = report("1");
    EXPECT_EQ(one["games"].toInt(), 60);
    EXPECT_GT(one["solved"].toInt(), 0);
    EXPECT_FALSE(one["turns"].toObject()["histogram"].toObject().isEmpty());
    EXPECT_TRUE(report("3") == one);
}

TEST_F(PlayCommand, GoldfishNamesItsPlayer)
{
    const QStringList words{"play", "goldfish", sample(), "--games", "40", "--seed", "7"};
    const auto report = [&](const QStringList& more) {
        QJsonObject json = run(words + more + QStringList{"--json"}).json();
        json.remove("elapsed_s");
        return json;
    };
    const QJsonObject usual = report({});
    EXPECT_EQ(usual["player"].toString(), "agent");
    EXPECT_EQ(usual["deck"].toString(), "Night shift");
    EXPECT_TRUE(run(words).out.contains("Deck: Night shift\n"));
    EXPECT_TRUE(report({"--player", "agent"}) == usual);
    EXPECT_EQ(report({"--player", "supervisor"})["player"].toString(), "supervisor");
    EXPECT_NE(report({"--player", "supervisor"})["turns"], usual["turns"]);
    EXPECT_TRUE(run(words + QStringList{"--player", "supervisor"}).out.contains("Player: supervisor"));
    const CliResult odd = run(words + QStringList{"--player", "director"});
    EXPECT_EQ(odd.code, 2);
    EXPECT_TRUE(odd.err.contains("--player takes agent, supervisor, not \"director\".")) << odd.err.toStdString();
}

// A mean of 0 turns would be the best of all decks.
TEST_F(PlayCommand, GoldfishNamesNoMeanWhereNoGameWasSolved)
{
    const QString deck = file("none.deck", "Team:\n1 Agent Weiss\nBureau Deck:\n2 Aubrey, MO\n");
    const QJsonObject turns =
        run({"play", "goldfish", deck, "--games", "2", "--max-turns", "2", "--json"}).json()["turns"].toObject();
    for (const char* figure : {"mean", "median", "p10", "p90"})
        EXPECT_TRUE(turns[figure].isNull()) << figure;
    EXPECT_TRUE(turns["histogram"].toObject().isEmpty());
}

TEST_F(PlayCommand, AnIllegalDeckMayBePlayedAndSaysWhatIsWrong)
{
    const QString deck = file("small.deck", "Team:\n1 Agent Weiss\nBureau Deck:\n2 Aubrey, MO\n");
    const CliResult result = run({"play", "goldfish", deck, "--games", "3", "--max-turns", "5", "--json"});
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_FALSE(result.json()["problems"].toArray().isEmpty());
}

TEST_F(PlayCommand, EveryScenarioOfTheRulesPasses)
{
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios"));
    QStringList words{"play", "scenario", "--json"};
    for (const QFileInfo& each : folder.entryInfoList({"*.json"}))
        words << each.filePath();
    const CliResult result = run(words);
    EXPECT_EQ(result.code, 0) << result.out.toStdString();
    EXPECT_EQ(result.json()["failed"].toInt(), 0);
    EXPECT_EQ(result.json()["passed"].toInt(), words.size() - 3);
}

TEST_F(PlayCommand, AScenarioThatIsNotUnderstoodNamesFileAndLine)
{
    const QString odd = file("odd.json", "{\n  \"game\": \"advanced\",\n  \"frob\": 1\n}\n");
    const CliResult result = run({"play", "scenario", odd});
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(result.err.contains("odd.json:3: ")) << result.err.toStdString();
    const CliResult json = run({"play", "scenario", odd, "--json"});
    EXPECT_EQ(json.code, 3);
    EXPECT_TRUE(json.json()["error"].toString().contains("odd.json:3: ")) << json.out.toStdString();
    EXPECT_EQ(json.json()["exit_code"].toInt(), 3);
    EXPECT_EQ(run({"play", "scenario", file("cut.json", "{\"name\": ")}).code, 3);
    EXPECT_EQ(run({"play", "scenario", path("nowhere.json")}).code, 3);
}

// Its marks, too, which are of all bytes of each position: nothing may be kept there that was not.
TEST_F(PlayCommand, AGameKeptByAnOlderVersionIsTheSame)
{
    const CliResult played =
        run({"play", "replay", QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/kept_game_of_november.json"), "--json"});
    EXPECT_EQ(played.code, 0) << played.out.toStdString() << played.err.toStdString();
    EXPECT_EQ(played.json()["actions"].toInt(), 407);
}

} // namespace dossier::test
