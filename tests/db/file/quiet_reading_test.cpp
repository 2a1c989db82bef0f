// A database that may only be read is read whole, and nothing is left beside it.
#include "db/stores/collection_store.h"
#include "db/temporary_database.h"

#include <QDir>
#include <QFile>

namespace dossier {

using test::impatient;
using test::owned;
using test::TemporaryDatabase;

namespace {

constexpr auto kMayBeRead = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;

class QuietReadingTest : public testing::Test
{
protected:
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

    // A copy of the database of this moment, in a folder of its own; with its log, as a killed program leaves it.
    QString copied(const QString& database, bool withLog)
    {
        const QString copy = folder.filePath(QStringLiteral("copy.sqlite"));
        EXPECT_TRUE(QFile::copy(database, copy));
        EXPECT_TRUE(QFile::setPermissions(copy, kMayBeRead));
        if (withLog) {
            EXPECT_TRUE(QFile::copy(database + QStringLiteral("-wal"), copy + QStringLiteral("-wal")));
            EXPECT_TRUE(QFile::setPermissions(copy + QStringLiteral("-wal"), kMayBeRead));
        }
        return copy;
    }

    TemporaryDatabase temporary;
    QTemporaryDir folder;
};

} // namespace

TEST_F(QuietReadingTest, LeavesNothingBesideAFileAtRest)
{
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 3));
    }
    const QString path = copied(temporary.path, false);
    {
        Database database(path, impatient());
        EXPECT_TRUE(database.isReadOnly()) << "also for root";
        EXPECT_EQ(database.check(), QStringList());
        EXPECT_EQ(CollectionStore(database).totalCopies(), 3);
        EXPECT_EQ(files(), QStringList{"copy.sqlite"});
    }
    EXPECT_EQ(files(), QStringList{"copy.sqlite"});
}

TEST_F(QuietReadingTest, TakesInTheLogOfAKilledProgramAndLeavesItThere)
{
    Database database(temporary.path);
    CollectionStore(database).add(owned("XF96-0001v1", 3));
    ASSERT_GT(QFileInfo(temporary.path + QStringLiteral("-wal")).size(), 0);
    const QString path = copied(temporary.path, true);
    const QByteArray bytes = test::bytesOf(path);
    const QByteArray log = test::bytesOf(path + QStringLiteral("-wal"));
    const QStringList before = files();
    {
        Database left(path, impatient());
        EXPECT_EQ(left.check(), QStringList());
        EXPECT_EQ(CollectionStore(left).totalCopies(), 3) << "all of it stands in the log";
        EXPECT_EQ(test::thrownBy([&] { CollectionStore(left).add(owned("XF96-0001v1", 1)); }),
                  StoreError::Kind::ReadOnly);
        EXPECT_EQ(files(), before);
    }
    EXPECT_EQ(files(), before);
    EXPECT_EQ(test::bytesOf(path), bytes);
    EXPECT_EQ(test::bytesOf(path + QStringLiteral("-wal")), log);
}

// It is read as if nobody could write it; where somebody does, it is opened anew.
TEST_F(QuietReadingTest, NoticesWhoeverWritesItAllTheSame)
{
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 3));
    }
    const QString path = copied(temporary.path, false);
    Database reader(path, impatient());
    const std::int64_t version = reader.foreignChanges();
    EXPECT_EQ(reader.foreignChanges(), version);
    QFile::setPermissions(path, kMayBeRead | QFile::WriteOwner);
    Database writer(path, impatient());
    CollectionStore(writer).add(owned("XF96-0001v1", 4));
    EXPECT_EQ(test::thrownBy([&] { (void)reader.check(); }), StoreError::Kind::Locked) << "never a false answer";
    EXPECT_NE(reader.foreignChanges(), version);
    EXPECT_EQ(CollectionStore(reader).totalCopies(), 7);
    EXPECT_EQ(reader.check(), QStringList());
    EXPECT_TRUE(reader.isReadOnly());
}

} // namespace dossier
