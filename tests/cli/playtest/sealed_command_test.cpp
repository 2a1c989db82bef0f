// deck sealed and deck starter.
#include "cli_run.h"

#include <QJsonArray>

namespace dossier::test {

class SealedCommand : public CliTest
{
protected:
    QStringList storedDecks()
    {
        QStringList names;
        for (const QJsonValue& deck : run({"deck", "list", "--json"}).json()["decks"].toArray())
            names << deck["name"].toString();
        return names;
    }
};

TEST_F(SealedCommand, OpensTheSamePacksForTheSameSeed) // VAR-8
{
    const QStringList words{"deck", "sealed", "--players", "2", "--seed", "7", "--json"};
    const CliResult result = run(words);
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.out, run(words).out);
    const QJsonArray players = result.json()["players"].toArray();
    ASSERT_EQ(players.size(), 2);
    for (const QJsonValue& player : players) {
        EXPECT_EQ(player["packs"].toArray().size(), 6);
        EXPECT_TRUE(player["packs"][0]["fixed"].isString());
        int cards = 0;
        for (const QJsonValue& card : player["cards"].toArray())
            cards += card["count"].toInt();
        EXPECT_EQ(cards, 60 + 5 * 15);
    }
    EXPECT_TRUE(storedDecks().isEmpty()) << "nobody asked to build one";
    const CliResult people = run({"deck", "sealed", "--seed", "7"});
    EXPECT_TRUE(people.out.contains("5 boosters; 135 cards")) << people.out.toStdString();
    EXPECT_TRUE(people.out.contains("PACK-12")) << "what the sources leave open";
}

TEST_F(SealedCommand, WritesAListThatTheCollectionReads)
{
    EXPECT_EQ(run({"deck", "sealed", "--players", "2", "-o", path("evening.csv")}).code, 0);
    EXPECT_EQ(run({"collection", "import", path("evening.csv")}).code, 0);
    const CliResult list = run({"collection", "list", "loc:\"player 2\"", "--json"});
    EXPECT_EQ(list.code, 0) << list.err.toStdString();
    EXPECT_TRUE(list.out.contains("Player 2")) << list.out.toStdString();
}

TEST_F(SealedCommand, BuildsLegalDecksAndKeepsTheRest)
{
    const CliResult result = run({"deck", "sealed", "--players", "2", "--build", "Evening"});
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(storedDecks(), (QStringList{"Evening, player 1", "Evening, player 1: the rest", "Evening, player 2",
                                          "Evening, player 2: the rest"}));
    for (const char* deck : {"Evening, player 1", "Evening, player 2"})
        EXPECT_EQ(run({"deck", "check", deck}).code, 0) << deck;
    for (const QString& stored : storedDecks())
        EXPECT_TRUE(result.out.contains("Stored " + stored)) << stored.toStdString() << result.out.toStdString();
    EXPECT_EQ(run({"undo"}).code, 0);
    EXPECT_TRUE(storedDecks().isEmpty()) << "an evening is one step";
}

TEST_F(SealedCommand, ImprovesADeckByTries)
{
    const QStringList words{"deck", "sealed", "--build", "Evening", "--tries", "4",     "--games",
                            "4",    "--seed", "3",       "--bots",  "agent",   "--json"};
    const QJsonObject player = run(words).json()["players"][0].toObject();
    EXPECT_EQ(player["improved"]["tried"].toInt(), 4);
    EXPECT_GE(player["improved"]["games"].toInt(), 4 * 4);
    EXPECT_EQ(run({"deck", "check", "Evening"}).code, 0);
    EXPECT_EQ(player["deck"]["name"].toString(), "Evening");
    // The deck and the rest are still what was opened.
    int opened = 0;
    for (const QJsonValue& card : player["cards"].toArray())
        opened += card["count"].toInt();
    const QJsonObject deck = run({"deck", "show", "Evening", "--json"}).json();
    const QJsonObject rest = run({"deck", "show", "Evening: the rest", "--json"}).json();
    int kept = 0;
    for (const QJsonObject& each : {deck, rest}) {
        for (const char* zone : {"team", "bureau_deck"})
            for (const QJsonValue& card : each[QLatin1String(zone)].toArray())
                kept += card["count"].toInt();
    }
    EXPECT_EQ(kept + 1, opened) << "one is the X-File";
}

TEST_F(SealedCommand, RefusesWhatCannotBeOpened)
{
    for (const QStringList& words : std::vector<QStringList>{{"--players", "1000"},
                                                             {"--players", "0"},
                                                             {"--boosters", "0", "--starters", "0"},
                                                             {"--boosters", "-1"},
                                                             {"--boosters", "2", "--reserve", "3"},
                                                             {"--seed", "soon"},
                                                             {"--booster", "9,4"},
                                                             {"--starter", "9,4,1000"},
                                                             {"--fixed", "Cigarette"},
                                                             {"--fixed", "mulder,scully"},
                                                             {"--tries", "4"},
                                                             {"--build", ""},
                                                             {"--build", "X", "--games", "4"},
                                                             {"--build", "X", "--tries", "4", "--games", "3"},
                                                             {"surplus"}}) {
        const CliResult result = run(QStringList{"deck", "sealed"} + words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString() << result.out.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
    EXPECT_TRUE(storedDecks().isEmpty());
}

TEST_F(SealedCommand, StoresStarterDecksThatAreLegal) // PACK-6
{
    const CliResult list = run({"deck", "starter"});
    EXPECT_EQ(list.code, 0);
    EXPECT_TRUE(list.out.contains("Starter: Phoebe Green: 60 cards")) << list.out.toStdString();
    EXPECT_TRUE(storedDecks().isEmpty());
    EXPECT_EQ(run({"deck", "starter", "phoebe green", "Mulder"}).code, 0);
    EXPECT_EQ(storedDecks(), (QStringList{"Starter: Mulder", "Starter: Phoebe Green"}));
    EXPECT_EQ(run({"deck", "starter", "all"}).code, 0);
    EXPECT_EQ(storedDecks().size(), 7) << "twice under another name";
    EXPECT_EQ(run({"undo"}).code, 0);
    EXPECT_EQ(storedDecks().size(), 2) << "all five are one step";
    EXPECT_EQ(run({"redo"}).code, 0);
    const QStringList stored = storedDecks();
    for (const QString& deck : stored)
        EXPECT_EQ(run({"deck", "check", deck}).code, 0) << deck.toStdString();
    const CliResult wrong = run({"deck", "starter", "cancer man"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_TRUE(wrong.err.contains("Krycek, Mulder")) << wrong.err.toStdString();
}

} // namespace dossier::test
