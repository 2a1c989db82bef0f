// What is done to the file as a whole, on a disk that fails at every call it takes, one after the other: it is done, or
// all is as it was and nothing is left beside it.
#include "db/file/connection.h"
#include "db/temporary_database.h"
#include "support/failing_disk.h"
#include "support/in_memory.h"

#include <QRegularExpression>

#include <optional>

namespace dossier {

using test::atEveryCall;
using test::DiskFault;
using test::FailedCall;
using test::TemporaryDatabase;
using Kind = StoreError::Kind;

namespace {

class FailingDiskTest : public testing::Test
{
protected:
    void clear() const
    {
        for (const QString& name : temporary.names("*"))
            QFile::remove(temporary.folder.filePath(name));
    }

    // Does it, and keeps why it could not be done.
    template <typename Act>
    void attempt(Act act)
    {
        trouble.reset();
        try {
            act();
        } catch (const StoreError& error) {
            trouble = error;
        }
    }

    void expectSaid(const FailedCall& failed) const
    {
        if (!trouble)
            return;
        EXPECT_NE(trouble->kind(), Kind::Other) << failed.told << ": " << trouble->what();
        EXPECT_NE(trouble->kind(), Kind::Damaged) << failed.told << ": " << trouble->what();
    }

    // The files beside the database; what SQLite keeps beside each is part of it.
    QStringList besides() const
    {
        static const QRegularExpression other(QStringLiteral("^(?!dossier\\.sqlite$).*(?<!-wal|-shm|-journal)$"));
        return temporary.names().filter(other);
    }

    static std::int64_t copiesIn(const QString& path)
    {
        Database database(path);
        EXPECT_EQ(database.check(), QStringList());
        return CollectionStore(database).totalCopies();
    }

    TemporaryDatabase temporary{QTemporaryDir(test::inMemory())};
    TemporaryDatabase elsewhere{QTemporaryDir(test::inMemory())};
    std::optional<StoreError> trouble;
};

} // namespace

TEST_F(FailingDiskTest, ARestorePutsTheBackupInPlaceOrLeavesTheFormer)
{
    {
        Database backedUp(elsewhere.path);
        CollectionStore(backedUp).add(test::owned("XF96-0001v1", 7));
    }
    const QString former = elsewhere.file("former.sqlite");
    {
        Database database(former);
        CollectionStore(database).add(test::owned("XF96-0001v1", 3));
    }
    QString kept;
    const int tried = atEveryCall(
        temporary.folder.path().toStdString(),
        [&] {
            clear();
            ASSERT_TRUE(QFile::copy(former, temporary.path));
        },
        [&] { attempt([&] { kept = Database::restore(temporary.path, elsewhere.path); }); },
        [&](const FailedCall& failed) {
            expectSaid(failed);
            if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_EQ(besides().size(), trouble ? 0 : 1)
                    << failed.told << ": " << temporary.names().join(' ').toStdString();
            }
            const int copies = static_cast<int>(copiesIn(temporary.path));
            const bool unsure = trouble && trouble->isUnsure();
            EXPECT_TRUE(!unsure || failed.fault == DiskFault::Gone) << failed.told;
            EXPECT_EQ(copies, unsure && copies == 7 ? 7 : trouble ? 3 : 7) << failed.told;
            if (!trouble) {
                EXPECT_EQ(copiesIn(kept), 3) << failed.told;
            }
        });
    EXPECT_GE(tried, 20);
    EXPECT_FALSE(trouble);
}

// With the log, with the log of one who has the file alone, and with a journal.
TEST_F(FailingDiskTest, AChangeIsStoredOrNotAndItIsSaidWhereNobodyKnows)
{
    enum class Way { Log, LogAlone, Journal };
    std::optional<Database> database;
    for (const Way way : {Way::Log, Way::LogAlone, Way::Journal}) {
        int unsure = 0;
        const int tried = atEveryCall(
            temporary.folder.path().toStdString(),
            [&] {
                database.reset();
                clear();
                CollectionStore(database.emplace(temporary.path)).add(test::owned("XF96-0001v1", 3));
                if (way == Way::LogAlone)
                    run(database->work("test"), "PRAGMA locking_mode = EXCLUSIVE");
                if (way == Way::Journal)
                    run(database->work("test"), "PRAGMA journal_mode = DELETE");
            },
            [&] {
                attempt([&] { CollectionStore(*database).add(test::owned("XF96-0001v1", 4)); });
                database.reset();
            },
            [&](const FailedCall& failed) {
                expectSaid(failed);
                const std::int64_t copies = copiesIn(temporary.path);
                EXPECT_TRUE(copies == 3 || copies == 7) << failed.told;
                unsure += trouble && trouble->isUnsure();
                if (!trouble || !trouble->isUnsure()) {
                    EXPECT_EQ(copies, trouble ? 3 : 7) << static_cast<int>(way) << ", " << failed.told;
                }
            });
        EXPECT_GE(tried, 10);
        EXPECT_LE(unsure, 1) << static_cast<int>(way);
        EXPECT_FALSE(trouble);
    }
}

TEST_F(FailingDiskTest, ARestoreWhereThereWasNothingLeavesNothing)
{
    {
        Database backedUp(elsewhere.path);
        CollectionStore(backedUp).add(test::owned("XF96-0001v1", 7));
    }
    atEveryCall(
        temporary.folder.path().toStdString(), [&] { clear(); },
        [&] { attempt([&] { Database::restore(temporary.path, elsewhere.path); }); },
        [&](const FailedCall& failed) {
            expectSaid(failed);
            if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_EQ(temporary.names().size(), trouble ? 0 : 1) << failed.told;
            }
        });
    EXPECT_FALSE(trouble);
    EXPECT_EQ(copiesIn(temporary.path), 7);
}

// Each step of an upgrade is done or not; what was confirmed before stays.
TEST_F(FailingDiskTest, AnUpgradeLosesNothing)
{
    atEveryCall(
        temporary.folder.path().toStdString(),
        [&] {
            clear();
            ASSERT_TRUE(
                QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
            QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
        },
        [&] { attempt([&] { const Database database(temporary.path); }); },
        [&](const FailedCall& failed) {
            expectSaid(failed);
            if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_LE(besides().size(), 1) << failed.told << temporary.names().join(' ').toStdString();
            }
            EXPECT_EQ(copiesIn(temporary.path), 7) << failed.told;
        });
    EXPECT_FALSE(trouble);
}

TEST_F(FailingDiskTest, RowsThatAreSetAsideAreInTheFileOrStillInTheDatabase)
{
    const QString old = elsewhere.file("old.sqlite");
    ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), old));
    QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner);
    {
        const Connection connection(old, Access::ReadWrite, std::chrono::milliseconds(0));
        run(Work{connection.database(), old, QStringLiteral("test")},
            QStringLiteral("INSERT INTO deck_card VALUES (99, 'team', 'XF96-0169v1', 1, 0)"));
    }
    DatabaseOptions without;
    without.setStraysAside = true;
    atEveryCall(
        temporary.folder.path().toStdString(),
        [&] {
            clear();
            ASSERT_TRUE(QFile::copy(old, temporary.path));
        },
        [&] { attempt([&] { const Database database(temporary.path, without); }); },
        [&](const FailedCall& failed) {
            expectSaid(failed);
            const QStringList aside = temporary.names("*set-aside*.json");
            bool inDatabase = false;
            attempt([&] { const Database database(temporary.path); });
            if (trouble)
                inDatabase = trouble->kind() == Kind::StrayRows;
            const bool inFile = aside.size() == 1 &&
                                test::bytesOf(temporary.folder.filePath(aside.first())).contains("\"deck_id\": \"99\"");
            EXPECT_TRUE(inDatabase || inFile) << failed.told;
            if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_LE(aside.size(), 1) << failed.told;
                EXPECT_NE(inDatabase, inFile) << failed.told << ": once";
            }
        });
    EXPECT_FALSE(trouble);
}

} // namespace dossier
