// Devices, pipes and files without an end, in the place of each file that any command reads: refused in
// words, exit code 3, not read to the end.
#include "cli/commands.h"
#include "net/protocol/invitation.h"
#include "program_run.h"

#include <algorithm>
#include <map>
#include <sys/stat.h>

namespace dossier::test {

namespace {

using StrangeFiles = ProgramTest;

const QString kDeck = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");

// Nobody listens there.
QString closedTable()
{
    return written({QStringLiteral("127.0.0.1"), 1, QStringLiteral("t"), newSecret(), newSecret(kFingerprintBytes)});
}

// The commands that read files, with "@" where one stands.
const std::map<QString, QStringList>& readingCommands()
{
    static const std::map<QString, QStringList> all{
        {"deck check", {"@"}},
        {"deck import", {"@"}},
        {"deck show", {"@"}},
        {"deck export", {"@", "--format", "text"}},
        {"deck stats", {"@"}},
        {"deck missing", {"@"}},
        {"deck diff", {kDeck, "@"}},
        {"collection import", {"@"}},
        {"sets add", {"@"}},
        {"sets import", {"@"}},
        {"db import", {"@"}},
        {"play join", {closedTable(), "--deck", "@"}},
        {"play goldfish", {"@", "--games", "1"}},
        {"play match", {kDeck, "@", "--games", "1"}},
        {"play gauntlet", {kDeck, "@", "--games", "2"}},
        {"play duel", {"@", "--games", "2"}},
        {"play worth", {"@", "--card", "XF96-0048v1", "--games", "2"}},
        {"play swaps", {"@", "--try", "XF96-0048v1=XF96-0063v1", "--games", "2"}},
        {"play merge", {"@"}},
        {"play replay", {"@"}},
        {"play scenario", {"@"}},
        {"rules why", {"@"}},
    };
    return all;
}

// Commands whose FILE is written, whose DECK is a stored one, or that look at the database alone.
const QStringList kOthers{"db backup",   "db export",   "db restore",  "deck copy",
                          "deck rename", "deck delete", "deck sealed", "collection export"};

QStringList wordsFor(const QString& command, const QString& file)
{
    QStringList words = readingCommands().at(command);
    return command.split(QLatin1Char(' ')) + words.replaceInStrings(QStringLiteral("@"), file);
}

} // namespace

TEST_F(StrangeFiles, EveryCommandThatReadsFilesIsTried)
{
    for (const Command* command : allCommands()) {
        const QString words = QString::fromUtf8(command->words);
        const QString usage = QString::fromUtf8(command->usage);
        const bool reads = (usage.contains(QStringLiteral("FILE")) || usage.contains(QStringLiteral("DECK"))) &&
                           !kOthers.contains(words);
        EXPECT_EQ(reads, readingCommands().contains(words)) << usage.toStdString();
    }
}

TEST_F(StrangeFiles, ADeviceIsRefusedUnread)
{
    for (const auto& [command, words] : readingCommands()) {
        const ProgramRun done = run(wordsFor(command, QStringLiteral("/dev/zero")));
        expectAnswered(done, 3, command.toStdString());
        EXPECT_TRUE(done.err.contains(QStringLiteral("this is a device, not a file"))) << done.err.toStdString();
    }
    for (const char* device : {"/dev/urandom", "/dev/null", "/dev/full", "/dev/tty"})
        if (QFile::exists(QLatin1String(device)))
            expectAnswered(run({"deck", "check", device}), 3, device);
}

TEST_F(StrangeFiles, APipeThatNobodyFillsIsRefused)
{
    const QString pipe = path(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe), 0600), 0);
    for (const auto& [command, words] : readingCommands()) {
        const ProgramRun done = run(wordsFor(command, pipe));
        expectAnswered(done, 3, command.toStdString());
        EXPECT_TRUE(done.err.contains(QStringLiteral("nothing comes out of this pipe"))) << done.err.toStdString();
    }
    for (const QString& strange : {pipe, QStringLiteral("/dev/zero")}) { // as any other input
        const ProgramRun done = run({"db", "restore", strange});
        expectAnswered(done, 3, "db restore");
    }
}

TEST_F(StrangeFiles, AFolderIsRefused)
{
    for (const auto& [command, words] : readingCommands())
        expectAnswered(run(wordsFor(command, QStringLiteral("/tmp"))), 3, command.toStdString());
}

TEST_F(StrangeFiles, StandardInputWithoutEndIsRefused)
{
    for (const QString& command : {QStringLiteral("deck check"), QStringLiteral("deck import")}) {
        const ProgramRun done = run(wordsFor(command, QStringLiteral("-")), QStringLiteral("/dev/zero"));
        expectAnswered(done, 3, command.toStdString());
        EXPECT_TRUE(done.err.contains(QStringLiteral("MiB, the most that is read"))) << done.err.toStdString();
    }
}

// It takes no room on the disk, and is not read.
TEST_F(StrangeFiles, AHugeFileIsRefusedUnread)
{
    QFile huge(path(QStringLiteral("huge")));
    ASSERT_TRUE(huge.open(QIODevice::WriteOnly) && huge.resize(qint64{1} << 36));
    for (const auto& [command, words] : readingCommands()) {
        const ProgramRun done = run(wordsFor(command, huge.fileName()));
        expectAnswered(done, 3, command.toStdString());
        EXPECT_TRUE(done.err.contains(QStringLiteral("MiB, the most that is read"))) << done.err.toStdString();
    }
}

// Just under the limit of a file, made of what costs most room.
TEST_F(StrangeFiles, ALargeFileTakesLittleRoom)
{
    const auto filled = [](const QByteArray& begin, const QByteArray& unit, qsizetype bytes) {
        QByteArray content = begin;
        content.reserve(bytes + unit.size());
        while (content.size() < bytes)
            content += unit;
        return content;
    };
    constexpr qsizetype kMebibyte = 1024 * 1024;
    const QString numbers = file(QStringLiteral("numbers.json"), filled("{\"a\":[", "0,", 40 * kMebibyte));
    const QString lists = file(QStringLiteral("lists.json"), filled("{\"a\":[", "[],", 15 * kMebibyte));
    const QString keys = file(QStringLiteral("keys.json"), filled("{\"a\":{", "\"a\":0,", 15 * kMebibyte));
    const QString lines = file(QStringLiteral("lines.txt"), filled({}, "1 Nobody at all\n", 60 * kMebibyte));
    const QString blanks = file(QStringLiteral("blanks.txt"), filled({}, "\n", 60 * kMebibyte));
    for (const QString& json : {numbers, lists, keys})
        for (const char* command : {"play scenario", "play replay", "rules why", "deck check", "play merge"})
            expectAnswered(run(wordsFor(QLatin1String(command), json)), 3, command + (" " + json).toStdString(),
                           kMostStartsForLarge);
    for (const QString& text : {lines, blanks})
        for (const char* command : {"deck check", "deck import", "collection import", "db import"})
            expectAnswered(run(wordsFor(QLatin1String(command), text)), 3, command + (" " + text).toStdString(),
                           kMostStartsForLarge);
}

} // namespace dossier::test
