// Files that may not be written, other processes that hold the lock.
#include "db/file/connection.h"
#include "db/temporary_database.h"
#include "support/ordinary_user.h"

#include <QDir>

#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

using test::impatient;
using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

void setMode(const QString& path, mode_t mode)
{
    ASSERT_EQ(::chmod(path.toLocal8Bit().constData(), mode), 0);
}

class ReadOnlyTest : public testing::Test
{
protected:
    ReadOnlyTest()
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 3));
    }
    // So that the folder can be removed.
    ~ReadOnlyTest() override { ::chmod(temporary.folder.path().toLocal8Bit().constData(), 0755); }

    TemporaryDatabase temporary;
};

// Reading works, writing says ReadOnly.
void expectReadOnly(const QString& path)
{
    Database database(path, impatient());
    EXPECT_TRUE(database.isReadOnly());
    CollectionStore store(database);
    EXPECT_EQ(store.totalCopies(), 3);
    EXPECT_EQ(store.heaps().size(), 1u);
    EXPECT_EQ(database.check(), QStringList());
    database.mirrorCards(test::baseSet());
    EXPECT_EQ(thrownBy([&] { store.add(owned("XF96-0001v1", 1)); }), Kind::ReadOnly);
    EXPECT_EQ(thrownBy([&] { DeckStore(database, test::baseSet()).create(test::deckNamed("x")); }), Kind::ReadOnly);
    EXPECT_EQ(store.totalCopies(), 3);
}

} // namespace

namespace {

class ReplacedTest : public testing::Test
{
protected:
    ReplacedTest() { m_store.add(owned("XF96-0001v1", 3)); }

    void expectNothingIsChanged()
    {
        EXPECT_EQ(thrownBy([&] { m_store.add(owned("XF96-0001v1", 1)); }), Kind::Replaced);
        EXPECT_EQ(thrownBy([&] { DeckStore(m_database, test::baseSet()).create(test::deckNamed("x")); }),
                  Kind::Replaced);
        EXPECT_EQ(m_store.totalCopies(), 3);
    }

    TemporaryDatabase temporary;

private:
    Database m_database{temporary.path};
    CollectionStore m_store{m_database};
};

} // namespace

// SQLite goes on with a file that nobody finds any more: what was done then would be gone with the program.
TEST_F(ReplacedTest, NothingIsChangedInAFileThatIsGone)
{
    ASSERT_TRUE(QFile::remove(temporary.path));
    expectNothingIsChanged();
}

TEST_F(ReplacedTest, NothingIsChangedWhereAnotherFileHasCome)
{
    ASSERT_TRUE(QFile::copy(temporary.path, temporary.path + QStringLiteral("x")));
    ASSERT_EQ(::rename((temporary.path + QStringLiteral("x")).toLocal8Bit().constData(),
                       temporary.path.toLocal8Bit().constData()),
              0);
    expectNothingIsChanged();
}

// ... and it can be put back where it was.
TEST_F(ReplacedTest, AllGoesOnWhereItIsPutBack)
{
    const QString away = temporary.path + QStringLiteral("x");
    ASSERT_TRUE(QFile::rename(temporary.path, away));
    expectNothingIsChanged();
    ASSERT_TRUE(QFile::rename(away, temporary.path));
    Database again(temporary.path);
    CollectionStore(again).add(owned("XF96-0001v1", 1));
    EXPECT_EQ(CollectionStore(again).totalCopies(), 4);
}

TEST_F(ReadOnlyTest, AFileThatMayNotBeWrittenIsReadFrom)
{
    setMode(temporary.path, 0444);
    setMode(temporary.folder.path(), 0777);
    const test::OrdinaryUser user;
    if (!user.ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    expectReadOnly(temporary.path);
}

TEST_F(ReadOnlyTest, AFolderThatMayNotBeWrittenIsReadFrom)
{
    setMode(temporary.path, 0666);
    setMode(temporary.folder.path(), 0555);
    const test::OrdinaryUser user;
    if (!user.ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    expectReadOnly(temporary.path);
    EXPECT_EQ(thrownBy([&] { Database database(temporary.file("new.sqlite")); }), Kind::CannotOpen);
    EXPECT_EQ(thrownBy([&] { Database database(temporary.file("new/dossier.sqlite")); }), Kind::CannotOpen);
}

TEST_F(ReadOnlyTest, AFileThatMayNotBeReadIsNamed)
{
    setMode(temporary.path, 0000);
    setMode(temporary.folder.path(), 0777);
    const test::OrdinaryUser user;
    if (!user.ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path); }), Kind::CannotOpen);
}

TEST_F(ReadOnlyTest, AnOldFileThatMayNotBeWrittenIsNotUpgraded)
{
    setMode(temporary.path, 0444);
    setMode(temporary.folder.path(), 0777);
    const test::OrdinaryUser user;
    if (!user.ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    DatabaseOptions options = impatient();
    options.migrations.push_back({Database::newestVersion() + 1, "test.sql", "CREATE TABLE tag (name TEXT)"});
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path, options); }), Kind::OldReadOnly);
}

TEST_F(ReadOnlyTest, ABackupCanBeMadeOfIt)
{
    setMode(temporary.path, 0444);
    setMode(temporary.folder.path(), 0777);
    const test::OrdinaryUser user;
    if (!user.ready())
        GTEST_SKIP() << "cannot give up root's rights here";
    Database(temporary.path).backupTo(temporary.file("backup.sqlite"));
    Database backup(temporary.file("backup.sqlite"));
    EXPECT_EQ(CollectionStore(backup).totalCopies(), 3);
}

// A pipe where SQLite keeps its journal would be waited for, whatever is asked of the database.
TEST(BesideTheDatabase, WhatIsNoRegularFileIsNamed)
{
    const TemporaryDatabase temporary;
    const QString backup = temporary.file("backup.sqlite");
    Database(temporary.path).backupTo(backup);
    for (const char* ending : {"-journal", "-wal", "-shm"})
        for (const bool pipe : {true, false}) {
            const QString beside = temporary.path + QLatin1String(ending);
            if (pipe)
                ASSERT_EQ(::mkfifo(beside.toLocal8Bit().constData(), S_IRUSR | S_IWUSR), 0);
            else
                ASSERT_TRUE(QDir().mkdir(beside));
            for (const bool restores : {false, true})
                try {
                    if (restores)
                        Database::restore(temporary.path, backup);
                    else
                        Database{temporary.path};
                    ADD_FAILURE() << ending << pipe << restores;
                } catch (const StoreError& error) {
                    EXPECT_EQ(error.kind(), Kind::CannotOpen) << ending << pipe << restores;
                    EXPECT_EQ(error.path(), beside);
                }
            EXPECT_TRUE(pipe ? QFile::remove(beside) : QDir().rmdir(beside));
        }
    EXPECT_EQ(Database(temporary.path).outcome(), Database::Outcome::UpToDate);
}

TEST(Locked, AnotherProcessThatWritesStopsWritingButNotReading)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path, impatient());
    CollectionStore store(database);
    store.add(owned("XF96-0001v1", 1));

    const Connection other(temporary.path, Access::ReadWrite, std::chrono::milliseconds(0));
    const Work otherWork{other.database(), temporary.path, QStringLiteral("test")};
    run(otherWork, QStringLiteral("BEGIN IMMEDIATE"));
    EXPECT_EQ(thrownBy([&] { store.add(owned("XF96-0001v1", 1)); }), Kind::Locked);
    EXPECT_EQ(store.totalCopies(), 1);
    EXPECT_EQ(Database(temporary.path, impatient()).outcome(), Database::Outcome::UpToDate);
    run(otherWork, QStringLiteral("ROLLBACK"));
    store.add(owned("XF96-0001v1", 1)); // and all is well again
    EXPECT_EQ(store.totalCopies(), 2);
}

TEST(Locked, AnotherProcessThatKeepsTheFileForItselfIsNamed)
{
    const TemporaryDatabase temporary;
    {
        const Database database(temporary.path);
    }
    const Connection other(temporary.path, Access::ReadWrite, std::chrono::milliseconds(0));
    const Work otherWork{other.database(), temporary.path, QStringLiteral("test")};
    askNumber(otherWork, QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
    run(otherWork, QStringLiteral("BEGIN EXCLUSIVE"));
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path, impatient()); }), Kind::Locked);
}

TEST(Locked, TwoProgramsWorkSideBySide)
{
    const TemporaryDatabase temporary;
    Database first(temporary.path);
    Database second(temporary.path);
    CollectionStore(first).add(owned("XF96-0001v1", 1));
    CollectionStore(second).add(owned("XF96-0001v1", 1));
    EXPECT_EQ(CollectionStore(first).totalCopies(), 2);
}

} // namespace dossier
