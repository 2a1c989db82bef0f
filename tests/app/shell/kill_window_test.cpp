// Whatever the window confirmed is there after it was killed, at whatever moment, and it opens again.
#include "db/file/database.h"
#include "support/confirmed.h"
#include "tests/support/hang.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <array>
#include <random>

namespace dossier {

namespace {

using test::Confirmed;

// Of two windows each; DOSSIER_KILL_ROUNDS=50 for a longer night.
int rounds()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_KILL_ROUNDS");
    return wished > 0 ? wished : 8;
}

// A window that works on a database of its own and is killed again and again.
class Victim
{
public:
    void start(int round)
    {
        m_process = std::make_unique<QProcess>();
        m_process->start(QStringLiteral(DOSSIER_KILL_WINDOW), {m_folder.path(), QStringLiteral("round%1").arg(round)});
        EXPECT_TRUE(m_process->waitForStarted(test::kHangMs));
    }

    bool waitUntilAtWork() { return m_process->waitForReadyRead(test::kHangMs); }

    void kill()
    {
        EXPECT_EQ(m_process->state(), QProcess::Running);
        m_process->kill();
        EXPECT_TRUE(m_process->waitForFinished(test::kHangMs));
        EXPECT_EQ(m_process->exitStatus(), QProcess::CrashExit) << m_process->readAllStandardError().toStdString();
        test::readConfirmed(m_process->readAllStandardOutput(), m_confirmed);
    }

    void expectSound()
    {
        const Database database(m_folder.filePath(QStringLiteral("test.sqlite")));
        EXPECT_EQ(database.check(), QStringList());
        const Work work = database.work(QStringLiteral("test"));
        test::expectEverythingConfirmed(work, m_confirmed);
        test::expectWholeImports(work);
        EXPECT_EQ(askNumber(work, QStringLiteral("SELECT step FROM history_now")), 0);
        const QStringList left{QStringLiteral("*.part-*"), QStringLiteral("*.restored*"), QStringLiteral("*.lock")};
        EXPECT_EQ(QDir(m_folder.path()).entryList(left, QDir::Files), QStringList());
    }

    std::size_t confirmed() const { return m_confirmed.size(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
    Confirmed m_confirmed;
};

} // namespace

TEST(KilledWindow, LosesNothingThatItConfirmed)
{
    std::array<Victim, 2> victims; // while one starts, the other works
    std::mt19937 random(std::random_device{}());
    for (int round = 0; round < rounds(); ++round) {
        for (Victim& victim : victims)
            victim.start(round);
        // Now and then already its start is hit.
        const bool early = round % 5 == 4;
        for (Victim& victim : victims)
            if (!early) {
                EXPECT_TRUE(victim.waitUntilAtWork());
            }
        for (Victim& victim : victims) {
            QThread::msleep(random() % 40);
            victim.kill();
        }
        for (Victim& victim : victims)
            victim.expectSound();
    }
    for (const Victim& victim : victims)
        EXPECT_GT(victim.confirmed(), 0u) << "the window never got to work";
    RecordProperty("kills", 2 * rounds());
}

} // namespace dossier
