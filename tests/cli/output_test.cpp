// An answer that does not arrive is no success (CLI.md: exit code 4), whichever command gives it.
#include "cli_run.h"

#include <QProcess>
#include <QRegularExpression>

#include <map>

namespace dossier::test {

namespace {

class UnwrittenOutput : public CliTest
{
protected:
    UnwrittenOutput()
    {
        for (const QStringList& words :
             std::vector<QStringList>{{"collection", "add", "63", "3"},
                                      {"collection", "add", "64"},
                                      {"deck", "import", sample()},
                                      {"db", "backup", path("backup.sqlite")},
                                      {"db", "export", path("all.zip")},
                                      {"collection", "export", "-o", path("all.csv")},
                                      {"play", "match", sample(), sample(), "--games", "1", "--max-turns", "2",
                                       "--record", path("game.json")},
                                      {"play", "match", sample(), sample(), "--games", "1", "--max-turns", "2",
                                       "--shard", "1/1", "-o", path("shard.json")},
                                      {"collection", "add", "65"},
                                      {"undo"}})
            EXPECT_EQ(run(words).code, 0) << words.join(' ').toStdString();
        file("further.csv", "Number,Title,Type,Pool,Cost\nXF97-0905x1,A,Event,RP,1\n");
        EXPECT_EQ(run({"sets", "add", QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json")}).code, 0);
        const QString scenario = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/basic-cards.json");
        m_arguments = {
            {"cards", {}},
            {"cards show", {"63"}},
            {"cards coverage", {}},
            {"sets list", {}},
            {"sets add", {path("further.csv")}},
            {"sets remove", {"Night Files"}},
            {"collection add", {"63"}},
            {"collection remove", {"63"}},
            {"collection move", {"63", "--to", "Box"}},
            {"collection lend", {"63", "--to", "Skinner"}},
            {"collection list", {}},
            {"collection import", {path("all.csv")}},
            {"collection export", {}},
            {"collection stats", {}},
            {"deck check", {sample()}},
            {"deck import", {sample(), "--name", "Third shift"}},
            {"deck list", {}},
            {"deck show", {sample()}},
            {"deck copy", {"Night shift", "Day shift"}},
            {"deck rename", {"Night shift", "Day shift"}},
            {"deck delete", {"Night shift"}},
            {"deck export", {sample(), "--format", "text"}},
            {"deck stats", {sample()}},
            {"deck missing", {sample()}},
            {"deck diff", {sample(), "Night shift"}},
            {"deck starter", {"mulder"}},
            {"deck sealed", {"--build", "Evening"}},
            {"play goldfish", {sample(), "--games", "1", "--max-turns", "2"}},
            {"play match", {sample(), sample(), "--games", "1", "--max-turns", "2"}},
            {"play gauntlet", {sample(), sample(), "--games", "2", "--max-turns", "2"}},
            {"play duel", {sample(), "--games", "2", "--max-turns", "2"}},
            {"play merge", {path("shard.json")}},
            {"play worth", {sample(), "--card", "XF96-0048v1", "--games", "2", "--max-turns", "2"}},
            {"play swaps", {sample(), "--try", "XF96-0048v1=XF96-0063v1", "--games", "2", "--max-turns", "2"}},
            {"play replay", {path("game.json")}},
            {"play scenario", {scenario}},
            {"deduce", {}},
            {"rules", {"DECK-4"}},
            {"rules why", {scenario}},
            {"history", {}},
            {"undo", {}},
            {"redo", {}},
            {"db check", {}},
            {"db info", {}},
            {"db backup", {path("again.sqlite")}},
            {"db restore", {path("backup.sqlite")}},
            {"db upgrade", {}},
            {"db export", {path("again.zip")}},
            {"db import", {path("all.zip")}}};
    }

    QStringList commands()
    {
        QStringList words;
        static const QRegularExpression line(QStringLiteral("^  ([a-z]+(?: [a-z]+)*)  "),
                                             QRegularExpression::MultilineOption);
        for (auto all = line.globalMatch(runBare({"--help"}).out); all.hasNext();)
            words << all.next().captured(1);
        return words;
    }

    // On a database as it was at first.
    CliResult runInto(QIODevice& out, const QStringList& words)
    {
        const QString database = path("tried.sqlite");
        for (const char* rest : {"", "-wal", "-shm"})
            QFile::remove(database + QLatin1String(rest));
        QFile::remove(path("again.sqlite"));
        EXPECT_TRUE(QFile::copy(path("test.sqlite"), database));
        QByteArray errBytes;
        QBuffer in, err(&errBytes);
        in.open(QIODevice::ReadOnly);
        err.open(QIODevice::WriteOnly);
        CliResult result;
        result.code = runCli(QStringList{"--db", database, "--lang", "en"} + words, in, out, err);
        result.err = QString::fromUtf8(errBytes);
        return result;
    }

    void expectFailure(const QStringList& words)
    {
        QBuffer well;
        well.open(QIODevice::WriteOnly);
        const CliResult done = runInto(well, words);
        EXPECT_LE(done.code, 1) << words.join(' ').toStdString() << done.err.toStdString();
        EXPECT_FALSE(well.data().isEmpty()) << words.join(' ').toStdString();
        QFile full("/dev/full");
        ASSERT_TRUE(full.open(QIODevice::WriteOnly));
        const CliResult failed = runInto(full, words);
        EXPECT_EQ(failed.code, 4) << words.join(' ').toStdString();
        EXPECT_TRUE(failed.err.endsWith(
            "dossier-cli: The answer could not be written to standard output (No space left on device).\n"))
            << words.join(' ').toStdString() << failed.err.toStdString();
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
        EXPECT_TRUE(process.waitForFinished());
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    std::map<QString, QStringList> m_arguments;
};

} // namespace

TEST_F(UnwrittenOutput, EndsEveryCommandWithFourAndASentence)
{
    const QStringList all = commands();
    EXPECT_GE(all.size(), 43);
    for (const QString& command : all) {
        const auto arguments = m_arguments.find(command);
        if (arguments == m_arguments.end()) {
            ADD_FAILURE() << "this test knows no arguments for " << command.toStdString();
            continue;
        }
        const QStringList words = command.split(' ') + arguments->second;
        expectFailure(words);
        expectFailure(QStringList{"--json"} + words);
        expectFailure(command.split(' ') + QStringList{"--help"});
    }
    expectFailure({"--help"});
    expectFailure({"--version"});
}

TEST_F(UnwrittenOutput, IsNoticedByTheProgramItself)
{
    for (const char* line :
         {"$CLI cards show 63 > /dev/full", "$CLI --json cards > /dev/full", "$CLI collection export >&-",
          "$CLI --json cards >&-", "trap '' XFSZ; ulimit -f 1; $CLI --json cards > cut.json"}) {
        const CliResult result = shell(QString::fromLatin1(line));
        EXPECT_EQ(result.code, 4) << line;
        EXPECT_TRUE(result.err.startsWith("dossier-cli: The answer could not be written")) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
}

TEST_F(UnwrittenOutput, IsNoTroubleWhereTheReaderHadEnough)
{
    const CliResult result = shell("trap '' PIPE; { $CLI --json cards; echo $? >&2; } | true");
    EXPECT_EQ(result.err, "0\n");
}

} // namespace dossier::test
