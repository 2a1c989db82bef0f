// Whatever was confirmed is there after the program was killed, at whatever moment.
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/temporary_database.h"
#include "support/base_set.h"
#include "support/confirmed.h"
#include "tests/support/hang.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>

#include <random>

namespace dossier {

using test::Confirmed;
using test::TemporaryDatabase;

namespace {

// DOSSIER_KILL_ROUNDS=1000 for a longer night.
int rounds()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_KILL_ROUNDS");
    return wished > 0 ? wished : 100;
}

constexpr int kRestores = 20;

struct Life
{
    QByteArray output;
    int startUp = 0; // milliseconds to the first confirmation, where it was waited for
};

// Kills the writer so many milliseconds after its start or, where it may get to work first, after its first
// confirmation.
Life runAndKill(const QString& path, int round, int milliseconds, bool letItStart)
{
    QElapsedTimer timer;
    timer.start();
    QProcess writer;
    writer.start(QStringLiteral(DOSSIER_KILL_WRITER), {path, QStringLiteral("round%1").arg(round)});
    EXPECT_TRUE(letItStart ? writer.waitForReadyRead(test::kHangMs) : writer.waitForStarted(test::kHangMs));
    const int startUp = static_cast<int>(timer.elapsed());
    QThread::msleep(static_cast<unsigned long>(milliseconds));
    EXPECT_EQ(writer.state(), QProcess::Running);
    writer.kill();
    EXPECT_TRUE(writer.waitForFinished(test::kHangMs));
    EXPECT_EQ(writer.exitStatus(), QProcess::CrashExit) << writer.readAllStandardError().toStdString();
    return {writer.readAllStandardOutput(), startUp};
}

// Whatever the history holds leads back and forth again.
void expectSoundHistory(Database& database)
{
    const auto before = test::storedTables(database);
    HistoryStore history(database);
    int undone = 0;
    for (; undone < 5 && history.nextUndo(); ++undone)
        history.undo();
    for (; undone > 0; --undone)
        history.redo();
    EXPECT_EQ(test::storedTables(database), before);
    EXPECT_EQ(askNumber(database.work(QStringLiteral("test")), QStringLiteral("SELECT step FROM history_now")), 0);
}

} // namespace

TEST(Kill, AtAnyMomentLosesNothingThatWasConfirmed)
{
    const TemporaryDatabase temporary;
    std::mt19937 random(std::random_device{}());
    Confirmed confirmed;
    int startUp = 0;
    for (int round = 0; round < rounds(); ++round) {
        // Now and then the database is new, so that its creation is hit, too.
        const bool fresh = round % 4 == 1;
        const QString path = fresh ? temporary.file(("fresh" + std::to_string(round)).c_str()) : temporary.path;
        Confirmed own;
        Confirmed& expected = fresh ? own : confirmed;
        const int wait = static_cast<int>(random() % (fresh ? 2 * startUp + 1 : 60));
        const Life life = runAndKill(path, round, wait, !fresh);
        test::readConfirmed(life.output, expected);
        if (!fresh)
            startUp = life.startUp;

        Database database(path);
        EXPECT_EQ(database.check(), QStringList());
        const Work work = database.work(QStringLiteral("test"));
        test::expectEverythingConfirmed(work, expected);
        test::expectWholeImports(work);
        expectSoundHistory(database);
    }
    EXPECT_GT(confirmed.size(), 20u) << "the writer hardly ever got to write";
}

TEST(Kill, OfTwoProgramsThatCreateAndWriteAtOnceLosesNothingEither)
{
    const TemporaryDatabase temporary;
    Confirmed confirmed;
    QProcess writers[2];
    for (int i = 0; i < 2; ++i)
        writers[i].start(QStringLiteral(DOSSIER_KILL_WRITER),
                         {temporary.path, QStringLiteral("writer%1").arg(i), QStringLiteral("50")});
    for (QProcess& writer : writers)
        EXPECT_TRUE(writer.waitForReadyRead(test::kHangMs)); // its first confirmation
    QThread::msleep(300);
    for (QProcess& writer : writers) {
        EXPECT_EQ(writer.state(), QProcess::Running);
        writer.kill();
        EXPECT_TRUE(writer.waitForFinished(test::kHangMs));
        test::readConfirmed(writer.readAllStandardOutput(), confirmed);
    }
    EXPECT_TRUE(confirmed.contains({"deck", "writer0"}));
    EXPECT_TRUE(confirmed.contains({"deck", "writer1"}));
    const Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    const Work work = database.work(QStringLiteral("test"));
    test::expectEverythingConfirmed(work, confirmed);
    test::expectWholeImports(work);
}

// A program that looked at a file which another one replaced before it was read told its user to check permissions.
TEST(Kill, ADatabaseThatIsReplacedWhileItIsOpenedIsOpenedAnew)
{
    const TemporaryDatabase temporary;
    const QString backup = temporary.file("backup.sqlite");
    const auto heap = [] {
        OwnedCard cards;
        cards.card = "XF96-0001v1";
        cards.count = 1;
        return cards;
    };
    {
        Database database(temporary.path);
        database.mirrorCards(test::baseSet());
        CollectionStore(database).add(heap());
        database.backupTo(backup);
    }
    QProcess restoring;
    restoring.start(QStringLiteral(DOSSIER_KILL_WRITER), {QStringLiteral("--restore"), temporary.path, backup});
    ASSERT_TRUE(restoring.waitForStarted(test::kHangMs));
    int stored = 0;
    QByteArray told;
    for (int restored = 0; restored < kRestores || stored < kRestores;) {
        try {
            Database database(temporary.path);
            CollectionStore(database).add(heap());
            ++stored;
        } catch (const StoreError& error) {
            const bool isSo = error.kind() == StoreError::Kind::Locked || error.kind() == StoreError::Kind::Replaced;
            EXPECT_TRUE(isSo) << error.what();
        }
        restoring.waitForReadyRead(1);
        told += restoring.readAllStandardOutput();
        restored = static_cast<int>(told.count("restored\n"));
    }
    restoring.kill();
    EXPECT_TRUE(restoring.waitForFinished(test::kHangMs));
    told = told.left(told.lastIndexOf('\n') + 1) + restoring.readAllStandardOutput();
    EXPECT_EQ(told.replace("restored\n", ""), "");
}

} // namespace dossier
