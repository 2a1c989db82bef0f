#include "db/file/connection.h"
#include "db/file/database_file.h"
#include "db/temporary_database.h"

#include <QFileInfo>

#include <sys/stat.h>

namespace dossier {

using test::bytesOf;
using test::TemporaryDatabase;
using test::thrownBy;
using test::writeBytes;
using Kind = StoreError::Kind;

namespace {

void makeSqliteFile(const QString& path, const QString& pragma)
{
    const Connection connection(path, Access::ReadWrite, std::chrono::milliseconds(0));
    const Work work{connection.database(), path, QStringLiteral("prepare a test")};
    run(work, QStringLiteral("CREATE TABLE theirs (a)"));
    run(work, pragma);
}

// Opening throws `kind` and leaves every byte as it is.
void expectRefusedUntouched(const QString& path, Kind kind)
{
    const QByteArray before = bytesOf(path);
    EXPECT_EQ(thrownBy([&] { Database database(path); }), kind);
    EXPECT_EQ(bytesOf(path), before);
    EXPECT_FALSE(QFile::exists(path + "-wal"));
}

} // namespace

TEST(Database, IsCreatedWithItsFolderAndOpenedAgain)
{
    const TemporaryDatabase temporary;
    const QString path = temporary.file("a/b/ü 50%?#.sqlite");
    {
        const Database database(path);
        EXPECT_EQ(database.outcome(), Database::Outcome::Created);
        EXPECT_EQ(database.version(), Database::newestVersion());
        EXPECT_FALSE(database.isReadOnly());
    }
    const Database database(path);
    EXPECT_EQ(database.outcome(), Database::Outcome::UpToDate);
    EXPECT_TRUE(database.copyBeforeUpgrade().isEmpty());
    EXPECT_EQ(database.check(), QStringList());
}

TEST(Database, KeepsForeignKeysFullSyncAndAWriteAheadLog)
{
    const TemporaryDatabase temporary;
    const Database database(temporary.path);
    const Work work = database.work(QStringLiteral("test"));
    EXPECT_EQ(askNumber(work, QStringLiteral("PRAGMA foreign_keys")), 1);
    EXPECT_EQ(askNumber(work, QStringLiteral("PRAGMA synchronous")), 2);
    EXPECT_EQ(askNumber(work, QStringLiteral("PRAGMA busy_timeout")), 2000);
    EXPECT_EQ(askNumber(work, QStringLiteral("PRAGMA application_id")), kApplicationId);
    Statement journal(work, QStringLiteral("PRAGMA journal_mode"));
    ASSERT_TRUE(journal.run().next());
    EXPECT_EQ(journal.text(0), "wal");
}

TEST(Database, LeavesNoConnectionBehind)
{
    const TemporaryDatabase temporary;
    const QStringList before = QSqlDatabase::connectionNames();
    {
        const Database database(temporary.path);
    }
    writeBytes(temporary.file("text"), "not a database");
    thrownBy([&] { Database database(temporary.file("text")); });
    EXPECT_EQ(QSqlDatabase::connectionNames(), before);
}

TEST(Database, TakesAnEmptyFileForANewOne)
{
    const TemporaryDatabase temporary;
    writeBytes(temporary.path, {});
    EXPECT_EQ(Database(temporary.path).outcome(), Database::Outcome::Created);
}

TEST(Database, TakesNoHarmFromTheLogOfADeletedOne)
{
    const TemporaryDatabase temporary;
    const QString path = temporary.file("again.sqlite");
    {
        Database database(temporary.path);
        CollectionStore(database).add(test::owned("XF96-0001v1", 3));
        ASSERT_TRUE(QFile::copy(temporary.path + "-wal", path + "-wal"));
    }
    Database database(path);
    EXPECT_EQ(database.outcome(), Database::Outcome::Created);
    EXPECT_EQ(CollectionStore(database).totalCopies(), 0);
    EXPECT_EQ(database.check(), QStringList());
}

TEST(Database, IsFoundThroughALink)
{
    const TemporaryDatabase temporary;
    {
        const Database database(temporary.path);
    }
    ASSERT_TRUE(QFile::link(temporary.path, temporary.file("link.sqlite")));
    const Database database(temporary.file("link.sqlite"));
    EXPECT_EQ(database.outcome(), Database::Outcome::UpToDate);
    EXPECT_EQ(database.path(), QFileInfo(temporary.path).canonicalFilePath());
}

TEST(Database, RefusesADirectoryADeviceAndNoName)
{
    const TemporaryDatabase temporary;
    EXPECT_EQ(thrownBy([&] { Database database(temporary.folder.path()); }), Kind::CannotOpen);
    EXPECT_EQ(thrownBy([&] { Database database(QStringLiteral("/dev/null")); }), Kind::CannotOpen);
    EXPECT_EQ(thrownBy([&] { Database database(QString{}); }), Kind::CannotOpen);
    const QString pipe = temporary.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    EXPECT_EQ(thrownBy([&] { Database database(pipe); }), Kind::CannotOpen);
}

TEST(Database, RefusesAFolderThatIsAFile)
{
    const TemporaryDatabase temporary;
    writeBytes(temporary.file("file"), "x");
    EXPECT_EQ(thrownBy([&] { Database database(temporary.file("file/dossier.sqlite")); }), Kind::CannotOpen);
}

TEST(Database, LeavesFilesThatAreNotOursUntouched)
{
    const TemporaryDatabase temporary;
    writeBytes(temporary.file("letter.txt"), "Dear Agent Scully,\n");
    expectRefusedUntouched(temporary.file("letter.txt"), Kind::NotOurs);
    writeBytes(temporary.file("zeros"), QByteArray(8192, '\0'));
    expectRefusedUntouched(temporary.file("zeros"), Kind::NotOurs);
    makeSqliteFile(temporary.file("other.sqlite"), QStringLiteral("PRAGMA application_id = 77"));
    expectRefusedUntouched(temporary.file("other.sqlite"), Kind::NotOurs);
    makeSqliteFile(temporary.file("nameless.sqlite"), QStringLiteral("PRAGMA user_version = 1"));
    expectRefusedUntouched(temporary.file("nameless.sqlite"), Kind::NotOurs);
}

TEST(Database, RefusesANewerVersionUntouched)
{
    const TemporaryDatabase temporary;
    makeSqliteFile(temporary.path, QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
    makeSqliteFile(temporary.file("newer.sqlite"), QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
    {
        const Connection connection(temporary.path, Access::ReadWrite, std::chrono::milliseconds(0));
        run({connection.database(), {}, {}}, QStringLiteral("PRAGMA user_version = 9999"));
    }
    expectRefusedUntouched(temporary.path, Kind::Newer);
}

TEST(Database, NamesDamageWhenItMeetsIt)
{
    const TemporaryDatabase temporary;
    {
        const Database database(temporary.path);
    }
    const QByteArray whole = bytesOf(temporary.path);

    writeBytes(temporary.file("short"), whole.left(60));
    expectRefusedUntouched(temporary.file("short"), Kind::Damaged);
    writeBytes(temporary.file("cut"), whole.left(whole.size() / 2));
    expectRefusedUntouched(temporary.file("cut"), Kind::Damaged);
    QByteArray scribbled = whole;
    scribbled.replace(100, 3000, QByteArray(3000, '\x5a'));
    writeBytes(temporary.file("scribbled"), scribbled);
    expectRefusedUntouched(temporary.file("scribbled"), Kind::Damaged);
}

TEST(Database, CheckFindsDamageThatOpeningDoesNotSee)
{
    const TemporaryDatabase temporary;
    {
        Database database(temporary.path);
        CollectionStore store(database);
        std::vector<OwnedCard> heaps;
        for (int i = 0; i < 2000; ++i)
            heaps.push_back(test::owned("XF96-0001v1", 1, std::to_string(i).c_str()));
        store.merge(heaps, MergeMode::Add);
    }
    QByteArray bytes = bytesOf(temporary.path);
    constexpr qsizetype kPage = 4096;
    constexpr char kLeafOfTable = 0x0d;
    qsizetype page = bytes.size() - kPage; // the last one with rows of the collection, wherever the schema has it
    while (page > 0 && (bytes[page] != kLeafOfTable || !bytes.mid(page, kPage).contains("XF96-0001v1")))
        page -= kPage;
    ASSERT_GT(page, 0);
    bytes.replace(page, kPage, QByteArray(kPage, '\x5a'));
    writeBytes(temporary.path, bytes);
    Database database(temporary.path);
    EXPECT_FALSE(database.check().isEmpty());
    EXPECT_EQ(thrownBy([&] { CollectionStore(database).heaps(); }), Kind::Damaged);
}

TEST(Database, CheckFindsTotalsThatDoNotAddUp)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore(database).add(test::owned("XF96-0001v1", 3));
    run(database.work(QStringLiteral("test")), QStringLiteral("UPDATE owned SET copies = 5"));
    ASSERT_EQ(database.check().size(), 1);
    EXPECT_TRUE(database.check().first().contains("XF96-0001v1"));
}

TEST(Database, CheckFindsRowsThatReferToNothing)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    const Work work = database.work(QStringLiteral("test"));
    run(work, QStringLiteral("PRAGMA foreign_keys = OFF"));
    run(work, QStringLiteral("INSERT INTO deck_card VALUES (7, 'team', 'XF96-0169v1', 1, 0)"));
    ASSERT_EQ(database.check().size(), 1);
    EXPECT_TRUE(database.check().first().contains("deck_card"));
}

} // namespace dossier
