// The promises of the command line that hold for all commands: one JSON document, exit codes, nothing made by looking.
#include "cli_run.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

namespace dossier::test {

using Contract = CliTest;

TEST_F(Contract, HelpAndVersionAreJsonWhereItIsAsked)
{
    const QJsonObject version = runBare({"--json", "--version"}).json();
    EXPECT_EQ(version["program"].toString(), "dossier-cli");
    EXPECT_FALSE(version["version"].toString().isEmpty());
    const QJsonObject help = runBare({"--help", "--json"}).json();
    EXPECT_GT(help["commands"].toArray().size(), 40);
    EXPECT_FALSE(help["commands"][0]["about"].toString().isEmpty());
    const QJsonObject one = runBare({"deck", "check", "--help", "--json"}).json();
    EXPECT_TRUE(one["usage"].toString().startsWith("dossier-cli deck check DECK"));
    EXPECT_EQ(one["options"].toArray().size(), 3);
    EXPECT_EQ(one["options"][1]["choices"].toArray(), (QJsonArray{"advanced", "basic"}));
}

TEST_F(Contract, WithoutACommandTheUsageIsNoResult)
{
    const CliResult nothing = runBare({"--lang", "en"});
    EXPECT_EQ(nothing.code, 2);
    EXPECT_TRUE(nothing.out.isEmpty()) << nothing.out.toStdString();
    EXPECT_TRUE(nothing.err.contains("Usage: dossier-cli")) << nothing.err.toStdString();
}

// Whatever the exit code is: a script can read standard output.
TEST_F(Contract, JsonIsOneDocumentWhereTheCommandFails)
{
    const std::vector<std::pair<QStringList, int>> failing{{{}, 2},
                                                           {{"frobnicate"}, 2},
                                                           {{"collection", "add", "63", "0"}, 2},
                                                           {{"cards", "("}, 3},
                                                           {{"deck", "check", path("none.deck")}, 3},
                                                           {{"deck", "import", path("none.deck")}, 3},
                                                           {{"collection", "import", path("none.csv")}, 3},
                                                           {{"db", "import", path("none.zip")}, 3},
                                                           {{"db", "restore", path("none.sqlite")}, 3},
                                                           {{"play", "replay", path("none.json")}, 3},
                                                           {{"play", "scenario", path("none.json")}, 3},
                                                           {{"rules", "why", path("none.json")}, 3},
                                                           {{"play", "goldfish", path("none.deck")}, 3},
                                                           {{"play", "merge", path("none.json")}, 3},
                                                           {{"db", "backup", path("no/such/folder/x.sqlite")}, 4}};
    for (const auto& [words, code] : failing) {
        const CliResult result = run(QStringList{"--json"} + words);
        EXPECT_EQ(result.code, code) << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_EQ(result.json()["exit_code"].toInt(), code) << words.join(' ').toStdString();
        EXPECT_FALSE(result.json()["error"].toString().isEmpty()) << words.join(' ').toStdString();
        EXPECT_TRUE(result.err.startsWith("dossier-cli: ")) << result.err.toStdString();
    }
    const CliResult slip = runBare({"--json", "--lang", "tlh", "cards"});
    EXPECT_EQ(slip.code, 2);
    EXPECT_EQ(slip.json()["exit_code"].toInt(), 2);
}

TEST_F(Contract, ANumberThatCannotBeIsWrongUsage)
{
    const QString game = sample();
    const std::vector<QStringList> commands{{"collection", "add", "63"},
                                            {"collection", "remove", "63"},
                                            {"collection", "move", "63"},
                                            {"collection", "lend", "Aubrey,", "MO"},
                                            {"play", "goldfish", game, "--games"},
                                            {"play", "goldfish", game, "--seed"},
                                            {"play", "goldfish", game, "--jobs"},
                                            {"play", "goldfish", game, "--max-turns"},
                                            {"play", "match", game, game, "--games"},
                                            {"play", "match", game, game, "--worlds"},
                                            {"play", "match", game, game, "-o", path("s.json"), "--shard"},
                                            {"play", "gauntlet", game, game, "--games"},
                                            {"play", "duel", game, "--random-decks"},
                                            {"rules", "why", game, "--step"},
                                            {"deck", "sealed", "--players"},
                                            {"deck", "sealed", "--booster"},
                                            {"cards", "coverage", "--players", "--games"}};
    for (const QStringList& command : commands)
        for (const char* number : {"99999999999999999999", "1.5", "1e3", "0x10", "1,5"}) {
            const bool word = command.first() == QStringLiteral("collection") && number == QLatin1String("0x10");
            const CliResult result = run(command + QStringList{QString::fromLatin1(number)});
            EXPECT_EQ(result.code, word ? 3 : 2) << command.join(' ').toStdString() << ' ' << number;
        }
    EXPECT_EQ(run({"collection", "stats", "--json"}).json()["copies"].toInt(), 0);
}

TEST_F(Contract, LookingIntoADatabaseThatIsNotThereMakesNothing)
{
    const QString database = path("mistyped/folder/dossier.sqlite");
    const QList<QStringList> looking{{"collection", "list"},
                                     {"collection", "list", "t:site"},
                                     {"collection", "stats"},
                                     {"collection", "export"},
                                     {"collection", "remove", "63"},
                                     {"collection", "move", "63", "--to", "Box"},
                                     {"collection", "lend", "63"},
                                     {"deck", "list"},
                                     {"deck", "copy", "A", "B"},
                                     {"deck", "rename", "A", "B"},
                                     {"deck", "delete", "A"},
                                     {"deck", "missing", sample()},
                                     {"cards", "own>0"},
                                     {"cards", "show", "63"},
                                     {"history"},
                                     {"undo"},
                                     {"redo"},
                                     {"db", "check"},
                                     {"db", "info"},
                                     {"db", "upgrade"},
                                     {"db", "upgrade", "--set-aside"},
                                     {"db", "backup", path("backup.sqlite")},
                                     {"db", "export", path("all.zip")}};
    for (const QStringList& words : looking)
        for (const QStringList& place :
             QList<QStringList>{{"--db", database}, {"--data-dir", path("mistyped/folder")}}) {
            const CliResult result = runBare(QStringList{"--lang", "en"} + place + words);
            EXPECT_EQ(result.code, 4) << words.join(' ').toStdString();
            EXPECT_TRUE(result.err.contains("there is no database here")) << result.err.toStdString();
            EXPECT_TRUE(result.err.contains("mistyped")) << result.err.toStdString();
            EXPECT_FALSE(QFileInfo::exists(path("mistyped"))) << words.join(' ').toStdString();
        }
    EXPECT_FALSE(QFileInfo::exists(path("backup.sqlite")));
    EXPECT_FALSE(QFileInfo::exists(path("all.zip")));
    EXPECT_EQ(runBare({"--db", database, "db", "restore", path("none.sqlite")}).code, 3);
    EXPECT_EQ(runBare({"--db", database, "deck", "check", path("none.deck")}).code, 3);
    EXPECT_EQ(runBare({"--db", database, "cards", "t:site"}).code, 0); // asks nothing of it
    EXPECT_FALSE(QFileInfo::exists(path("mistyped")));
}

// "3 only where nothing could be understood", of a deck as of a collection and of sets.
TEST_F(Contract, AnImportEndsWithThreeOnlyWhereNothingIsUnderstood)
{
    const QByteArray set("Set,Number,Title,Type,Pool,Cost\n");
    struct Import
    {
        QStringList words;
        QByteArray head, good, bad;
    };
    for (const auto& [words, head, good, bad] :
         {Import{{"deck", "import"}, {}, "1 Dodge\n", "1 nobody of that name\n"},
          Import{{"collection", "import"}, "count,id\n", "1,XF96-0063v1\n", "x,XF96-0063v1\n"},
          Import{{"sets", "add"}, set, "Night,XF97-0905x1,Fog,Event,RP,1\n", "Night,,Fog,Event,RP,1\n"}})
        for (const bool guess : {false, true}) {
            if (guess && words.front() == "sets")
                continue;
            const QStringList whole = words + QStringList{file("in.csv", head + bad + bad + good + bad)} +
                                      (guess ? QStringList{"--guess"} : QStringList());
            const CliResult mixed = run(whole);
            EXPECT_EQ(mixed.code, 0) << words.join(' ').toStdString() << mixed.err.toStdString();
            EXPECT_TRUE(mixed.err.contains(":")) << "the others are told";
            file("in.csv", head + bad + bad);
            EXPECT_EQ(run(whole).code, 3) << words.join(' ').toStdString();
        }
}

// Who has just installed the program owns nothing yet; that is no mistake.
TEST_F(Contract, LookingBeforeAnythingIsKeptFindsNothingAndMakesNothing)
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", path("home").toLocal8Bit());
    EXPECT_EQ(runBare({"collection", "list", "--json"}).json()["copies"].toInt(-1), 0);
    EXPECT_EQ(runBare({"deck", "list", "--json"}).json()["decks"].toArray(), QJsonArray());
    EXPECT_EQ(runBare({"cards", "show", "63", "--json"}).json()["owned"].toInt(-1), 0);
    EXPECT_EQ(runBare({"undo"}).code, 1);
    EXPECT_EQ(runBare({"db", "info"}).code, 4);
    EXPECT_FALSE(QFileInfo::exists(path("home")));
    EXPECT_EQ(runBare({"collection", "add", "63", "2"}).code, 0);
    EXPECT_EQ(runBare({"collection", "list", "--json"}).json()["copies"].toInt(-1), 2);
    qputenv("XDG_DATA_HOME", before);
}

// As the window has them.
TEST_F(Contract, FindsTheDatabaseInAFolderOrBesideTheProgram)
{
    EXPECT_EQ(runBare({"--data-dir", path("all"), "collection", "add", "63", "4"}).code, 0);
    EXPECT_TRUE(QFileInfo::exists(path("all/dossier.sqlite")));
    EXPECT_EQ(runBare({"collection", "stats", "--json", "--data-dir=" + path("all")}).json()["copies"].toInt(), 4);
    const QString beside = QCoreApplication::applicationDirPath() + "/data/dossier.sqlite";
    if (!QFileInfo::exists(beside)) {
        const CliResult portable = runBare({"--lang", "en", "--portable", "collection", "stats"});
        EXPECT_EQ(portable.code, 4);
        EXPECT_TRUE(portable.err.contains(beside)) << portable.err.toStdString();
    }
    EXPECT_EQ(runBare({"--data-dir"}).code, 2);
}

TEST_F(Contract, ListsTheDecksThatASearchFinds)
{
    run({"deck", "import", sample()});
    run({"deck", "import", file("small.deck", "Name: Small\nBureau Deck:\n3 Aubrey, MO\n")});
    const auto names = [&](const QStringList& query) {
        QStringList found;
        for (const QJsonValue& deck : run(QStringList{"deck", "list", "--json"} + query).json()["decks"].toArray())
            found << deck["name"].toString();
        return found;
    };
    EXPECT_EQ(names({}), (QStringList{"Night shift", "Small"}));
    EXPECT_EQ(names({"small"}), QStringList{"Small"});
    EXPECT_EQ(names({"legal:yes"}), QStringList{"Night shift"});
    EXPECT_EQ(names({"[[aubrey]]>=3"}), QStringList{"Small"});
    EXPECT_EQ(names({"night", "shift"}), QStringList{"Night shift"});
    EXPECT_EQ(names({"nosuchdeck"}), QStringList());
    EXPECT_EQ(run({"deck", "list", "("}).code, 3);
}

TEST_F(Contract, ReadsTheCollectionItWritesInBothFormats)
{
    run({"collection", "add", "63", "5", "--condition", "nm", "--location", "Box 1"});
    run({"collection", "lend", "63", "2", "--to", "Frank"});
    const QJsonObject kept = run({"collection", "list", "--json"}).json();
    for (const char* format : {"csv", "json"}) {
        const QString file = path(format);
        EXPECT_EQ(run({"collection", "export", "--format", format, "-o", file}).code, 0);
        run({"collection", "remove", "63", "5"});
        const CliResult back = run({"collection", "import", file, "--json"});
        EXPECT_EQ(back.code, 0) << back.err.toStdString();
        EXPECT_EQ(back.json()["copies"].toInt(), 5);
        EXPECT_EQ(run({"collection", "list", "--json"}).json(), kept) << format;
    }
    EXPECT_EQ(run({"collection", "import", file("broken.json", "[{\"id\":")}).code, 3);
}

TEST_F(Contract, CoverageCountsWhatIsPlayed)
{
    const QJsonObject all = run({"cards", "coverage", "--json"}).json();
    EXPECT_EQ(all["cards"].toArray().size(), all["of"].toInt());
    EXPECT_GT(all["with_effect"].toInt(), 200);
    EXPECT_EQ(all["working"].toInt() + all["manual"].toArray().size(), all["with_effect"].toInt());
}

} // namespace dossier::test
