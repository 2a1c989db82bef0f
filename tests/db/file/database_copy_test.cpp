#include "db/temporary_database.h"

namespace dossier {

using test::TemporaryDatabase;
using test::thrownBy;
using test::writeBytes;
using Kind = StoreError::Kind;

TEST(Backup, IsOneCompleteFile)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore(database).add(test::owned("XF96-0001v1", 3));
    const QString file = temporary.file("backup ' ü.sqlite");
    database.backupTo(file); // with the write-ahead log still open
    EXPECT_EQ(temporary.names("backup*"), QStringList{"backup ' ü.sqlite"});

    Database copy(file);
    EXPECT_EQ(copy.outcome(), Database::Outcome::UpToDate);
    EXPECT_EQ(CollectionStore(copy).totalCopies(), 3);
    EXPECT_EQ(copy.check(), QStringList());
}

TEST(Backup, NeverOverwrites)
{
    const TemporaryDatabase temporary;
    const Database database(temporary.path);
    writeBytes(temporary.file("letter.txt"), "Dear Agent Scully,\n");
    EXPECT_EQ(thrownBy([&] { database.backupTo(temporary.file("letter.txt")); }), Kind::Exists);
    EXPECT_EQ(thrownBy([&] { database.backupTo(temporary.path); }), Kind::Exists);
    EXPECT_EQ(thrownBy([&] { database.backupTo(temporary.folder.path()); }), Kind::Exists);
    EXPECT_EQ(test::bytesOf(temporary.file("letter.txt")), "Dear Agent Scully,\n");
}

TEST(Backup, NamesTheFileThatCannotBeWritten)
{
    const TemporaryDatabase temporary;
    const Database database(temporary.path);
    const QString file = temporary.file("no such folder/backup.sqlite");
    try {
        database.backupTo(file);
        FAIL();
    } catch (const StoreError& error) {
        EXPECT_EQ(error.kind(), Kind::CannotOpen) << error.what();
        EXPECT_EQ(error.path(), file);
    }
}

} // namespace dossier
