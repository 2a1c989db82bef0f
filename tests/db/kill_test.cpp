// Whatever was confirmed is there after the program was killed, at whatever moment.
#include "db/history_store.h"
#include "stored_tables.h"
#include "temporary_database.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>

#include <map>
#include <random>

namespace dossier {

using test::TemporaryDatabase;

namespace {

// DOSSIER_KILL_ROUNDS=1000 for a longer night.
int rounds()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_KILL_ROUNDS");
    return wished > 0 ? wished : 100;
}

// What the writer confirmed: the last number said of each thing.
using Confirmed = std::map<std::pair<QString, QString>, int>;

void readConfirmed(const QByteArray& output, Confirmed& confirmed)
{
    // A last line that is not complete confirms nothing.
    const QList<QByteArray> lines = output.left(output.lastIndexOf('\n') + 1).split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            confirmed[{QString::fromUtf8(words[0]), QString::fromUtf8(words[1])}] = words[2].toInt();
    }
}

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
    EXPECT_TRUE(letItStart ? writer.waitForReadyRead() : writer.waitForStarted());
    const int startUp = static_cast<int>(timer.elapsed());
    QThread::msleep(static_cast<unsigned long>(milliseconds));
    EXPECT_EQ(writer.state(), QProcess::Running);
    writer.kill();
    EXPECT_TRUE(writer.waitForFinished());
    EXPECT_EQ(writer.exitStatus(), QProcess::CrashExit) << writer.readAllStandardError().toStdString();
    return {writer.readAllStandardOutput(), startUp};
}

int storedHeap(const Work& work, const QString& location)
{
    Statement heap(work, QStringLiteral("SELECT count FROM collection WHERE location = ?"));
    return heap.run(location).next() ? static_cast<int>(heap.number(0)) : -1;
}

int storedDeck(const Work& work, const QString& name)
{
    Statement deck(work, QStringLiteral("SELECT coalesce(sum(c.count), 0) FROM deck AS d LEFT JOIN deck_card AS c "
                                        "ON c.deck_id = d.id WHERE d.name = ? GROUP BY d.id"));
    return deck.run(name).next() ? static_cast<int>(deck.number(0)) : -1;
}

int storedImport(const Work& work, const QString& location)
{
    Statement import(work, QStringLiteral("SELECT count(*) FROM collection WHERE location > ? AND location < ?"));
    import.run(location + QStringLiteral("-import-"), location + QStringLiteral("-import."));
    return import.next() ? static_cast<int>(import.number(0)) : -1;
}

// An import that was not confirmed may be there, but only whole.
void expectWholeImports(const Work& work)
{
    EXPECT_EQ(askNumber(work, QStringLiteral("SELECT count(*) % 100 FROM collection WHERE location LIKE '%-import-%'")),
              0);
}

// Whatever the history holds leads back and forth again.
void expectSoundHistory(Database& database)
{
    const QStringList before = test::storedTables(database);
    HistoryStore history(database);
    int undone = 0;
    for (; undone < 5 && history.nextUndo(); ++undone)
        history.undo();
    for (; undone > 0; --undone)
        history.redo();
    EXPECT_EQ(test::storedTables(database), before);
    EXPECT_EQ(askNumber(database.work(QStringLiteral("test")), QStringLiteral("SELECT step FROM history_now")), 0);
}

// Decks grow with every save: the last one may have reached the disk although nobody was told any more.
void expectEverythingConfirmed(const Work& work, Confirmed& confirmed)
{
    for (auto& [thing, number] : confirmed) {
        const auto& [kind, name] = thing;
        if (kind == QLatin1String("heap"))
            EXPECT_EQ(storedHeap(work, name), number) << name.toStdString();
        else if (kind == QLatin1String("import"))
            EXPECT_EQ(storedImport(work, name), number) << name.toStdString();
        else {
            const int size = storedDeck(work, name);
            EXPECT_GE(size, number) << name.toStdString();
            number = size;
        }
    }
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
        readConfirmed(life.output, expected);
        if (!fresh)
            startUp = life.startUp;

        Database database(path);
        EXPECT_EQ(database.check(), QStringList());
        const Work work = database.work(QStringLiteral("test"));
        expectEverythingConfirmed(work, expected);
        expectWholeImports(work);
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
        EXPECT_TRUE(writer.waitForReadyRead()); // its first confirmation
    QThread::msleep(300);
    for (QProcess& writer : writers) {
        EXPECT_EQ(writer.state(), QProcess::Running);
        writer.kill();
        EXPECT_TRUE(writer.waitForFinished());
        readConfirmed(writer.readAllStandardOutput(), confirmed);
    }
    EXPECT_TRUE(confirmed.contains({"deck", "writer0"}));
    EXPECT_TRUE(confirmed.contains({"deck", "writer1"}));
    const Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    const Work work = database.work(QStringLiteral("test"));
    expectEverythingConfirmed(work, confirmed);
    expectWholeImports(work);
}

} // namespace dossier
