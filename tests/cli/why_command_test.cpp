// rules why: a position before a judge (REASON-1, REASON-2).
#include "cli_run.h"
#include "desk/games/game_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dossier::test {

class WhyCommand : public CliTest
{
protected:
    QString recorded()
    {
        const QString file = path("game.json");
        EXPECT_EQ(run({"play", "match", sample(), sample(), "--games", "1", "--seed", "5", "--bots", "pilot,random",
                       "--record", file})
                      .code,
                  0);
        return file;
    }

    QString scenario(const QByteArray& steps)
    {
        return file("situation.json", R"({"title": "A hand in the Deployment Phase", "phase": "deployment",
  "players": {"A": {"team": [183], "hand": [207, 63, 340], "rp": 0}, "B": {"hand": [207]}},
  "steps": [)" + steps + "]}");
    }

    QString file(const char* name, const QByteArray& content)
    {
        QFile target(path(name));
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        target.write(content);
        return target.fileName();
    }
};

TEST_F(WhyCommand, SaysOfEveryCardWhatItCannotBeUsedForAndByWhichRule)
{
    const CliResult result = run({"rules", "why", scenario(""), "--json"});
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.json()["player"].toString(), "A");
    EXPECT_EQ(result.json()["phase"].toString(), "deployment");
    EXPECT_GT(result.json()["may"].toArray().size(), 0);
    QStringList cards;
    for (const QJsonValue& refused : result.json()["may_not"].toArray()) {
        cards << refused["card"].toString();
        EXPECT_FALSE(refused["rules"].toArray().isEmpty());
        EXPECT_TRUE(refused["text"].toString().contains(refused["rules"][0].toString()));
    }
    for (const char* title : {"Aubrey, MO", "Dr. Sheila Braun"})
        EXPECT_TRUE(cards.join("|").contains(title)) << title << " in " << cards.join("|").toStdString();
}

TEST_F(WhyCommand, StandsWhereItIsTold)
{
    const QString file = recorded();
    const QJsonObject begin = run({"rules", "why", file, "--step", "0", "--json"}).json();
    EXPECT_EQ(begin["step"].toInt(), 0);
    EXPECT_EQ(begin["turn"].toInt(), 1);
    EXPECT_GT(begin["of"].toInt(), 10);
    EXPECT_EQ(run({"rules", "why", file, "--step", "10", "--json"}).json()["step"].toInt(), 10);
    const QJsonObject end = run({"rules", "why", file, "--json"}).json();
    EXPECT_EQ(end["step"], end["of"]);
    EXPECT_TRUE(end["player"].isNull()) << "the game is over";
    EXPECT_EQ(end["may_not"].toArray().size(), 0);
}

// An answer for the last step would be taken for that of the step that was asked about.
// As the table keeps it.
TEST_F(WhyCommand, ReadsTheStepsBesideAKeptGame)
{
    const QString whole = recorded();
    QFile recording(whole);
    ASSERT_TRUE(recording.open(QIODevice::ReadOnly));
    QJsonObject record = QJsonDocument::fromJson(recording.readAll()).object();
    const QJsonArray actions = record["actions"].toArray();
    record.remove("hash");
    record.remove("marks");
    record["actions"] = QJsonArray();
    const QByteArray begin = QJsonDocument(record).toJson();
    QByteArray steps = QByteArray::fromStdString(GameFiles::markOf(begin.toStdString()));
    for (qsizetype i = 0; i < actions.size(); ++i)
        steps +=
            QByteArray::number(i) + ' ' + QJsonDocument(actions[i].toObject()).toJson(QJsonDocument::Compact) + '\n';
    const QString kept = file("kept.json", begin);
    EXPECT_EQ(run({"rules", "why", kept, "--json"}).json()["of"].toInt(), 0);
    file("kept.steps", steps);
    const QJsonObject there = run({"rules", "why", kept, "--json"}).json();
    EXPECT_EQ(there["of"].toInt(), actions.size());
    EXPECT_EQ(there, run({"rules", "why", whole, "--json"}).json());
    file("kept.steps", steps + "frob\n");
    const CliResult strange = run({"rules", "why", kept});
    EXPECT_EQ(strange.code, 3);
    EXPECT_TRUE(strange.err.contains("kept.steps:")) << strange.err.toStdString();
}

TEST_F(WhyCommand, RefusesAStepThatIsNotThere)
{
    const QString game = recorded();
    const int steps = run({"rules", "why", game, "--json"}).json()["of"].toInt();
    const CliResult beyond = run({"rules", "why", game, "--step", QString::number(steps + 1)});
    EXPECT_EQ(beyond.code, 2);
    EXPECT_TRUE(beyond.out.isEmpty()) << beyond.out.toStdString();
    EXPECT_TRUE(beyond.err.contains(QStringLiteral("%1 steps").arg(steps))) << beyond.err.toStdString();
    EXPECT_EQ(run({"rules", "why", game, "--step", QString::number(steps)}).code, 0);
    EXPECT_EQ(run({"rules", "why", scenario(""), "--step", "0"}).code, 0);
    EXPECT_EQ(run({"rules", "why", scenario(""), "--step", "1"}).code, 2);
}

TEST_F(WhyCommand, JudgesWhoIsNotAsked) // OQ-24
{
    const CliResult result = run({"rules", "why", scenario(""), "--player", "b", "--json"});
    EXPECT_EQ(result.json()["player"].toString(), "B");
    EXPECT_EQ(result.json()["may"].toArray().size(), 0);
    QStringList rules;
    for (const QJsonValue& refused : result.json()["may_not"].toArray())
        for (const QJsonValue& rule : refused["rules"].toArray())
            rules << rule.toString();
    EXPECT_TRUE(rules.contains("OQ-24")) << rules.join(' ').toStdString();
    EXPECT_TRUE(run({"rules", "why", scenario(""), "--player", "B"}).out.contains("is not asked"));
}

TEST_F(WhyCommand, SaysWhichStepCannotBeTaken)
{
    const CliResult result = run({"rules", "why", scenario(R"({"A": "investigate", "site": 63})"), "--json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.json()["stopped"].toObject()["step"].toInt(), 1);
    EXPECT_FALSE(result.err.isEmpty());
    EXPECT_EQ(result.json()["step"].toInt(), 0);
}

TEST_F(WhyCommand, RefusesWhatIsNoPosition)
{
    EXPECT_EQ(run({"rules", "why", file("no.json", "{}")}).code, 3);
    EXPECT_EQ(run({"rules", "why", path("missing.json")}).code, 3);
    EXPECT_EQ(run({"rules", "why", scenario(""), "--player", "E"}).code, 2);
    EXPECT_EQ(run({"rules", "why", scenario(""), "--player", "C"}).code, 3);
    EXPECT_EQ(run({"rules", "why", scenario(""), "--step", "-1"}).code, 2);
}

} // namespace dossier::test
