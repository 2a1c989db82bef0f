// play match --paired and play gauntlet: rates with intervals, Elo, tables and pictures.
#include "cli_run.h"

#include <QJsonArray>
#include <QXmlStreamReader>

namespace dossier::test {

class GauntletCommand : public CliTest
{
protected:
    static QString pack(const char* name)
    {
        return QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/fixed-pack-%1.deck").arg(QLatin1String(name));
    }

    QStringList gauntlet(const QStringList& more = {}) const
    {
        return QStringList{"play",
                           "gauntlet",
                           sample(),
                           pack("scully"),
                           pack("mulder"),
                           "--bots",
                           "pilot,pilot,random",
                           "--games",
                           "8",
                           "--max-turns",
                           "30"} +
               more;
    }

    QByteArray bytes(const QString& file)
    {
        QFile source(file);
        EXPECT_TRUE(source.open(QIODevice::ReadOnly)) << file.toStdString();
        return source.readAll();
    }
};

TEST_F(GauntletCommand, PairsExchangeSeatsAndCountByDeck)
{
    const QStringList words{"play",   "match",        sample(),  sample(), "--paired",
                            "--bots", "pilot,random", "--games", "20",     "--json"};
    const QJsonObject report = run(words).json();
    EXPECT_EQ(report["games"].toInt(), 20);
    EXPECT_TRUE(report["paired"].toBool());
    const QJsonObject rate = report["win_rate"].toObject();
    EXPECT_GT(rate["mean"].toDouble(), 0.8);
    EXPECT_LT(rate["low"].toDouble(), rate["mean"].toDouble());
    EXPECT_LE(rate["mean"].toDouble(), rate["high"].toDouble());
    EXPECT_EQ(report["wins"]["A"].toInt() + report["wins"]["B"].toInt() + report["wins"]["nobody"].toInt(), 20);
    EXPECT_EQ(report["bots"].toArray(), (QJsonArray{"agent", "random"}));
    EXPECT_EQ(report["decks"].toArray(), (QJsonArray{"Night shift", "Night shift"}));
    const QJsonObject card = report["cards"].toArray()[0].toObject();
    EXPECT_EQ(card["drawn"]["games"].toInt() + card["not_drawn"]["games"].toInt(), 20);
}

TEST_F(GauntletCommand, EqualsAreEven)
{
    const QJsonObject report =
        run({"play", "match", sample(), sample(), "--paired", "--bots", "agent,pilot", "--games", "12", "--json"})
            .json();
    EXPECT_EQ(report["wins"]["A"].toInt(), report["wins"]["B"].toInt());
    EXPECT_DOUBLE_EQ(report["win_rate"]["mean"].toDouble(), 0.5);
}

TEST_F(GauntletCommand, RanksTheDecksWhateverTheThreads)
{
    const auto report = [&](const char* jobs) {
        QJsonObject json = run(gauntlet({"--jobs", jobs, "--json"})).json();
        json.remove("elapsed_s");
        return json;
    };
    const QJsonObject one = report("1");
    EXPECT_TRUE(report("3") == one);
    EXPECT_EQ(one["games"].toInt(), 24);
    EXPECT_EQ(one["pairs"].toArray().size(), 3);
    const QJsonArray ranking = one["ranking"].toArray();
    ASSERT_EQ(ranking.size(), 3);
    EXPECT_EQ(ranking[2]["bot"].toString(), "random") << "who chooses at random is last";
    double mean = 0;
    for (const QJsonValue& each : ranking) {
        mean += each["elo"]["mean"].toDouble() / 3;
        EXPECT_LT(each["elo"]["low"].toDouble(), each["elo"]["high"].toDouble());
    }
    EXPECT_NEAR(mean, 1500, 1e-6);
}

TEST_F(GauntletCommand, TellsPeopleAndWritesTablesAndAPicture)
{
    const CliResult said = run(gauntlet(
        {"--cards", path("cards.csv"), "--matrix", path("matrix.csv"), "--picture", path("map.svg"), "--mirror"}));
    EXPECT_EQ(said.code, 0) << said.err.toStdString();
    EXPECT_TRUE(said.out.contains("48 game")) << said.out.toStdString();
    EXPECT_TRUE(said.out.contains("Fixed pack: Scully, agent")) << said.out.toStdString();

    const QStringList matrix = QString::fromUtf8(bytes(path("matrix.csv"))).split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(matrix.size(), 4);
    const double there = matrix[1].section(',', 2, 2).toDouble();
    EXPECT_NEAR(there + matrix[2].section(',', 1, 1).toDouble(), 1, 1e-4) << "what one wins the other loses";
    EXPECT_FALSE(matrix[1].section(',', 1, 1).isEmpty()) << "--mirror fills the diagonal";

    const QStringList cards = QString::fromUtf8(bytes(path("cards.csv"))).split('\n', Qt::SkipEmptyParts);
    EXPECT_GT(cards.size(), 60);
    EXPECT_TRUE(cards[0].startsWith("deck,player,id,title,copies,deck_games,opening_games"));
    const auto columns = cards[0].count(',');
    for (const QString& line : cards)
        EXPECT_GE(line.count(','), columns) << line.toStdString(); // a title may hold one

    QXmlStreamReader xml(bytes(path("map.svg")));
    int rectangles = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement)
            rectangles += xml.name() == QStringLiteral("rect");
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(rectangles, 1 + 9);
}

TEST_F(GauntletCommand, RefusesWithOneSentence)
{
    const auto refuse = [&](const QStringList& words, int code, const char* what) {
        const CliResult result = run(QStringList{"play"} + words);
        EXPECT_EQ(result.code, code) << words.join(' ').toStdString();
        EXPECT_TRUE(result.err.contains(what)) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    };
    refuse({"gauntlet", sample()}, 2, "missing");
    refuse({"gauntlet", sample(), sample(), "--bots", "clever"}, 2, "supervisor");
    refuse({"gauntlet", sample(), sample(), "--games", "7"}, 2, "even");
    refuse({"gauntlet", sample(), sample(), "--games", "0"}, 2, "--games");
    refuse({"gauntlet", sample(), sample(), "--games", "99999999999"}, 2, "--games");
    refuse({"gauntlet", sample(), sample(), sample(), "--games", "10000000"}, 2, "in all");
    refuse({"gauntlet", sample(), sample(), "--matrix", path("no/such/file.csv"), "--games", "2"}, 4, "file.csv");
    refuse({"match", sample(), sample(), sample(), "--paired"}, 2, "gauntlet");
    const QString odd = file("odd.deck", "Team:\n1 Agent Fox Mulder [XF96-0169v1]\nBureau Deck:\n112 Aubrey, MO\n");
    refuse({"gauntlet", sample(), odd}, 3, "odd.deck: ");
}

// A deck against itself with seats exchanged would be the same game twice; what is dealt is what the report says.
TEST_F(GauntletCommand, SaysHowManySeedsThereWere)
{
    const CliResult told = run(gauntlet({"--mirror"}));
    EXPECT_TRUE(told.out.contains("a seed of its own")) << told.out.toStdString();
    EXPECT_FALSE(run(gauntlet()).out.contains("a seed of its own"));
    for (const QJsonValue& pair : run(gauntlet({"--mirror", "--json"})).json()["pairs"].toArray()) {
        const bool mirror = pair["decks"][0] == pair["decks"][1];
        EXPECT_EQ(pair["games"].toInt(), 8);
        EXPECT_EQ(pair["seeds"].toInt(), mirror ? 8 : 4);
    }
}

// By a report alone its games can be played again.
TEST_F(GauntletCommand, EveryReportSaysByWhatRulesItWasPlayed)
{
    const QStringList rules{"--game", "advanced", "--killers", "--max-turns", "7", "--seed", "41", "--games", "2"};
    const QString card = "XF96-0048v1=XF96-0083v1";
    for (const QStringList& words :
         {QStringList{"match", sample(), sample()}, QStringList{"gauntlet", sample(), sample()},
          QStringList{"swaps", sample(), "--try", card}}) {
        const CliResult told = run(QStringList{"play"} + words + rules);
        ASSERT_EQ(told.code, 0) << told.err.toStdString();
        EXPECT_TRUE(told.out.contains("Advanced Game, Killer cards agreed on, at most 7 turns, seed 41."))
            << told.out.toStdString();
        const QJsonObject json = run(QStringList{"play"} + words + rules + QStringList{"--json"}).json();
        EXPECT_EQ(json["game"].toString(), "advanced");
        EXPECT_TRUE(json["killers"].toBool());
        EXPECT_EQ(json["max_turns"].toInt(), 7);
        EXPECT_EQ(json["seed"].toInt(), 41);
    }
    const CliResult duel = run({"play", "duel", sample(), "--random-decks", "0", "--games", "2", "--bots",
                                "random,random", "--max-turns", "9"});
    EXPECT_TRUE(duel.out.contains("Advanced Game, at most 9 turns, seed 1."))
        << duel.out.toStdString() << duel.err.toStdString();
}

// DECK-18, SET-3: a deck that is legal by what it says of itself is that in its shards, too.
TEST_F(GauntletCommand, AShardKnowsWhatItsDecksAgreedOn)
{
    QFile legal(sample());
    ASSERT_TRUE(legal.open(QIODevice::ReadOnly));
    const QString deck = file("killers.deck", "Killer cards: agreed\n" + legal.readAll() + "1 XF96-0035v1\n");
    ASSERT_FALSE(run({"deck", "check", deck}).out.contains("DECK-18"));
    const QStringList words{"play", "match", deck, sample(), "--bots", "random", "--games", "2", "--max-turns", "3"};
    const CliResult result = run(words);
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    ASSERT_EQ(run(words + QStringList{"--shard", "1/1", "-o", path("shard.json")}).code, 0);
    EXPECT_EQ(run({"play", "merge", path("shard.json")}).err, result.err);
    EXPECT_EQ(result.err, QString());
}

// DECK-1. Everything that playtests says it, once a deck, and plays all the same.
TEST_F(GauntletCommand, WarnsOfADeckThatIsNotLegal)
{
    QFile legal(sample());
    ASSERT_TRUE(legal.open(QIODevice::ReadOnly));
    QByteArray few = legal.readAll();
    few.truncate(few.indexOf('\n', few.indexOf("Bureau Deck")) + 1);
    few.replace("Night shift", "Too few").replace("Bureau Deck (60):", "Bureau Deck:");
    const QString deck = file("few.deck", few + "1 Aubrey, MO [XF96-0063v1]\n");
    const QStringList usual{"--bots", "random", "--games", "2", "--max-turns", "3"};
    for (const QStringList& words : {QStringList{"play", "match", deck, sample()},
                                     {"play", "match", deck, deck},
                                     {"play", "gauntlet", sample(), deck},
                                     {"play", "duel", deck},
                                     {"play", "worth", deck},
                                     {"play", "worth", sample(), "--against", deck},
                                     {"play", "swaps", deck, "--try", "XF96-0063v1=XF96-0064v1"}}) {
        const CliResult result = run(words + usual);
        EXPECT_EQ(result.code, 0) << result.err.toStdString();
        EXPECT_EQ(result.err.count("Too few is not legal: DECK-1,"), 1)
            << words.join(' ').toStdString() << ": " << result.err.toStdString();
        EXPECT_FALSE(result.err.contains("Night shift")) << result.err.toStdString();
        if (words.at(1) != QStringLiteral("match") && words.at(1) != QStringLiteral("gauntlet") &&
            words.at(1) != QStringLiteral("duel"))
            continue;
        const QString shard = path("shard.json");
        QFile::remove(shard);
        ASSERT_EQ(run(words + usual + QStringList{"--shard", "1/1", "-o", shard}).code, 0);
        const CliResult merged = run({"play", "merge", shard});
        EXPECT_EQ(merged.err, result.err) << words.join(' ').toStdString();
    }
}

} // namespace dossier::test
