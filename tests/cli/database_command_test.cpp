#include "cli_run.h"
#include "db/file/database.h"
#include "db/stores/deck_versions.h"
#include "support/base_set.h"

#include <QDir>
#include <QJsonArray>
#include <QSqlQuery>

#include <unistd.h>

namespace dossier::test {

using DatabaseCommand = CliTest;

TEST_F(DatabaseCommand, ChecksBacksUpAndRestores)
{
    run({"collection", "add", "XF96-0063v1", "3"});
    EXPECT_EQ(run({"db", "check", "--json"}).json()["ok"].toBool(), true);
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 3);
    const QString copy = path("copy.sqlite");
    EXPECT_EQ(run({"db", "backup", copy}).code, 0);
    EXPECT_EQ(run({"db", "backup", copy}).code, 4); // never overwritten
    run({"collection", "remove", "XF96-0063v1", "3"});
    const CliResult restored = run({"db", "restore", copy});
    EXPECT_EQ(restored.code, 0);
    EXPECT_TRUE(restored.out.contains("the former one was kept beside it")) << restored.out.toStdString();
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 3);
}

// They were lost by who took the archive for a backup, without a word.
TEST_F(DatabaseCommand, SaysThatAnArchiveHasNoVersionsOfDecks)
{
    run({"deck", "import", sample()});
    const CliResult none = run({"db", "export", path("none.zip"), "--json"});
    EXPECT_EQ(none.json()["versions_left_out"].toInt(), 0);
    EXPECT_FALSE(none.err.contains("earlier version")) << none.err.toStdString();
    {
        Database database(path(QStringLiteral("test.sqlite")));
        DeckVersions(database, baseSet()).keep(1, QStringLiteral("before the change"));
    }
    const CliResult one = run({"db", "export", path("one.zip"), "--json"});
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(one.json()["versions_left_out"].toInt(), 1);
    EXPECT_TRUE(one.err.contains("1 earlier version of a deck is not in it: `dossier-cli db backup` keeps it."))
        << one.err.toStdString();
}

// Its path and its permissions are right; what was named is not what was meant.
TEST_F(DatabaseCommand, SaysThatADatabaseIsNoCopyOfItself)
{
    run({"collection", "add", "XF96-0063v1"});
    const CliResult refused = run({"db", "restore", path("test.sqlite")});
    EXPECT_EQ(refused.code, 3);
    EXPECT_TRUE(refused.err.contains("is the database itself")) << refused.err.toStdString();
    EXPECT_FALSE(refused.err.contains("permissions")) << refused.err.toStdString();
}

// A copy with what no reader takes is put in place all the same: it may be all there is.
TEST_F(DatabaseCommand, SaysThatARestoredCopyIsDamaged)
{
    run({"collection", "add", "XF96-0063v1", "3"});
    const QString copy = path("copy.sqlite");
    EXPECT_EQ(run({"db", "backup", copy}).code, 0);
    EXPECT_EQ(run({"db", "restore", copy, "--json"}).json()["problems"].toArray().size(), 0);
    {
        const Database database(copy);
        QSqlQuery(database.connection()).exec(QStringLiteral("UPDATE collection SET acquired = 'yesterday'"));
    }
    const CliResult restored = run({"db", "restore", copy});
    EXPECT_EQ(restored.code, 0);
    EXPECT_TRUE(restored.err.contains("damaged")) << restored.err.toStdString();
    EXPECT_EQ(run({"db", "check"}).code, 1);
}

TEST_F(DatabaseCommand, SaysThatTheFormerIsKeptOnlyWhereThereWasOne)
{
    run({"collection", "add", "XF96-0063v1", "3"});
    const QString copy = path("copy.sqlite");
    EXPECT_EQ(run({"db", "backup", copy}).code, 0);
    for (const bool isEmpty : {false, true}) {
        const QString database = path(isEmpty ? "empty.sqlite" : "none.sqlite");
        if (isEmpty)
            file("empty.sqlite", {});
        const CliResult restored = runBare({"--db", database, "db", "restore", copy});
        EXPECT_EQ(restored.code, 0);
        EXPECT_TRUE(restored.out.contains("was restored")) << restored.out.toStdString();
        EXPECT_FALSE(restored.out.contains("kept")) << restored.out.toStdString();
    }
}

TEST_F(DatabaseCommand, SaysWhatIsWrongWithADatabaseItWillNotOpen)
{
    run({"collection", "add", "XF96-0063v1"});
    {
        const Database database(path(QStringLiteral("test.sqlite")));
        QSqlQuery(database.connection()).exec(QStringLiteral("CREATE VIEW planted AS SELECT 1"));
    }
    const CliResult checked = run({"db", "check", "--json"});
    EXPECT_EQ(checked.code, 1);
    EXPECT_FALSE(checked.json()["ok"].toBool());
    EXPECT_TRUE(checked.out.contains("planted")) << checked.out.toStdString();
    EXPECT_EQ(run({"collection", "list"}).code, 4);
}

TEST_F(DatabaseCommand, SaysWhatNoReaderWouldTakeAgain)
{
    run({"collection", "add", "XF96-0063v1"});
    {
        const Database database(path(QStringLiteral("test.sqlite")));
        QSqlQuery(database.connection()).exec(QStringLiteral("UPDATE collection SET acquired = 'garbage'"));
    }
    const CliResult checked = run({"db", "check"});
    EXPECT_EQ(checked.code, 1);
    EXPECT_TRUE(checked.out.contains("XF96-0063v1")) << checked.out.toStdString();
    EXPECT_TRUE(checked.out.contains("garbage")) << checked.out.toStdString();
}

// What the check calls sound can be undone.
TEST_F(DatabaseCommand, NamesAStepThatUndoWouldRefuse)
{
    run({"deck", "starter", "all"});
    run({"deck", "delete", "Starter: Scully"});
    {
        const Database database(path(QStringLiteral("test.sqlite")));
        QSqlQuery(database.connection())
            .exec(QStringLiteral("UPDATE history_deck SET image = json_set(image, '$.created', 'once') "
                                 "WHERE image IS NOT NULL"));
    }
    const CliResult checked = run({"db", "check"});
    EXPECT_EQ(checked.code, 1);
    EXPECT_TRUE(checked.out.contains("a step of the history cannot be gone over")) << checked.out.toStdString();
    EXPECT_NE(run({"undo"}).code, 0);
}

TEST_F(DatabaseCommand, AFileThatIsNotOursIsNamedAndLeftAlone)
{
    const QByteArray text = "Dear diary, this is no database at all, and it is longer than a header.\n";
    const QString diary = file("diary.txt", text.repeated(20));
    for (const QStringList& words : QList<QStringList>{{"db", "info"}, {"collection", "add", "XF96-0063v1"}}) {
        const CliResult result = runBare(QStringList{"--lang", "en", "--db", diary} + words);
        EXPECT_EQ(result.code, 4);
        EXPECT_TRUE(result.err.contains("diary.txt")) << result.err.toStdString();
    }
    QFile file(diary);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), text.repeated(20));
    EXPECT_EQ(runBare({"--db", path(""), "db", "info"}).code, 4); // a folder
}

// Lines that nobody understood lie beside the database, and move with everything else.
TEST_F(DatabaseCommand, AnArchiveTakesTheLinesAlongThatNobodyUnderstood)
{
    run({"collection", "add", "XF96-0063v1"});
    ASSERT_TRUE(QDir(path("")).mkpath(QStringLiteral("not understood")));
    QByteArray lines = "Qty,Name\n1,Nobody\n1,For\xE9st\n"; // somebody else may have written there
    lines.insert(4, '\0');
    file("not understood/old list.csv # 1.txt", lines);
    EXPECT_EQ(run({"--json", "db", "export", path("all.zip")}).json()["not_understood"].toInt(), 1);
    ASSERT_TRUE(QDir(path("")).mkpath(QStringLiteral("other")));
    for (int times = 0; times < 2; ++times) {
        const CliResult taken = runBare({"--db", path("other/o.sqlite"), "--json", "db", "import", path("all.zip")});
        EXPECT_EQ(taken.code, 0) << taken.err.toStdString();
        EXPECT_EQ(taken.json()["not_understood"].toInt(), 1);
    }
    const QDir kept(path("other/not understood"));
    ASSERT_EQ(kept.entryList(QDir::Files), QStringList{"old list.csv # 1.txt"}) << "once, however often it is taken in";
    QFile left(kept.filePath(QStringLiteral("old list.csv # 1.txt")));
    ASSERT_TRUE(left.open(QIODevice::ReadOnly));
    EXPECT_EQ(left.readAll(), lines);
}

TEST_F(DatabaseCommand, AnOutputFileThatCannotBeWrittenEndsWithFour)
{
    const CliResult result = run({"deck", "export", sample(), "--format", "text", "-o", path("no/such/folder/x.deck")});
    EXPECT_EQ(result.code, 4);
    EXPECT_TRUE(result.err.contains("x.deck"));
}

TEST_F(DatabaseCommand, ExportsEverythingAndTakesItInAgain)
{
    run({"collection", "add", "XF96-0063v1", "2", "--location", "Box 1"});
    const QString zip = path("all.zip");
    EXPECT_EQ(run({"db", "export", zip}).code, 0);
    run({"collection", "remove", "XF96-0063v1", "2"});
    const CliResult back = run({"db", "import", zip, "--json"});
    ASSERT_EQ(back.code, 0) << back.err.toStdString();
    EXPECT_EQ(back.json()["rows"].toInt(), 1);
    EXPECT_EQ(run({"collection", "list", "loc:box", "--json"}).json()["copies"].toInt(), 2);
    EXPECT_EQ(run({"db", "import", file("no.zip", "PK\x03\x04 nonsense")}).code, 3);
}

// All of it or nothing, unless one asks for what is left; then what is not is named.
TEST_F(DatabaseCommand, RefusesADamagedExportOrTakesInWhatIsWhole)
{
    run({"collection", "add", "XF96-0063v1", "2"});
    const QString zip = path("all.zip");
    run({"db", "export", zip});
    run({"collection", "remove", "XF96-0063v1", "2"});
    QFile damaged(zip);
    ASSERT_TRUE(damaged.open(QIODevice::ReadWrite));
    QByteArray bytes = damaged.readAll();
    const qsizetype at = bytes.indexOf("decks.json") + 12;
    bytes[at] = static_cast<char>(bytes[at] ^ 4);
    damaged.seek(0);
    damaged.write(bytes);
    damaged.close();
    const CliResult refused = run({"db", "import", zip});
    EXPECT_EQ(refused.code, 3);
    EXPECT_TRUE(refused.err.contains("damaged")) << refused.err.toStdString();
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 0);
    const CliResult rest = run({"db", "import", zip, "--damaged", "--json"});
    EXPECT_EQ(rest.code, 1);
    EXPECT_EQ(rest.json()["rows"].toInt(), 1);
    EXPECT_EQ(rest.json()["missing"].toArray(), QJsonArray{"decks.json"});
    EXPECT_TRUE(rest.err.contains("decks.json")) << rest.err.toStdString();
}

// Read as ever; but what is passed over is said, with its key and where it stands.
TEST_F(DatabaseCommand, KeysThatNobodyKnowsAreSaidByEveryReader)
{
    const QString deck = file("deck.json", "{\"name\":\"n\",\n\"sleeves\":1,\"cards\":{\"XF96-0063v1\":1}}");
    const QString cards = file("cards.json", "[{\"id\":\"XF96-0063v1\",\"count\":1,\n\"sleeve\":\"A\"}]");
    for (const QStringList& words :
         {QStringList{"deck", "import", deck}, {"deck", "check", deck}, {"deck", "stats", deck}}) {
        const CliResult result = run(words);
        EXPECT_EQ(result.err.count("deck.json: the key “sleeves” in line 2"), 1) << result.err.toStdString();
        EXPECT_NE(result.code, 3);
    }
    const CliResult taken = run({"collection", "import", cards, "--json"});
    EXPECT_EQ(taken.code, 0);
    EXPECT_EQ(taken.json()["owned"].toInt(), 1);
    EXPECT_EQ(taken.err.count("the key “sleeve” in line 1"), 1) << taken.err.toStdString();
}

// The same once more brings nothing, and says so.
TEST_F(DatabaseCommand, WhatAnArchiveBroughtIsThereAlready)
{
    run({"deck", "import", sample()});
    const QString zip = path("all.zip");
    run({"db", "export", zip});
    const CliResult again = run({"db", "import", zip});
    EXPECT_TRUE(again.out.contains("1 deck was there already")) << again.out.toStdString();
    EXPECT_EQ(run({"db", "import", zip, "--json"}).json()["decks_there"].toInt(), 1);
    EXPECT_EQ(run({"deck", "list", "--json"}).json()["decks"].toArray().size(), 1);
}

} // namespace dossier::test
