#include "every_command.h"

#include <QRegularExpression>

namespace dossier::test {

EveryCommand::EveryCommand()
{
    for (const QStringList& words : std::vector<QStringList>{
             {"collection", "add", "63", "3"},
             {"collection", "add", "64"},
             {"deck", "import", sample()},
             {"db", "backup", path("backup.sqlite")},
             {"db", "export", path("all.zip")},
             {"collection", "export", "-o", path("all.csv")},
             {"play", "match", sample(), sample(), "--games", "1", "--max-turns", "2", "--record", path("game.json")},
             {"play", "gauntlet", sample(), sample(), "--games", "2", "--max-turns", "2", "--shard", "1/1", "-o",
              path("shard.json")},
             {"sets", "add", QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json")},
             {"collection", "add", "65"},
             {"undo"}})
        EXPECT_EQ(run(words).code, 0) << words.join(' ').toStdString();
    file("further.csv", "Number,Title,Type,Pool,Cost\nXF97-0905x1,A,Event,RP,1\n");
    const QString scenario = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/basic-cards.json");
    m_arguments = {{"cards", {}},
                   {"cards show", {"63"}},
                   {"cards coverage", {}},
                   {"sets list", {}},
                   {"sets add", {path("further.csv")}},
                   {"sets import", {path("further.csv")}},
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
                   {"deck starter", {"all"}},
                   {"deck sealed", {"--players", "2", "--build", "Evening"}},
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

QStringList EveryCommand::commands()
{
    QStringList words;
    static const QRegularExpression line(QStringLiteral("^  ([a-z]+(?: [a-z]+)*)  "),
                                         QRegularExpression::MultilineOption);
    for (auto all = line.globalMatch(runBare({"--help"}).out); all.hasNext();)
        words << all.next().captured(1);
    EXPECT_EQ(words.removeAll(QStringLiteral("play join")), 1) << "it needs a host: net/join_command_test, tests/wire";
    EXPECT_GE(words.size(), 43);
    return words;
}

QStringList EveryCommand::withArguments(const QString& command)
{
    const auto arguments = m_arguments.find(command);
    if (arguments != m_arguments.end())
        return command.split(' ') + arguments->second;
    ADD_FAILURE() << "this test knows no arguments for " << command.toStdString();
    return {};
}

void EveryCommand::layOut(const QString& database) const
{
    for (const char* rest : {"", "-wal", "-shm", "-journal"})
        QFile::remove(database + QLatin1String(rest));
    EXPECT_TRUE(QFile::copy(kept(), database));
}

CliResult EveryCommand::runOn(const QString& database, const QStringList& words)
{
    QByteArray outBytes;
    QBuffer out(&outBytes);
    out.open(QIODevice::WriteOnly);
    CliResult result = runOn(database, words, out);
    result.out = QString::fromUtf8(outBytes);
    return result;
}

CliResult EveryCommand::runOn(const QString& database, const QStringList& words, QIODevice& out)
{
    QByteArray errBytes;
    QBuffer in, err(&errBytes);
    in.open(QIODevice::ReadOnly);
    err.open(QIODevice::WriteOnly);
    CliResult result;
    result.code = runCli(QStringList{"--db", database, "--lang", "en"} + words, in, out, err);
    result.err = QString::fromUtf8(errBytes);
    return result;
}

} // namespace dossier::test
