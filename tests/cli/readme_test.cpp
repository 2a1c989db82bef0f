// The walk-through of the README, followed to the letter: every command gives what is printed there.
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

// The lines between ```console and ```: "$ command", then what it prints.
QList<Step> walkThrough()
{
    QFile readme(QStringLiteral(DOSSIER_SOURCE_DIR "/README.md"));
    EXPECT_TRUE(readme.open(QIODevice::ReadOnly));
    QList<Step> steps;
    bool inside = false;
    const QStringList lines = QString::fromUtf8(readme.readAll()).split('\n');
    for (const QString& line : lines) {
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

} // namespace

using Readme = CliTest;

TEST_F(Readme, TheWalkThroughGivesWhatItShows)
{
    const QString before = QDir::currentPath();
    QDir::setCurrent(QStringLiteral(DOSSIER_SOURCE_DIR));
    const QList<Step> steps = walkThrough();
    EXPECT_GE(steps.size(), 5);
    for (const Step& step : steps) {
        const CliResult result = run(QProcess::splitCommand(step.command));
        QString printed = result.out;
        if (!printed.endsWith('\n'))
            printed += '\n';
        printed += result.err;
        EXPECT_EQ(printed.toStdString(), step.shown.toStdString()) << step.command.toStdString();
    }
    QDir::setCurrent(before);
}

} // namespace dossier::test
