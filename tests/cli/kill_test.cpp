// The command line killed at random moments: what it confirmed is there, an import is there whole or not at all, and
// the database opens clean. tests/db/kill_test.cpp does the same to the stores underneath.
#include "db/file/database.h"
#include "db/stores/collection_store.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <gtest/gtest.h>
#include <map>
#include <random>

namespace dossier {

namespace {

constexpr int kRounds = 100;
constexpr int kImported = 200;

class KilledCommandLine : public testing::Test
{
protected:
    KilledCommandLine() { EXPECT_TRUE(run({QStringLiteral("collection"), QStringLiteral("list")}, -1)); }

    // Whether the program came to its end, and well, before it was killed; it is not killed where `microseconds` is -1.
    bool run(const QStringList& words, int microseconds)
    {
        QProcess program;
        program.start(QStringLiteral(DOSSIER_CLI), QStringList{QStringLiteral("--db"), database} + words);
        EXPECT_TRUE(program.waitForStarted());
        if (microseconds >= 0) {
            QThread::usleep(static_cast<unsigned long>(microseconds));
            program.kill();
        }
        EXPECT_TRUE(program.waitForFinished());
        return program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
    }

    QStringList importOf(const QString& place)
    {
        QFile file(folder.filePath(QStringLiteral("import.csv")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("Quantity,Card ID,Condition,Location\n");
        for (int i = 0; i < kImported; ++i)
            file.write(QStringLiteral("1,XF96-0063v1,Mint,%1-%2\n").arg(place).arg(i).toUtf8());
        return {QStringLiteral("collection"), QStringLiteral("import"), file.fileName()};
    }

    // Heaps at places that begin so.
    static int heapsAt(const CollectionStore& store, const QString& place)
    {
        return static_cast<int>(std::ranges::count_if(store.heaps(), [&](const StoredHeap& heap) {
            return heap.owned.location.starts_with(place.toStdString() + "-");
        }));
    }

    int millisecondsOf(const QStringList& words)
    {
        QElapsedTimer timer;
        timer.start();
        EXPECT_TRUE(run(words, -1));
        return static_cast<int>(timer.elapsed());
    }

    QTemporaryDir folder;
    QString database = folder.filePath(QStringLiteral("killed.sqlite"));
    std::mt19937 random{std::random_device{}()};
};

} // namespace

TEST_F(KilledCommandLine, LosesNothingItConfirmedAndImportsWholeOrNotAtAll)
{
    const int whole = millisecondsOf(importOf(QStringLiteral("first")));
    int confirmed = 0;
    int killed = 0;
    for (int round = 0; round < kRounds; ++round) {
        const QString place = QStringLiteral("round%1").arg(round);
        const bool importing = round % 2 == 0;
        const QStringList words =
            importing ? importOf(place) : QStringList{QStringLiteral("collection"),  QStringLiteral("add"),
                                                      QStringLiteral("XF96-0042v1"), QStringLiteral("3"),
                                                      QStringLiteral("--location"),  place + QStringLiteral("-one")};
        const bool done = run(words, static_cast<int>(random() % static_cast<unsigned>(1200 * whole + 1)));
        done ? ++confirmed : ++killed;

        Database opened(database);
        ASSERT_EQ(opened.check(), QStringList()) << "round " << round;
        const int heaps = heapsAt(CollectionStore(opened), place);
        const int all = importing ? kImported : 1;
        if (done)
            EXPECT_EQ(heaps, all) << "round " << round;
        else
            EXPECT_TRUE(heaps == 0 || heaps == all) << heaps << " in round " << round;
    }
    EXPECT_GT(killed, 10) << "the program was hardly ever hit";
    EXPECT_GT(confirmed, 0) << "the program hardly ever came to its end";
}

} // namespace dossier
