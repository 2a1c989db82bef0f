// What a killed restore, upgrade or backup leaves is swept; what somebody is making, or did not leave, stays.
#include "db/file/leftovers.h"
#include "db/temporary_database.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <sys/stat.h>

namespace dossier {

using test::TemporaryDatabase;
using test::writeBytes;

namespace {

void makeOld(const QString& path)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
}

// What a lock file of a program says that was killed: no process has this number.
const QByteArray kDeadLock = "99999999\ndossier\n";

class LeftoversTest : public testing::Test
{
protected:
    LeftoversTest() { const Database made(temporary.path); }

    TemporaryDatabase temporary;
};

} // namespace

TEST_F(LeftoversTest, AreSweptOnOpening)
{
    const QList<QByteArray> left{
        "dossier.20260101T120000000Z.restored.sqlite", "dossier.20260101T120000000Z.restored.sqlite.part-0123abcd",
        "dossier.20260101T120000000Z.restored.sqlite.part-0123abcd-journal",
        "dossier.20260101T120000000Z.before-v3.sqlite.part-0123abcd", "dossier.sqlite.part-0123abcd"};
    for (const QByteArray& name : left) {
        writeBytes(temporary.file(name.constData()), "left");
        makeOld(temporary.file(name.constData()));
    }
    writeBytes(temporary.file("dossier.20260202T120000000Z.restored.sqlite.part-0123abcd"), "killed just now");
    writeBytes(temporary.file("dossier.20260202T120000000Z.restored.sqlite.part-0123abcd.lock"), kDeadLock);
    const Database database(temporary.path);
    const QStringList names = temporary.names();
    for (const QString& name : names)
        EXPECT_TRUE(name.startsWith("dossier.sqlite") && !name.contains("part")) << name.toStdString();
}

// A killed restore had begun to take the log away.
TEST_F(LeftoversTest, AnEmptyJournalIsSweptWhereTheFileHasALog)
{
    const QString journal = temporary.path + QStringLiteral("-journal");
    const auto isLeft = [&] {
        const Database database(temporary.path);
        return QFileInfo::exists(journal);
    };
    writeBytes(journal, "");
    EXPECT_TRUE(isLeft()) << "somebody may have begun it just now";
    makeOld(journal);
    EXPECT_FALSE(isLeft());
    writeBytes(journal, QByteArray(1, '\0')); // which is not empty
    makeOld(journal);
    EXPECT_TRUE(isLeft());
}

TEST_F(LeftoversTest, StayWhereTheyAreNoneOrMayBeInTheMaking)
{
    const QByteArray others[] = {"other.20260101T120000000Z.restored.sqlite",
                                 "dossier.sqlite.part-1",
                                 "dossier.20260101T120000000Z.before-v3.sqlite",
                                 "dossier.20260101T120000000Z.replaced.sqlite",
                                 "letter.part-0123abcd",
                                 "dossier.20260101T120000000Z.set-aside.sqlite.json"};
    for (const QByteArray& name : others) {
        writeBytes(temporary.file(name.constData()), "somebody's");
        makeOld(temporary.file(name.constData()));
    }
    writeBytes(temporary.file("dossier.20260303T120000000Z.restored.sqlite"), "young");
    const QString made = temporary.file("dossier.20260404T120000000Z.restored.sqlite");
    writeBytes(made, "being made");
    makeOld(made);
    const QStringList before = temporary.names("*[!k]");
    {
        const InTheMaking making(made);
        const Database database(temporary.path);
    }
    EXPECT_EQ(temporary.names("*[!k]"), before);
}

TEST_F(LeftoversTest, OfABackupAreSweptByTheNextOne)
{
    writeBytes(temporary.file("backup.sqlite.part-0123abcd"), "left");
    makeOld(temporary.file("backup.sqlite.part-0123abcd"));
    Database(temporary.path).backupTo(temporary.file("backup.sqlite"));
    EXPECT_EQ(temporary.names("backup*"), QStringList{"backup.sqlite"});
}

// A pipe would be waited for.
TEST_F(LeftoversTest, StayWhereSomethingElseStandsForTheirLock)
{
    const QString part = temporary.file("dossier.sqlite.part-0123abcd");
    const QString lock = part + QStringLiteral(".lock");
    const auto isLeft = [&] {
        writeBytes(part, "somebody's");
        makeOld(part);
        const Database database(temporary.path);
        return QFileInfo::exists(part) && QFileInfo::exists(lock);
    };
    ASSERT_EQ(::mkfifo(lock.toLocal8Bit().constData(), S_IRUSR | S_IWUSR), 0);
    EXPECT_TRUE(isLeft());
    ASSERT_TRUE(QFile::remove(lock));
    ASSERT_TRUE(QDir().mkdir(lock));
    EXPECT_TRUE(isLeft());
    ASSERT_TRUE(QDir().rmdir(lock));
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), lock));
    EXPECT_TRUE(isLeft());
}

// A backup under a name of one's own, killed: the next start beside it sweeps it, the next backup in its folder, too.
TEST_F(LeftoversTest, OfBackupsOfWhateverNameAreSweptWhereALockOfOursSaysWhose)
{
    writeBytes(temporary.file("evening.sqlite.part-0123abcd"), "killed just now");
    writeBytes(temporary.file("evening.sqlite.part-0123abcd-journal"), "killed just now");
    writeBytes(temporary.file("evening.sqlite.part-0123abcd.lock"), kDeadLock);
    writeBytes(temporary.file("film.part-0123abcd"), "somebody else's");
    writeBytes(temporary.file("film.part-0123abcd.lock"), "99999999\ndownloader\n");
    const Database database(temporary.path);
    EXPECT_EQ(temporary.names("evening*"), QStringList());
    EXPECT_EQ(temporary.names("film*").size(), 2);
}

TEST_F(LeftoversTest, ARestoreAndABackupLeaveNoneThemselves)
{
    Database(temporary.path).backupTo(temporary.file("backup.sqlite"));
    Database::restore(temporary.path, temporary.file("backup.sqlite"));
    EXPECT_TRUE(temporary.names("*.lock").isEmpty());
    EXPECT_TRUE(temporary.names("*part*").isEmpty());
    EXPECT_TRUE(temporary.names("*restored*").isEmpty());
}

} // namespace dossier
