// An answer that does not arrive is no success (CLI.md: exit code 4), whichever command gives it; and where something
// was changed all the same, that is said, lest it be done twice.
#include "cli/watched_output.h"
#include "every_command.h"
#include "kept_in.h"
#include "tests/support/full_pipe.h"
#include "tests/support/hang.h"

#include <QProcess>

namespace dossier::test {

namespace {

const QString kUnwritten =
    QStringLiteral("dossier-cli: The answer could not be written to standard output (No space left on device).");
const QString kMade = QStringLiteral(" The change was made all the same: ");

class UnwrittenOutput : public EveryCommand
{
protected:
    // The last thing that is said where standard output takes nothing.
    QString failure(const QStringList& words)
    {
        layOut(tried());
        QFile::remove(path("again.sqlite"));
        QFile full("/dev/full");
        EXPECT_TRUE(full.open(QIODevice::WriteOnly));
        const CliResult failed = runOn(tried(), words, full);
        EXPECT_EQ(failed.code, 4) << words.join(' ').toStdString();
        EXPECT_TRUE(failed.err.endsWith('\n'));
        return failed.err.section('\n', -2, -2);
    }

    void expectAnswer(const QStringList& words)
    {
        layOut(tried());
        QFile::remove(path("again.sqlite"));
        const CliResult done = runOn(tried(), words);
        EXPECT_LE(done.code, 1) << words.join(' ').toStdString() << done.err.toStdString();
        EXPECT_FALSE(done.out.isEmpty()) << words.join(' ').toStdString();
    }

    // What writes a file, and puts the same in the place of the same.
    static bool writesSomethingElse(const QString& command)
    {
        return QStringList{"db backup", "db export", "db restore"}.contains(command);
    }

    // Through a shell; what it says on standard error.
    CliResult shell(const QString& line)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("CLI", QStringLiteral(DOSSIER_CLI " --lang en --db %1").arg(path("test.sqlite")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path("."));
        process.start("/bin/sh", {"-c", line});
        EXPECT_TRUE(process.waitForFinished(test::kHangMs));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QString tried() const { return path("tried.sqlite"); }
};

} // namespace

TEST_F(UnwrittenOutput, EndsEveryCommandWithFourAndASentence)
{
    const QStringList before = keptIn(kept());
    int changed = 0;
    for (const QString& command : commands()) {
        const QStringList all = withArguments(command);
        for (const QStringList& words : {all, QStringList{"--json"} + all}) {
            const std::string told = words.join(' ').toStdString();
            expectAnswer(words);
            const QString said = failure(words);
            if (keptIn(tried()) == before && !writesSomethingElse(command)) {
                EXPECT_EQ(said, kUnwritten) << told;
                continue;
            }
            ++changed;
            EXPECT_TRUE(said.startsWith(kUnwritten + kMade)) << told << '\n' << said.toStdString();
            EXPECT_GT(said.size(), (kUnwritten + kMade).size() + 8) << told << ": says what";
        }
        EXPECT_EQ(failure(command.split(' ') + QStringList{"--help"}), kUnwritten);
    }
    EXPECT_GE(changed, 2 * 17);
    EXPECT_EQ(failure({"--help"}), kUnwritten);
    EXPECT_EQ(failure({"--version"}), kUnwritten);
}

TEST_F(UnwrittenOutput, SaysWhatWasMade)
{
    EXPECT_EQ(failure({"collection", "add", "42", "2"}), kUnwritten + kMade + "Gibsonton, FL (XF96-0042v1): 2 owned");
    EXPECT_EQ(failure({"deck", "copy", "Night shift", "Late shift"}),
              kUnwritten + kMade + "Night shift was copied as Late shift.");
    EXPECT_EQ(failure({"collection", "export", "-o", path("all.csv")}),
              kUnwritten + kMade + "Written to " + path("all.csv") + ".");
    EXPECT_EQ(failure({"play", "match", sample(), sample(), "--games", "1", "--max-turns", "2", "--record",
                       path("game.json"), "--cards", path("cards.csv")}),
              kUnwritten + kMade + "Written to " + path("game.json") + ". Written to " + path("cards.csv") + ".");
}

TEST_F(UnwrittenOutput, IsNoticedByTheProgramItself)
{
    for (const char* line :
         {"$CLI cards show 63 > /dev/full", "$CLI --json cards > /dev/full", "$CLI collection export >&-",
          "$CLI --json cards >&-", "ulimit -f 1; $CLI --json cards > cut.json"}) {
        const CliResult result = shell(QString::fromLatin1(line));
        EXPECT_EQ(result.code, 4) << line;
        EXPECT_TRUE(result.err.startsWith("dossier-cli: The answer could not be written")) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
}

// A database is a file, found again by its name: a pipe has none.
TEST_F(UnwrittenOutput, OfADatabaseNamesThePipeItCannotGoInto)
{
    const CliResult result = shell("$CLI db backup /dev/stdout | cat");
    EXPECT_TRUE(result.err.contains("/dev/stdout")) << result.err.toStdString();
}

// Where standard output is the file, nothing else stands in it: an archive with a sentence behind it is a damaged one.
TEST_F(UnwrittenOutput, OfAFileThatIsStandardOutputIsTheFileAlone)
{
    for (const char* place : {"/dev/stdout", "/dev/fd/1"}) {
        const QString out = QLatin1String(place);
        for (const QString& line :
             {QStringLiteral("db export %1"), QStringLiteral("collection export -o %1"),
              QStringLiteral("deck export \"Night shift\" --format csv -o %1"), QStringLiteral("deck sealed -o %1"),
              QStringLiteral("play match \"Night shift\" \"Night shift\" --games 1 --max-turns 2 --record %1")}) {
            const CliResult file = shell(QStringLiteral("$CLI ") + line.arg("file.out"));
            ASSERT_EQ(file.code, 0) << line.toStdString() << file.err.toStdString();
            // An archive holds the second it was made in; with a word behind it it would be a damaged one.
            const QString same = line.startsWith("db export") ? QStringLiteral("$CLI db import piped.out >&2")
                                                              : QStringLiteral("cmp file.out piped.out >&2");
            const CliResult piped = shell(QStringLiteral("$CLI %1 > piped.out && %2").arg(line.arg(out), same));
            EXPECT_EQ(piped.code, 0) << line.toStdString() << piped.err.toStdString();
            EXPECT_TRUE(piped.err.contains(QStringLiteral("Written to ") + out) || line.contains("--record"))
                << piped.err.toStdString();
            const CliResult json = shell(QStringLiteral("$CLI --json ") + line.arg(out));
            EXPECT_EQ(json.code, 2) << line.toStdString();
            EXPECT_TRUE(json.out.startsWith('{') && json.out.contains("--json")) << json.out.toStdString();
        }
    }
}

TEST_F(UnwrittenOutput, IsNoTroubleWhereTheReaderHadEnough)
{
    const CliResult result = shell("trap '' PIPE; { $CLI --json cards; echo $? >&2; } | true");
    EXPECT_EQ(result.err, "0\n");
}

TEST(WatchedOutput, WaitsForRoomInAPipeThatWaitsForNobody)
{
    const QByteArray large(300'000, 'x');
    FullPipe pipe;
    QFile target;
    ASSERT_TRUE(target.open(pipe.end(), QIODevice::WriteOnly | QIODevice::Unbuffered));
    WatchedOutput out(target);
    EXPECT_EQ(out.write(large), large.size());
    EXPECT_EQ(out.finish(), QString());
    EXPECT_EQ(QByteArray::fromStdString(pipe.arrived()), large);
}

} // namespace dossier::test
