// What README and the manual show of the command line, followed to the letter: every command gives what is printed
// there, and every search finds its way.
#include "cli_run.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>

namespace dossier::test {

namespace {

struct Step
{
    QString command;
    QString shown;
};

QStringList linesOf(const char* page)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/") + QLatin1String(page));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << page;
    return QString::fromUtf8(file.readAll()).split('\n');
}

// The lines between ```console and ```: "$ command", then what it prints.
QList<Step> walkThrough(const char* page)
{
    QList<Step> steps;
    bool inside = false;
    for (const QString& line : linesOf(page)) {
        if (line == "```console")
            inside = true;
        else if (line == "```")
            inside = false;
        else if (inside && line.startsWith("$ dossier-cli "))
            steps.append({line.mid(14), {}});
        else if (inside && !steps.isEmpty())
            steps.last().shown += line + '\n';
    }
    return steps;
}

struct WalkThrough : CliTest
{
    const QString before = QDir::currentPath();
    WalkThrough() { QDir::setCurrent(QStringLiteral(DOSSIER_SOURCE_DIR)); }
    ~WalkThrough() override { QDir::setCurrent(before); }

    void follow(const char* page, const char* language, qsizetype least)
    {
        SCOPED_TRACE(page);
        m_language = QLatin1String(language);
        const QList<Step> steps = walkThrough(page);
        EXPECT_GE(steps.size(), least);
        for (const Step& step : steps) {
            const CliResult result = run(QProcess::splitCommand(step.command));
            QString printed = result.out;
            if (!printed.endsWith('\n'))
                printed += '\n';
            printed += result.err;
            EXPECT_EQ(printed.toStdString(), step.shown.toStdString()) << step.command.toStdString();
        }
    }
};

} // namespace

TEST_F(WalkThrough, OfReadmeGivesWhatItShows)
{
    follow("README.md", "en", 2);
}

TEST_F(WalkThrough, OfTheManualGivesWhatItShows)
{
    follow("resources/manual/command_line.md", "en", 6);
}

TEST_F(WalkThrough, OfTheFrenchManualGivesWhatItShows)
{
    follow("resources/manual/command_line_fr.md", "fr", 6);
}

// The first column of the table of searches.
TEST_F(WalkThrough, OfTheSearchesIsUnderstood)
{
    run({"deck", "import", "resources/samples/night-shift.deck"});
    int searches = 0;
    for (const QString& line : linesOf("resources/manual/searching.md"))
        for (const auto& term : QRegularExpression("`([^`]+)`").globalMatch(line.section('|', 1, 1))) {
            ++searches;
            const CliResult result = run(QStringList{"cards", "--"} + QProcess::splitCommand(term.captured(1)));
            EXPECT_LE(result.code, 1) << term.captured(1).toStdString() << ": " << result.err.toStdString();
        }
    EXPECT_GE(searches, 20);
}

} // namespace dossier::test
