// A file that cannot be read to its end is no shorter file: nothing of it is taken, and it is said why.
#include "cli/standard_input.h"
#include "cli_run.h"
#include "support/failing_read.h"

#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace dossier::test {

namespace {

class FailingReads : public CliTest
{
protected:
    struct Try
    {
        QStringList words; // the file stands behind them
        QString file;
    };

    QString table() const
    {
        QByteArray rows = "Quantity,Name\n";
        for (int row = 1; row <= 3000; ++row)
            rows += "1,First Aid\n";
        return file("table.csv", rows);
    }

    std::vector<Try> tries()
    {
        const QString all = path("all.zip"), record = path("record.json"), shard = path("shard.json");
        const QString deck = file("a.deck", contentOf(sample()));
        EXPECT_EQ(run({"collection", "add", "First Aid"}).code, 0);
        EXPECT_EQ(run({"db", "export", all}).code, 0);
        const QStringList match{"play", "match", deck, deck, "--bots", "agent", "--games", "2"};
        EXPECT_EQ(run(match + QStringList{"--record", record}).code, 0);
        EXPECT_EQ(run(match + QStringList{"--shard", "1/1", "-o", shard}).code, 0);
        return {{{"deck", "import"}, deck},
                {{"deck", "check"}, deck},
                {{"collection", "import", "--mode", "replace"}, table()},
                {{"sets", "add", "--dry-run"},
                 file("set.csv", contentOf(QStringLiteral(DOSSIER_SOURCE_DIR "/db/seed/cards_promo.csv")))},
                {{"db", "import"}, all},
                {{"play", "replay"}, record},
                {{"play", "merge"}, shard},
                {{"play", "scenario"},
                 file("s.json",
                      contentOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/cards/0226-road-trip.json")))}};
    }

    static QByteArray contentOf(const QString& name)
    {
        QFile in(name);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << name.toStdString();
        return in.readAll();
    }

    QString kept() { return run({"--json", "db", "info"}).out; }
};

} // namespace

TEST_F(FailingReads, TakeNothing)
{
    for (const Try& each : tries()) {
        const QString before = kept();
        const std::string told = each.words.join(' ').toStdString();
        for (const qint64 after : {qint64{0}, QFileInfo(each.file).size() / 2, QFileInfo(each.file).size() - 1}) {
            CliResult result;
            {
                const FailingRead fault(each.file.toStdString(), after);
                result = run(each.words + QStringList{each.file});
                EXPECT_TRUE(fault.hasFailed()) << told;
            }
            EXPECT_EQ(result.code, 3) << told << " after " << after << '\n' << result.err.toStdString();
            EXPECT_FALSE(result.err.isEmpty()) << told;
            EXPECT_EQ(kept(), before) << told << " after " << after;
        }
    }
}

TEST_F(FailingReads, OfStandardInputTakeNothing)
{
    const std::string name = table().toStdString();
    const QString before = kept();
    const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    QByteArray outBytes, errBytes;
    QBuffer out(&outBytes), err(&errBytes);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    {
        const FailingRead fault(name, 20'000);
        StandardInput in(file);
        EXPECT_EQ(runCli({"--db", path("test.sqlite"), "--lang", "en", "collection", "import", "-"}, in, out, err), 3);
    }
    ::close(file);
    EXPECT_EQ(errBytes, QStringLiteral("dossier-cli: -: it cannot be read: %1\n").arg(qt_error_string(EIO)).toUtf8());
    EXPECT_EQ(kept(), before);
}

} // namespace dossier::test
