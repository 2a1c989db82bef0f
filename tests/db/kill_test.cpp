// Whatever was confirmed is there after the program was killed, at whatever moment.
#include "temporary_database.h"

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
    return wished > 0 ? wished : 20;
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

QByteArray runAndKill(const QString& path, int round, int milliseconds)
{
    QProcess writer;
    writer.setProcessChannelMode(QProcess::SeparateChannels);
    writer.start(QStringLiteral(DOSSIER_KILL_WRITER), {path, QStringLiteral("round%1").arg(round)});
    EXPECT_TRUE(writer.waitForStarted());
    QThread::msleep(static_cast<unsigned long>(milliseconds));
    EXPECT_EQ(writer.state(), QProcess::Running);
    writer.kill();
    EXPECT_TRUE(writer.waitForFinished());
    EXPECT_EQ(writer.exitStatus(), QProcess::CrashExit) << writer.readAllStandardError().toStdString();
    return writer.readAllStandardOutput();
}

int stored(const Work& work, const QString& kind, const QString& name)
{
    Statement heap(work, QStringLiteral("SELECT count FROM collection WHERE number = 'XF96-0001v1' AND location = ?"));
    Statement deck(work, QStringLiteral("SELECT coalesce(sum(c.count), 0) FROM deck AS d LEFT JOIN deck_card AS c "
                                        "ON c.deck_id = d.id WHERE d.name = ? GROUP BY d.id"));
    Statement import(work, QStringLiteral("SELECT count(*) FROM collection WHERE number = 'XF96-0001v1' "
                                          "AND instr(location, ? || '-import-') = 1"));
    Statement& asked = kind == QLatin1String("heap") ? heap : kind == QLatin1String("deck") ? deck : import;
    return asked.run(name).next() ? static_cast<int>(asked.number(0)) : -1;
}

// An import that was not confirmed may be there, but only whole.
void expectWholeImports(const Work& work)
{
    EXPECT_EQ(askNumber(work, QStringLiteral("SELECT count(*) % 100 FROM collection WHERE location LIKE '%-import-%'")),
              0);
}

} // namespace

TEST(Kill, AtAnyMomentLosesNothingThatWasConfirmed)
{
    const TemporaryDatabase temporary;
    std::mt19937 random(std::random_device{}());
    Confirmed confirmed;
    for (int round = 0; round < rounds(); ++round) {
        // Every second time the database is new, so that its creation is hit, too.
        const bool fresh = round % 4 == 1;
        const QString path = fresh ? temporary.file(("fresh" + std::to_string(round)).c_str()) : temporary.path;
        Confirmed own;
        Confirmed& expected = fresh ? own : confirmed;
        readConfirmed(runAndKill(path, round, static_cast<int>(random() % (fresh ? 60 : 250))), expected);

        const Database database(path);
        EXPECT_EQ(database.check(), QStringList());
        const Work work = database.work(QStringLiteral("test"));
        const QString current = QStringLiteral("round%1").arg(round);
        for (const auto& [thing, number] : expected) {
            const auto& [kind, name] = thing;
            // The last save of this round's deck may have reached the disk without being confirmed any more.
            if (kind == QLatin1String("deck") && name == current)
                EXPECT_GE(stored(work, kind, name), number);
            else
                EXPECT_EQ(stored(work, kind, name), number) << (kind + ' ' + name).toStdString();
            if (kind == QLatin1String("deck") && name == current)
                expected[thing] = stored(work, kind, name);
        }
        expectWholeImports(work);
    }
    EXPECT_GT(confirmed.size(), 20u) << "the writer hardly ever got to write";
}

} // namespace dossier
