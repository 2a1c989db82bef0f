#include "db/file/connection.h"
#include "db/file/upgrade_turn.h"
#include "db/temporary_database.h"
#include "disk/file_moves.h"
#include "tests/support/waiting.h"

#include <QDir>
#include <QFileInfo>

#include <future>

namespace dossier {

using test::bytesOf;
using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using test::writeBytes;
using Kind = StoreError::Kind;

namespace {

int copiesIn(const QString& path)
{
    Database database(path);
    EXPECT_EQ(database.check(), QStringList());
    return CollectionStore(database).totalCopies();
}

// A database with three copies, and a backup of it from when it had one.
class RestoreTest : public testing::Test
{
protected:
    RestoreTest()
    {
        Database database(temporary.path);
        CollectionStore store(database);
        store.add(owned("XF96-0001v1", 1));
        database.backupTo(backup);
        store.add(owned("XF96-0001v1", 2));
    }

    TemporaryDatabase temporary;
    QString backup = temporary.file("backup.sqlite");
};

} // namespace

TEST_F(RestoreTest, BringsBackTheBackupAndKeepsTheFormerFile)
{
    const QByteArray bytes = bytesOf(backup);
    const QString former = Database::restore(temporary.path, backup);
    EXPECT_EQ(copiesIn(temporary.path), 1);
    EXPECT_EQ(copiesIn(former), 3);
    EXPECT_EQ(bytesOf(backup), bytes);
    EXPECT_TRUE(temporary.names("*restored*").isEmpty());
}

TEST_F(RestoreTest, LeavesNothingBesideWhatItReads)
{
    {
        const Database opened(backup); // from now on it is written by way of a log
    }
    ASSERT_EQ(temporary.names("backup*"), QStringList{"backup.sqlite"});
    Database::restore(temporary.path, backup);
    EXPECT_EQ(temporary.names("backup*"), QStringList{"backup.sqlite"});
}

TEST_F(RestoreTest, TakesInTheLogOfABackupThatIsOpen)
{
    Database opened(backup);
    CollectionStore(opened).add(owned("XF96-0001v1", 5));
    Database::restore(temporary.path, backup);
    EXPECT_EQ(copiesIn(temporary.path), 6);
}

TEST_F(RestoreTest, MakesADatabaseWhereThereIsNone)
{
    const QString path = temporary.file("new/dossier.sqlite");
    EXPECT_EQ(Database::restore(path, backup), QString());
    EXPECT_EQ(copiesIn(path), 1);
}

TEST_F(RestoreTest, TakesInTheLogOfAFormerThatWasKilled)
{
    // What a kill leaves: the file and its log, copied away while the database is open.
    const QString killed = temporary.file("killed.sqlite");
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 4));
        ASSERT_TRUE(QFile::copy(temporary.path, killed));
        ASSERT_TRUE(QFile::copy(temporary.path + "-wal", killed + "-wal"));
    }
    const QString former = Database::restore(killed, backup);
    EXPECT_EQ(copiesIn(killed), 1);
    EXPECT_EQ(copiesIn(former), 7);
}

TEST_F(RestoreTest, ThroughALinkReplacesTheFileNotTheLink)
{
    const QString link = temporary.file("link.sqlite");
    ASSERT_TRUE(QFile::link(temporary.path, link));
    Database::restore(link, backup);
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_EQ(copiesIn(temporary.path), 1);
}

TEST_F(RestoreTest, ThroughALinkThatPointsNowhereMakesTheFileItNames)
{
    ASSERT_TRUE(QDir().mkpath(temporary.file("real")));
    const QString link = temporary.file("dangling.sqlite");
    const QString first = temporary.file("first.sqlite");
    ASSERT_TRUE(QFile::link(QStringLiteral("real/d.sqlite"), link));
    ASSERT_TRUE(QFile::link(QStringLiteral("dangling.sqlite"), first));
    EXPECT_EQ(Database::restore(first, backup), QString());
    EXPECT_TRUE(QFileInfo(first).isSymLink());
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_EQ(copiesIn(temporary.file("real/d.sqlite")), 1);
}

TEST_F(RestoreTest, ReplacesADamagedDatabaseAndSetsItsLogAside)
{
    const QByteArray whole = bytesOf(temporary.path);
    writeBytes(temporary.path, whole.left(whole.size() / 2));
    writeBytes(temporary.path + "-wal", "stale");
    const QString former = Database::restore(temporary.path, backup);
    EXPECT_EQ(copiesIn(temporary.path), 1);
    EXPECT_EQ(bytesOf(former), whole.left(whole.size() / 2));
}

TEST_F(RestoreTest, RefusesWhatIsNoSoundBackup)
{
    const QByteArray before = bytesOf(temporary.path);
    const QString bad = temporary.file("bad");
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, bad); }), Kind::CannotOpen);
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, temporary.path); }), Kind::Itself);
    writeBytes(bad, "Dear Agent Scully,\n");
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, bad); }), Kind::NotOurs);
    writeBytes(bad, "");
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, bad); }), Kind::NotOurs);
    QByteArray damaged = bytesOf(backup);
    damaged.replace(damaged.size() - 4096, 4096, QByteArray(4096, '\x5a'));
    writeBytes(bad, damaged);
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, bad); }), Kind::Damaged);
    {
        const Connection connection(backup, Access::ReadWrite, std::chrono::milliseconds(0));
        run({connection.database(), {}, {}}, QStringLiteral("PRAGMA user_version = 9999"));
    }
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, backup); }), Kind::Newer);
    EXPECT_EQ(bytesOf(temporary.path), before);
    EXPECT_EQ(temporary.names("dossier.*"), QStringList{"dossier.sqlite"});
}

TEST_F(RestoreTest, RefusesToTakeThePlaceOfAFileThatIsNotOurs)
{
    const QString letter = temporary.file("letter.txt");
    writeBytes(letter, "Dear Agent Scully,\n");
    EXPECT_EQ(thrownBy([&] { Database::restore(letter, backup); }), Kind::NotOurs);
    EXPECT_EQ(bytesOf(letter), "Dear Agent Scully,\n");
}

// A change that was not finished, a log, be they of this file or not: the copy is read as SQLite would make it, and
// what lies there stays as it is.
TEST_F(RestoreTest, WhateverLiesBesideTheBackupIsNoHindranceAndStays)
{
    for (const char* ending : {"-journal", "-wal"}) {
        const QByteArray strange(5000, 'x');
        writeBytes(backup + ending, strange);
        const QByteArray before = bytesOf(backup);
        EXPECT_NO_THROW(Database::restore(temporary.path, backup)) << ending;
        EXPECT_EQ(bytesOf(backup + ending), strange) << ending;
        EXPECT_EQ(bytesOf(backup), before) << ending;
        EXPECT_FALSE(QFile::exists(backup + "-shm")) << ending;
        EXPECT_EQ(copiesIn(temporary.path), 1) << ending;
        EXPECT_TRUE(QFile::remove(backup + ending));
    }
}

// What a restore killed at one moment leaves: nothing is in it to be taken back.
TEST_F(RestoreTest, AnEmptyJournalIsNotKeptBesideTheFormerFile)
{
    for (int times = 0; times < 2; ++times) { // with a write-ahead log and without
        writeBytes(temporary.path + "-journal", "");
        EXPECT_NO_THROW(Database::restore(temporary.path, backup));
        EXPECT_TRUE(temporary.names("*-journal").isEmpty()) << times;
    }
}

TEST_F(RestoreTest, RefusesWhileTheDatabaseIsOpen)
{
    Database open(temporary.path);
    EXPECT_EQ(thrownBy([&] { Database::restore(temporary.path, backup); }), Kind::Locked);
    EXPECT_EQ(CollectionStore(open).totalCopies(), 3);
    EXPECT_TRUE(temporary.names("*restored*").isEmpty());
}

// Another program's first command: it finds nothing, or an empty file, while the backup is read, and makes a database.
TEST_F(RestoreTest, KeepsWhatAnotherProgramMadeMeanwhileWhereNothingWas)
{
    for (const bool isEmpty : {false, true}) {
        const TemporaryDatabase place;
        if (isEmpty)
            writeBytes(place.path, "");
        const QString made = place.file("made");
        ASSERT_TRUE(QFile::copy(temporary.path, made));
        std::optional<UpgradeTurn> turn;
        turn.emplace(place.path, std::chrono::milliseconds(0), QStringLiteral("test"));
        std::future<QString> restored =
            std::async(std::launch::async, [&] { return Database::restore(place.path, backup); });
        ASSERT_TRUE(test::waitUntil([&] { return !place.names("*restored.sqlite").isEmpty(); })) << "nobody waits";
        ASSERT_EQ(putInPlaceOf(made.toStdString(), place.path.toStdString()), 0);
        turn.reset();
        const QString former = restored.get();
        EXPECT_EQ(copiesIn(place.path), 1);
        ASSERT_NE(former, QString());
        EXPECT_EQ(copiesIn(former), 3);
    }
}

TEST_F(RestoreTest, WhatIsMadeOrChangedBesidesContentsHasToWaitForTheTurn)
{
    const QString path = temporary.file("new.sqlite");
    ASSERT_TRUE(QFile::copy(backup, temporary.file("journal.sqlite")));
    const UpgradeTurn turn(temporary.path, std::chrono::milliseconds(0), QStringLiteral("test"));
    DatabaseOptions options;
    options.patience = std::chrono::milliseconds(0);
    EXPECT_EQ(thrownBy([&] { const Database database(path, options); }), Kind::Locked);
    EXPECT_FALSE(QFile::exists(path));
    writeBytes(path, "");
    EXPECT_EQ(thrownBy([&] { const Database database(path, options); }), Kind::Locked);
    EXPECT_EQ(bytesOf(path), "");
    // What is whole is opened, if need be with the journal it has.
    const Database opened(temporary.path, options);
    Database without(temporary.file("journal.sqlite"), options);
    CollectionStore(without).add(owned("XF96-0001v1", 1));
    EXPECT_TRUE(temporary.names("journal*-wal").isEmpty());
}

// An empty file, too, is one that somebody may be writing into.
TEST_F(RestoreTest, RefusesWhereADatabaseIsBeingMade)
{
    const QString path = temporary.file("new.sqlite");
    const Connection maker(path, Access::ReadWrite, std::chrono::milliseconds(0));
    run({maker.database(), path, {}}, QStringLiteral("BEGIN IMMEDIATE"));
    run({maker.database(), path, {}}, QStringLiteral("CREATE TABLE begun (number)"));
    EXPECT_EQ(thrownBy([&] { Database::restore(path, backup); }), Kind::Locked);
    EXPECT_TRUE(temporary.names("*restored*").isEmpty());
    EXPECT_NO_THROW(run({maker.database(), path, {}}, QStringLiteral("COMMIT")));
}

TEST_F(RestoreTest, LeavesNothingAndTakesNothingAwayWhereTheBackupIsNone)
{
    const QString path = temporary.file("new.sqlite");
    EXPECT_EQ(thrownBy([&] { Database::restore(path, temporary.file("none")); }), Kind::CannotOpen);
    EXPECT_FALSE(QFile::exists(path));
    writeBytes(path, "");
    EXPECT_EQ(thrownBy([&] { Database::restore(path, temporary.file("none")); }), Kind::CannotOpen);
    EXPECT_TRUE(QFile::exists(path));
}

// The log of a database that is gone belongs to no other.
TEST_F(RestoreTest, TakesNoLogOfAnotherIn)
{
    const QString path = temporary.file("gone.sqlite");
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 4));
        ASSERT_TRUE(QFile::copy(temporary.path + "-wal", path + "-wal"));
    }
    EXPECT_EQ(Database::restore(path, backup), QString());
    EXPECT_EQ(copiesIn(path), 1);
}

} // namespace dossier
