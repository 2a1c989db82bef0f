// A playtest answers what it is asked: where decks are alike, every command says a half; who played what, and with
// whose X-Files, stands in whatever is written.
#include "cli_run.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace dossier::test {

namespace {

const QStringList kXFiles{"The Manitou", "The Host", "Eve", "The Swarm"};

// The commands of the table in the page about playtests.
QStringList askedInTheManual()
{
    QFile page(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/manual/playtest.md"));
    EXPECT_TRUE(page.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(page.readAll()).section("| question | command |", 1).section("\n\n", 0, 0);
    QStringList commands;
    for (const auto& found : QRegularExpression("`(play (?!merge)[^`]*)`").globalMatch(table))
        commands << found.captured(1);
    return commands;
}

class EqualDecks : public CliTest
{
protected:
    // The sample deck under another name, with another X-File.
    QString copy(int number) const
    {
        QFile source(sample());
        EXPECT_TRUE(source.open(QIODevice::ReadOnly));
        QString deck = QString::fromUtf8(source.readAll());
        deck.replace(QRegularExpression("Name: .*"), QStringLiteral("Name: Copy %1").arg(number));
        deck.replace(QRegularExpression("X-File: .*"), "X-File: " + kXFiles.at(number));
        return file(QStringLiteral("copy-%1.deck").arg(number), deck.toUtf8());
    }

    QByteArray bytes(const QString& name) const
    {
        QFile source(name);
        EXPECT_TRUE(source.open(QIODevice::ReadOnly)) << name.toStdString();
        return source.readAll();
    }

    // As the manual has it, with decks that differ in their X-File alone, the same player for all, and few games.
    QStringList played(const QString& command) const
    {
        QString words = command;
        words.replace("supervisor,agent", "supervisor");
        words.replace(QRegularExpression("--games \\d+"), "--games 12");
        words.replace("--budget 100000", "--card XF96-0048v1 --games 12");
        words.replace("--out CARD --in CARD…", "--out XF96-0048v1 --in XF96-0083v1 --games 12");
        words.replace("swaps DECK", "swaps DECK --against DECK…");
        words.replace("--matrix FILE", "--matrix " + path("matrix.csv"));
        words.replace("--picture FILE", "--picture " + path("map.svg"));
        QStringList list;
        int number = 0;
        for (const QString& word : words.split(' '))
            list << (QStringList{"OLD", "NEW", "DECK", "DECK…"}.contains(word) ? copy(number++) : word);
        return list + QStringList{"--json"};
    }

    void expectHalf(const QJsonValue& rate, const QString& command)
    {
        EXPECT_DOUBLE_EQ(rate["mean"].toDouble(), 0.5) << command.toStdString();
        EXPECT_LE(rate["low"].toDouble(), 0.5) << command.toStdString();
        EXPECT_GE(rate["high"].toDouble(), 0.5) << command.toStdString();
    }

    void expectOneSentence(const QStringList& words)
    {
        const CliResult result = run(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(result.err.contains("--bots takes one player")) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
};

} // namespace

TEST_F(EqualDecks, GetAHalfFromEveryCommandOfTheManual)
{
    const QStringList commands = askedInTheManual();
    QStringList verbs;
    for (const QString& command : commands) {
        const CliResult result = run(played(command));
        EXPECT_EQ(result.code, 0) << result.err.toStdString();
        const QJsonObject report = result.json();
        const QString verb = command.section(' ', 1, 1);
        verbs << verb;
        EXPECT_EQ(report["xfiles"].toString(), "drawn") << verb.toStdString();
        EXPECT_GE(report["bots"].toArray().size(), 2) << verb.toStdString();
        for (const QJsonValue& bot : report["bots"].toArray())
            EXPECT_EQ(bot.toString(), "supervisor") << verb.toStdString();
        if (verb == "swaps")
            expectHalf(report["confirmed"]["win_rate_before"], command);
        else if (verb != "gauntlet")
            expectHalf(report["win_rate"], command);
        for (const QJsonValue& deck : report["ranking"].toArray()) {
            expectHalf(deck["win_rate"], command);
            EXPECT_NEAR(deck["elo"]["mean"].toDouble(), 1500, 1e-6);
        }
    }
    EXPECT_EQ(verbs, (QStringList{"match", "gauntlet", "duel", "worth", "swaps"}));
}

TEST_F(EqualDecks, OfWhichOneIsNamedForAllArePlayedByHim)
{
    for (const QStringList& bots : {QStringList{}, {"--bots", "supervisor"}}) {
        for (const int decks : {2, 3}) {
            QStringList words{"play", "match", "--games", "4", "--max-turns", "30", "--json"};
            QJsonArray all;
            for (int i = 0; i < decks; ++i) {
                words << sample();
                all.append("supervisor");
            }
            EXPECT_EQ(run(words + bots).json()["bots"].toArray(), all);
        }
        for (const QStringList& words : {QStringList{"worth", sample(), "--card", "XF96-0048v1"},
                                         {"swaps", sample(), "--try", "XF96-0048v1=XF96-0083v1"}})
            EXPECT_EQ(run(QStringList{"play"} + words + QStringList{"--games", "2", "--json"} + bots)
                          .json()["bots"]
                          .toArray(),
                      (QJsonArray{"supervisor", "supervisor"}));
    }
}

// Two decks alone, their games not in pairs: the interval is as wide as few games ask for.
TEST_F(EqualDecks, HoldTheHalfInUnpairedGamesToo)
{
    int held = 0;
    for (int seed = 1; seed <= 20; ++seed) {
        const QJsonObject rate = run({"play", "match", copy(0), copy(1), "--bots", "agent", "--games", "15", "--seed",
                                      QString::number(seed), "--json"})
                                     .json()["win_rate"]
                                     .toObject();
        held += rate["low"].toDouble() <= 0.5 && 0.5 <= rate["high"].toDouble();
    }
    EXPECT_GE(held, 18);
}

// At tables of three and four, too, where a seat could be played worse than another (MULTI-4).
TEST_F(EqualDecks, GetAnEqualShareOfLargerTables)
{
    const QString speed = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/decks/held_out/speed.deck");
    for (const auto& [bot, games] : {std::pair("agent", 500), std::pair("novice", 500), std::pair("supervisor", 150)})
        for (const int seats : {3, 4}) {
            QStringList words{"play", "match", "--bots", bot, "--games", QString::number(games), "--json"};
            for (int seat = 0; seat < seats; ++seat)
                words << speed;
            const double share = double(games) / seats;
            double chiSquare = 0;
            const QJsonValue wins = run(words).json()["wins"];
            EXPECT_EQ(wins["nobody"].toInt(), 0) << bot;
            for (int seat = 0; seat < seats; ++seat)
                chiSquare += std::pow(wins[QString(QLatin1Char('A' + seat))].toDouble() - share, 2) / share;
            EXPECT_GT(chiSquare, 0);
            EXPECT_LT(chiSquare, 16) << bot << " at a table of " << seats; // 1 in 1,000 with three degrees of freedom
        }
}

TEST_F(EqualDecks, AreToldApartByTheirXFilesWhereTheyKeepThem)
{
    const QStringList words{"play",    "gauntlet", copy(0),  copy(1), copy(2),       copy(3),
                            "--games", "40",       "--bots", "agent", "--own-xfiles"};
    const QJsonObject report = run(words + QStringList{"--json"}).json();
    EXPECT_EQ(report["xfiles"].toString(), "own");
    double farthest = 0;
    for (const QJsonValue& deck : report["ranking"].toArray())
        farthest = std::max(farthest, std::abs(deck["win_rate"]["mean"].toDouble() - 0.5));
    EXPECT_GT(farthest, 0.02);
    EXPECT_TRUE(run(words).out.contains("Every deck with its own X-File."));
}

// Two Sites of one text: whoever exchanges the one for the other has changed nothing.
TEST_F(EqualDecks, GainNothingFromAnExchangeOfLikeForLike)
{
    const QString set = file("twins.json", R"([
        {"id": "XF97-0901x1", "title": "Twin Pier, East", "set": "Twins", "rarity": "Rare", "type": "Site",
         "cost": "2 RP", "keywords": ["Site", "Mono"], "prerequisite": "MEDICAL 4+",
         "question": "Ask one METHOD question.", "tags": ["Basic"]},
        {"id": "XF97-0902x1", "title": "Twin Pier, West", "set": "Twins", "rarity": "Rare", "type": "Site",
         "cost": "2 RP", "keywords": ["Site", "Mono"], "prerequisite": "MEDICAL 4+",
         "question": "Ask one METHOD question.", "tags": ["Basic"]}])");
    const CliResult added = run({"sets", "add", set});
    ASSERT_EQ(added.code, 0) << added.err.toStdString();
    QByteArray deck = bytes(sample());
    deck.replace("1 Gibsonton, FL [XF96-0042v1]", "2 Twin Pier, East [XF97-0901x1]");
    const QString twins = file("twins.deck", deck);
    for (const char* player : {"agent", "supervisor"}) {
        const CliResult result = run({"play", "swaps", twins, "--against", sample(), "--try", "XF97-0901x1=XF97-0902x1",
                                      "--games", "60", "--bots", player, "--json"});
        ASSERT_EQ(result.code, 0) << result.err.toStdString();
        const QJsonObject report = result.json();
        EXPECT_EQ(report["verdict"].toString(), "open") << player;
        EXPECT_NEAR(report["confirmed"]["difference"]["mean"].toDouble(), 0, 0.05) << player;
    }
}

TEST_F(EqualDecks, SaysInOneSentenceHowManyPlayersItTakes)
{
    expectOneSentence({"play", "match", sample(), sample(), "--bots", "agent,agent,agent"});
    expectOneSentence({"play", "match", sample(), sample(), sample(), "--bots", "agent,novice"});
    expectOneSentence({"play", "gauntlet", sample(), sample(), sample(), "--bots", "agent,novice"});
    expectOneSentence({"play", "duel", sample(), "--bots", "agent,novice,random"});
    expectOneSentence({"play", "worth", sample(), "--bots", "agent,novice,random"});
    expectOneSentence({"play", "swaps", sample(), "--try", "XF96-0048v1=XF96-0083v1", "--bots", "agent,novice,random"});
    expectOneSentence({"cards", "coverage", "--players", "--bots", "agent,novice"});
    expectOneSentence({"deck", "sealed", "--build", "Friday", "--tries", "1", "--bots", "agent,novice"});
}

TEST_F(EqualDecks, NamesWhoPlayedWhatWhereverItWrites)
{
    const QStringList words{"play", "gauntlet", copy(0), copy(1), "--bots", "agent,novice", "--games", "4"};
    const QString said =
        run(words + QStringList{"--cards", path("cards.csv"), "--matrix", path("m.csv"), "--picture", path("m.svg")})
            .out;
    EXPECT_TRUE(said.contains("Copy 0, agent")) << said.toStdString();
    EXPECT_TRUE(said.contains("X-Files drawn by lot.")) << said.toStdString();
    const QList<QByteArray> matrix = bytes(path("m.csv")).split('\n');
    EXPECT_EQ(matrix[0], "deck,Copy 0,Copy 1,player,xfiles,elo,elo_low,elo_high,elo_fit_p");
    EXPECT_TRUE(matrix[1].contains(",agent,drawn,")) << matrix[1].toStdString();
    EXPECT_TRUE(matrix[2].contains(",novice,drawn,")) << matrix[2].toStdString();
    const QList<QByteArray> cards = bytes(path("cards.csv")).split('\n');
    EXPECT_TRUE(cards[0].endsWith(",xfiles"));
    EXPECT_TRUE(cards[1].startsWith("Copy 0,agent,") && cards[1].endsWith(",drawn")) << cards[1].toStdString();
    const QByteArray picture = bytes(path("m.svg"));
    for (const char* word : {">Agent<", ">Novice<", ">X-Files drawn by lot<"})
        EXPECT_TRUE(picture.contains(word)) << word;

    const QString match = run({"play", "match", copy(0), copy(1), "--bots", "agent,novice", "--games", "2"}).out;
    EXPECT_TRUE(match.contains("Player A: Copy 0, played by agent")) << match.toStdString();
    EXPECT_TRUE(match.contains("Player B: Copy 1, played by novice")) << match.toStdString();
    EXPECT_TRUE(match.contains("X-Files drawn by lot.")) << match.toStdString();

    const QStringList trial{"play",   "worth",       copy(0),   "--against", copy(1), "--bots",         "agent,novice",
                            "--card", "XF96-0048v1", "--games", "2",         "-o",    path("worth.csv")};
    EXPECT_TRUE(
        run(trial).out.contains("Copy 0, played by agent, against Copy 1, played by novice; X-Files drawn by lot."));
    EXPECT_TRUE(bytes(path("worth.csv")).trimmed().endsWith(",agent,novice,drawn,Copy 0,Copy 1"));

    const QStringList part{"--shard", "1/1", "-o", path("part.json")};
    EXPECT_TRUE(run(words + part).out.contains("Played: Copy 0 by agent, Copy 1 by novice; X-Files drawn by lot."));
    const QJsonObject shard = run(words + part + QStringList{"--json"}).json();
    EXPECT_EQ(shard["bots"].toArray(), (QJsonArray{"agent", "novice"}));
    EXPECT_EQ(shard["xfiles"].toString(), "drawn");
}

TEST_F(EqualDecks, MakeNoSeriesOfPartsWithOtherXFiles)
{
    const QStringList words{"play", "match", copy(0), copy(1), "--paired", "--games", "4", "--max-turns", "20"};
    ASSERT_EQ(run(words + QStringList{"--shard", "1/2", "-o", path("1")}).code, 0);
    ASSERT_EQ(run(words + QStringList{"--own-xfiles", "--shard", "2/2", "-o", path("2")}).code, 0);
    const CliResult mixed = run({"play", "merge", path("1"), path("2")});
    EXPECT_EQ(mixed.code, 3);
    EXPECT_TRUE(mixed.err.contains("another playtest")) << mixed.err.toStdString();
    EXPECT_EQ(run(words + QStringList{"--shard", "2/2", "-o", path("2")}).code, 3) << "it stays as it is";
    ASSERT_EQ(run(words + QStringList{"--shard", "2/2", "-o", path("3")}).code, 0);
    const QJsonObject merged = run({"play", "merge", path("1"), path("3"), "--json"}).json();
    expectHalf(merged["win_rate"], "merge");
    EXPECT_EQ(merged["xfiles"].toString(), "drawn");
    EXPECT_EQ(merged["bots"].toArray(), (QJsonArray{"supervisor", "supervisor"}));
    const CliResult old = run({"play", "merge", QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/shard_v1_1.json"),
                               QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/shard_v1_2.json")});
    EXPECT_EQ(old.code, 0) << old.err.toStdString();
    EXPECT_TRUE(old.out.contains("Every deck with its own X-File.")) << "as it was when they were played";
}

// Long after the report is gone one still reads in the game itself whose it was.
TEST_F(EqualDecks, LeaveARecordThatNamesWhoPlayedWhat)
{
    const QString game = path("game.json");
    ASSERT_EQ(run({"play", "match", copy(0), copy(0), sample(), "--bots", "agent,agent,random", "--games", "1",
                   "--max-turns", "3", "--record", game})
                  .code,
              0);
    QStringList names;
    for (const auto& name : QRegularExpression("\"name\": \"([^\"]+)\"").globalMatch(bytes(game)))
        names << name.captured(1);
    ASSERT_EQ(names.size(), 3);
    const QString deck = names.at(0).section(" (", 0, 0).mid(3);
    EXPECT_EQ(names.at(0), QStringLiteral("A: %1 (agent)").arg(deck));
    EXPECT_EQ(names.at(1), QStringLiteral("B: %1 (agent)").arg(deck));
    EXPECT_TRUE(names.at(2).endsWith(" (random)") && !names.at(2).startsWith("C: ")) << names.at(2).toStdString();
    EXPECT_EQ(run({"play", "replay", game}).code, 0);
}

TEST_F(EqualDecks, LeaveARecordThatNamesTheXFilesOfItsGame)
{
    QStringList found;
    for (const char* seed : {"1", "2", "3", "4"}) {
        const QString game = path("game.json");
        ASSERT_EQ(run({"play", "match", copy(0), copy(0), "--games", "1", "--seed", seed, "--record", game}).code, 0);
        const CliResult replayed = run({"play", "replay", game, "--json"});
        EXPECT_EQ(replayed.code, 0) << replayed.out.toStdString();
        EXPECT_TRUE(replayed.json()["ok"].toBool());
        for (const auto& xFile : QRegularExpression("\"xfile\": \"([^\"]+)\"").globalMatch(bytes(game)))
            found << xFile.captured(1);
    }
    EXPECT_EQ(found.size(), 8);
    found.removeDuplicates();
    EXPECT_GT(found.size(), 3) << "drawn, not named by the deck";
}

} // namespace dossier::test
