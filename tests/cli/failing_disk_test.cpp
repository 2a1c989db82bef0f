// Whatever is written arrives, or is an error and what was there stays: every command that writes, on a disk that fails
// at every call it makes, one after the other.
#include "cli/net/seat_claim.h"
#include "desk/files/kept_lines.h"
#include "every_command.h"
#include "kept_in.h"
#include "net/protocol/invitation.h"
#include "support/failing_disk.h"
#include "support/in_memory.h"
#include "wire/certificate.h"

#include <QDir>
#include <QRegularExpression>

#include <set>

namespace dossier::test {

namespace {

const QByteArray kOld = "my old good export";
const QStringList kShort{"--games", "2", "--max-turns", "2"};

class FailingDiskTest : public EveryCommand
{
protected:
    // The disk that fails.
    QString disk() const { return m_memory.filePath("disk"); }
    QString on(const QString& name) const { return QDir(disk()).filePath(name); }

    void layDisk(const QMap<QString, QByteArray>& files = {}) const
    {
        QDir(disk()).removeRecursively();
        EXPECT_TRUE(QDir().mkpath(disk()));
        for (auto each = files.begin(); each != files.end(); ++each)
            write(on(each.key()), each.value());
    }

    static void write(const QString& name, const QByteArray& content)
    {
        QFile target(name);
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        EXPECT_EQ(target.write(content), content.size());
    }

    QStringList names() const { return QDir(disk()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // What is the same each time: an archive bears the time, a shard how long it took.
    static QByteArray comparable(QByteArray content)
    {
        if (content.startsWith("PK"))
            return QByteArray::number(content.size());
        static const QRegularExpression time(QStringLiteral("\"(milliseconds|check)\": *\"?[0-9a-f]+\"?"));
        return QString::fromUtf8(content).remove(time).toUtf8();
    }

    static void expectTold(const CliResult& result, const std::string& told)
    {
        EXPECT_EQ(result.code, 4) << told << '\n' << result.err.toStdString();
        EXPECT_TRUE(result.err.startsWith("dossier-cli: ")) << told << '\n' << result.err.toStdString();
        for (const char* empty : {"Unknown error", "does not know", "()"})
            EXPECT_FALSE(result.err.contains(empty)) << told << '\n' << result.err.toStdString();
    }

    // `words` write `OUT`, a file that was there.
    void expectWholeOrOld(QStringList words)
    {
        words.replaceInStrings("OUT", on("out"));
        const std::string told = words.join(' ').toStdString() + ", ";
        layDisk();
        const CliResult well = runOn(kept(), words);
        EXPECT_EQ(well.code, 0) << told << well.err.toStdString();
        const QByteArray whole = comparable(contentOf(on("out")));
        EXPECT_FALSE(whole.isEmpty()) << told;
        CliResult result;
        // A shard that is there is gone on with.
        const QByteArray old = words.contains("--shard") ? contentOf(on("out")).replace("\"units\": 1", "") : kOld;
        const bool begun = words.contains("--shard");
        const int failed = atEveryCall(
            disk().toStdString(),
            [&] {
                begun ? layDisk() : layDisk({{"out", old}});
            },
            [&] { result = runOn(kept(), words); },
            [&](const FailedCall& call) {
                if (result.code == 0) { // a folder that cannot be waited for is nothing
                    EXPECT_EQ(comparable(contentOf(on("out"))), whole) << told << call.told;
                    EXPECT_TRUE(call.fault == DiskFault::Broken || call.fault == DiskFault::Gone) << told << call.told;
                } else {
                    expectTold(result, told + call.told);
                    EXPECT_EQ(contentOf(on("out")), begun ? QByteArray() : old) << told << call.told;
                }
                if (!leavesWhatWasBegun(call.fault)) {
                    EXPECT_LE(names().size(), begun && result.code != 0 ? 0 : 1) << told << call.told;
                }
            });
        EXPECT_GE(failed, 6) << told;
    }

private:
    QTemporaryDir m_memory{inMemory()};
};

// Each way in which the command line writes a file of the user's choice.
const QList<QStringList>& writers()
{
    static const QString sample = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");
    static const QStringList match = QStringList{"play", "match", sample, sample} + kShort;
    static const QStringList gauntlet = QStringList{"play", "gauntlet", sample, sample} + kShort;
    static const QList<QStringList> all{
        {"db", "export", "OUT"},
        {"collection", "export", "-o", "OUT"},
        {"collection", "export", "--format", "json", "-o", "OUT"},
        {"deck", "export", sample, "--format", "text", "-o", "OUT"},
        {"deck", "export", sample, "--format", "html", "-o", "OUT"},
        {"deck", "sealed", "-o", "OUT"},
        match + QStringList{"--record", "OUT"},
        match + QStringList{"--cards", "OUT"},
        match + QStringList{"--shard", "1/1", "-o", "OUT"},
        gauntlet + QStringList{"--cards", "OUT"},
        gauntlet + QStringList{"--matrix", "OUT"},
        gauntlet + QStringList{"--picture", "OUT"},
        gauntlet + QStringList{"--shard", "1/1", "-o", "OUT"},
        {"play", "duel", sample, "--games", "2", "--max-turns", "2", "--shard", "1/1", "-o", "OUT"},
        {"play", "merge", "SHARD", "--cards", "OUT"},
        {"play", "merge", "SHARD", "--matrix", "OUT"},
        {"play", "merge", "SHARD", "--picture", "OUT"},
        QStringList{"play", "worth", sample, "--card", "XF96-0048v1", "-o", "OUT"} + kShort};
    return all;
}

// "play match --record"
QString wayOf(const QStringList& words)
{
    const qsizetype out = words.indexOf("OUT");
    const QString command = words.mid(0, 2).join(' ');
    return words.at(out - 1).startsWith('-') ? command + ' ' + words.at(out - 1) : command;
}

// Every so many calls of what all these commands do alike; DOSSIER_EVERY_CALL=1 for a night.
int stepFor(const QString& command)
{
    const bool each = qEnvironmentVariableIsSet("DOSSIER_EVERY_CALL") || command == "db restore" || command == "undo";
    return each ? 1 : 23;
}

} // namespace

TEST_F(FailingDiskTest, EveryWayToWriteAFileIsTried)
{
    std::set<QString> tried{"db backup"}; // which replaces nothing: below
    for (const QStringList& words : writers())
        tried.insert(wayOf(words));
    static const QRegularExpression option(QStringLiteral("(--?[a-z]+) FILE"));
    int found = 0;
    for (const QString& command : commands()) {
        const QString usage = run(command.split(' ') + QStringList{"--help"}).out.section('\n', 0, 0);
        for (auto each = option.globalMatch(usage); each.hasNext(); ++found) {
            const QString way = command + ' ' + each.next().captured(1);
            EXPECT_TRUE(tried.count(way)) << "this test knows no arguments for " << way.toStdString();
        }
    }
    EXPECT_GE(found, 14);
}

TEST_F(FailingDiskTest, LeavesWhatWasThereOrWritesAllOfIt)
{
    for (QStringList words : writers()) {
        words.replaceInStrings("SHARD", path("shard.json"));
        expectWholeOrOld(words);
    }
}

TEST_F(FailingDiskTest, ACopyOfTheDatabaseIsWholeOrNotThere)
{
    const QStringList all = keptIn(kept());
    CliResult result;
    const int failed = atEveryCall(
        disk().toStdString(), [&] { layDisk(); },
        [&] {
            result = runOn(kept(), {"db", "backup", on("out")});
        },
        [&](const FailedCall& call) {
            if (result.code != 0)
                expectTold(result, call.told);
            else
                EXPECT_EQ(keptIn(on("out")), all) << call.told;
            if (!leavesWhatWasBegun(call.fault)) {
                EXPECT_EQ(names(), result.code == 0 ? QStringList{"out"} : QStringList{}) << call.told;
            }
        });
    EXPECT_GE(failed, 10);
    EXPECT_EQ(result.code, 0);
}

// What leads back to a seat far away is on disk, or it is told that it is not.
TEST_F(FailingDiskTest, ASeatIsKeptOrItIsSaid)
{
    const TableInvitation invitation{"example.org", 1, "t", newSecret(), newSecret(kFingerprintBytes)};
    std::optional<SeatClaim> kept;
    const int failed = atEveryCall(
        disk().toStdString(), [&] { layDisk(); }, [&] { kept.emplace(on("seats"), invitation); },
        [&](const FailedCall& call) {
            if (kept->trouble().isEmpty()) {
                EXPECT_EQ(SeatClaim(on("seats"), invitation).claim(), kept->claim()) << call.told;
            } else if (!leavesWhatWasBegun(call.fault)) {
                EXPECT_EQ(QDir(on("seats")).entryList(QDir::Files), QStringList()) << call.told;
            }
        });
    EXPECT_GE(failed, 5);
    EXPECT_EQ(kept->trouble(), QString());
}

// Lines that could not be kept leave nothing of the place for them either.
TEST_F(FailingDiskTest, LinesAreKeptOrLeaveNoFolder)
{
    const QString folder = on("not understood");
    QString why;
    const int failed = atEveryCall(
        disk().toStdString(), [&] { layDisk(); },
        [&] {
            LinesToKeep lines(KeptLines{folder}, QStringLiteral("list.csv"));
            lines.taker()("Count,Name\n1,Forest\n");
            why = lines.finish();
        },
        [&](const FailedCall& call) {
            if (!leavesWhatWasBegun(call.fault)) {
                EXPECT_EQ(QDir(folder).exists(), why.isEmpty()) << call.told << why.toStdString();
            }
        });
    EXPECT_GE(failed, 4);
    EXPECT_EQ(why, QString());
}

// Wherever it ends, whoever comes next has a certificate with its key, and the one that was given out.
TEST_F(FailingDiskTest, ACertificateHasItsKeyOrIsMadeAnew)
{
    QByteArray made;
    const int failed = atEveryCall(
        disk().toStdString(), [&] { layDisk(); },
        [&] {
            made.clear();
            try {
                made = fingerprintOf(hostCertificate(disk()).certificate);
            } catch (const std::runtime_error&) {
                return; // none was given out
            }
        },
        [&](const FailedCall& call) {
            QByteArray next;
            EXPECT_NO_THROW(next = fingerprintOf(hostCertificate(disk()).certificate)) << call.told;
            EXPECT_TRUE(made.isEmpty() || made == next) << call.told;
            if (!leavesWhatWasBegun(call.fault)) {
                EXPECT_EQ(names(), QStringList({"host.crt", "host.key"})) << call.told;
            }
        });
    EXPECT_GE(failed, 8);
}

// What changes the database: all of it is stored, or nothing, and the answer says which.
TEST_F(FailingDiskTest, ChangesTheDatabaseWhollyOrNotAtAll)
{
    const QStringList before = keptIn(kept());
    const QString database = on("tried.sqlite");
    int changing = 0;
    int unsureInAll = 0;
    for (const QString& command : commands()) {
        const QStringList words = withArguments(command);
        layDisk();
        layOut(database);
        const CliResult well = runOn(database, words);
        EXPECT_LE(well.code, 1) << words.join(' ').toStdString() << well.err.toStdString();
        const QStringList after = keptIn(database);
        if (after == before && command != "db restore")
            continue;
        ++changing;
        CliResult result;
        atEveryCall(
            disk().toStdString(),
            [&] {
                layDisk();
                layOut(database);
            },
            [&] { result = runOn(database, words); },
            [&](const FailedCall& call) {
                const std::string told = words.join(' ').toStdString() + ", " + call.told;
                if (result.code != well.code)
                    expectTold(result, told);
                const bool made = result.code == well.code || result.err.contains("The change was made");
                // Only a disk that takes nothing at all any more leaves it open.
                const bool unsure = result.err.contains("It is not known whether the change was stored");
                unsureInAll += unsure;
                EXPECT_TRUE(!unsure || (call.fault == DiskFault::Gone && !result.err.contains("Nothing was changed")))
                    << told << '\n'
                    << result.err.toStdString();
                const QStringList there = keptIn(database);
                EXPECT_EQ(there, made || (unsure && there == after) ? after : before) << told << '\n'
                                                                                      << result.err.toStdString();
                const QStringList beside =
                    names().filter(QRegularExpression("^(?!tried\\.sqlite$).*(?<!-wal|-shm|-journal)$"));
                const int former = command == "db restore" && result.code == 0;
                if (!leavesWhatWasBegun(call.fault)) {
                    EXPECT_EQ(beside.size(), former) << told << beside.join(' ').toStdString();
                }
            },
            stepFor(command));
    }
    EXPECT_GE(changing, 15);
    EXPECT_GE(unsureInAll, 1);
    EXPECT_LE(unsureInAll, 2 * changing);
}

} // namespace dossier::test
