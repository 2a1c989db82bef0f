// play match --shard and play merge: any split gives the report of a single run.
#include "cli_run.h"
#include "engine/players/playtest/shard.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "tests/support/hang.h"

#include <QProcess>
#include <QThread>

#include <random>

namespace dossier::test {

class ShardCommand : public CliTest
{
protected:
    QStringList match(const QStringList& more = {}) const
    {
        QStringList words{"play", "match", sample(), sample(), "--paired"};
        for (const auto& [option, value] : {std::pair("--bots", "pilot,random"), std::pair("--games", "30"),
                                            std::pair("--seed", "9"), std::pair("--max-turns", "40")})
            if (!more.contains(option))
                words << option << value;
        return words + more;
    }
    QString part(int k) const { return path(QStringLiteral("part-%1.json").arg(k)); }
    CliResult shard(int k, int of, const QStringList& more = {})
    {
        return run(match(QStringList{"--shard", QStringLiteral("%1/%2").arg(k).arg(of), "-o", part(k)} + more));
    }
    CliResult merge(const QStringList& files, const QStringList& more = {})
    {
        return run(QStringList{"play", "merge"} + files + more);
    }
    QByteArray bytes(const QString& name)
    {
        QFile source(name);
        EXPECT_TRUE(source.open(QIODevice::ReadOnly)) << name.toStdString();
        return source.readAll();
    }
    void expectRefused(const CliResult& result, const char* file, const char* what)
    {
        EXPECT_EQ(result.code, 3) << result.out.toStdString();
        EXPECT_TRUE(result.err.contains(file)) << result.err.toStdString();
        EXPECT_TRUE(result.err.contains(what)) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
};

TEST_F(ShardCommand, AnySplitGivesTheReportOfOneRun)
{
    const QString single = run(match()).out;
    QJsonObject json = run(match({"--json"})).json();
    json.remove("elapsed_s");
    for (const int of : {1, 4}) {
        QStringList files;
        for (int k = of; k >= 1; --k) {
            const CliResult played = shard(k, of, {"--jobs", k % 2 == 0 ? "2" : "1"});
            EXPECT_EQ(played.code, 0) << played.err.toStdString();
            files << part(k);
        }
        EXPECT_EQ(merge(files).out.toStdString(), single.toStdString()) << of;
        QJsonObject merged = merge(files, {"--json"}).json();
        EXPECT_TRUE(merged.contains("elapsed_s"));
        merged.remove("elapsed_s");
        EXPECT_TRUE(merged == json) << of;
        for (const QString& each : files)
            QFile::remove(each);
    }
}

TEST_F(ShardCommand, OfAGauntletMakesItsTablesToo)
{
    const QStringList words{"play", "gauntlet", sample(), sample(), sample(), "--games", "4", "--max-turns", "20"};
    EXPECT_EQ(run(words + QStringList{"--matrix", path("one.csv"), "--cards", path("one-cards.csv")}).code, 0);
    for (const char* k : {"1", "2"})
        EXPECT_EQ(run(words + QStringList{"--shard", QLatin1String(k) + QStringLiteral("/2"), "-o", path(k)}).code, 0);
    const CliResult merged =
        merge({path("1"), path("2")}, {"--matrix", path("two.csv"), "--cards", path("two-cards.csv")});
    EXPECT_EQ(merged.code, 0) << merged.err.toStdString();
    EXPECT_EQ(bytes(path("one.csv")), bytes(path("two.csv")));
    EXPECT_EQ(bytes(path("one-cards.csv")), bytes(path("two-cards.csv")));
}

TEST_F(ShardCommand, ASecondRunPlaysOnlyWhatIsMissing)
{
    EXPECT_EQ(shard(1, 2, {"--json"}).json()["played_now"].toInt(), 16) << "eight of fifteen pairs";
    const QByteArray whole = bytes(part(1));
    const CliResult again = shard(1, 2);
    EXPECT_TRUE(again.out.contains("nothing was played")) << again.out.toStdString();
    EXPECT_EQ(bytes(part(1)), whole);

    // As a run that was killed leaves it.
    Shard begun = readShard(whole.toStdString(), officialCards(), &baseEffects());
    begun.played = 3;
    begun.tally = playSeries(begun.run.setup, begun.part, 0, 3);
    file("part-1.json", QByteArray::fromStdString(writeShard(begun)));
    expectRefused(merge({part(1)}), "part-1.json", "not played to its end");
    EXPECT_EQ(shard(1, 2, {"--json"}).json()["played_now"].toInt(), 10);
    const Shard ended = readShard(bytes(part(1)).toStdString(), officialCards(), &baseEffects());
    EXPECT_EQ(ended.tally, readShard(whole.toStdString(), officialCards(), &baseEffects()).tally);
}

TEST_F(ShardCommand, NamesWhatDoesNotBelongTogether)
{
    for (const int k : {1, 2, 3})
        ASSERT_EQ(shard(k, 3).code, 0);
    expectRefused(merge({part(1), part(3)}), "", " missing: 2.");
    expectRefused(merge({part(1), part(2), part(3), part(2)}), "part-2.json", "same shard as");
    expectRefused(merge({part(1), path("nowhere.json"), part(3)}), "nowhere.json", "no such file");

    const QByteArray good = bytes(part(2));
    file("part-2.json", good.left(good.size() / 2));
    expectRefused(merge({part(1), part(2), part(3)}), "part-2.json", "damaged");
    expectRefused(shard(2, 3), "part-2.json", "damaged");
    EXPECT_EQ(bytes(part(2)), good.left(good.size() / 2)) << "it stays as it is";
    file("part-2.json", QByteArray(good).replace("\"wins\"", "\"wons\""));
    expectRefused(merge({part(1), part(2), part(3)}), "part-2.json", "damaged");

    Shard other = readShard(good.toStdString(), officialCards(), &baseEffects());
    other.run.rules = "0123456789abcdef";
    file("part-2.json", QByteArray::fromStdString(writeShard(other)));
    expectRefused(merge({part(1), part(2), part(3)}), "part-2.json", "another version of the rules");
    expectRefused(shard(2, 3), "part-2.json", "another version of the rules");
    QFile::remove(part(2));
    ASSERT_EQ(shard(2, 3, {"--seed", "10"}).code, 0);
    expectRefused(merge({part(1), part(2), part(3)}), "part-2.json", "another playtest");
    expectRefused(shard(2, 3), "part-2.json", "another playtest");
    expectRefused(shard(1, 2), "part-1.json", "shard 1 of 3, not 1 of 2");
}

TEST_F(ShardCommand, RefusesOptionsThatMakeNoSense)
{
    const auto refuse = [&](const QStringList& more) {
        const CliResult result = run(match(more));
        EXPECT_EQ(result.code, 2) << more.join(' ').toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    };
    for (const char* wrong : {"0/4", "5/4", "1", "1/2/3", "a/b", "1/9999999", "-1/4"})
        refuse({"--shard", wrong, "-o", part(1)});
    refuse({"--shard", "1/2"});
    refuse({"-o", part(1)});
    refuse({"--shard", "1/2", "-o", part(1), "--log"});
    EXPECT_EQ(run(match({"--shard", "1/2", "-o", path("no/such/file.json")})).code, 4);
    EXPECT_EQ(run(match({"--shard", "1/2", "-o", "/dev/full"})).code, 4);
    EXPECT_EQ(run({"play", "merge"}).code, 2);
    EXPECT_EQ(shard(1, 1).code, 0);
    for (const char* table : {"--matrix", "--picture"}) // not every deck of a match meets every other
        EXPECT_EQ(merge({part(1)}, {table, path("table")}).code, 2) << table;
    EXPECT_FALSE(QFile::exists(path("table")));
}

// Killed at random moments and started anew until all is played, the report is that of a single run.
TEST_F(ShardCommand, LosesNothingWhenItIsKilled)
{
    constexpr int kParts = 3;
    const QStringList words = match({"--games", "90"});
    const QString single = run(words).out;
    std::mt19937 random{std::random_device{}()};
    int killed = 0;
    QStringList files;
    for (int k = 1; k <= kParts; ++k) {
        files << part(k);
        for (bool done = false; !done;) {
            QProcess program;
            program.start(QStringLiteral(DOSSIER_CLI),
                          words + QStringList{"--shard", QStringLiteral("%1/%2").arg(k).arg(kParts), "-o", part(k),
                                              "--jobs", "1"});
            ASSERT_TRUE(program.waitForStarted(test::kHangMs));
            // Once before it can have done anything, then more and more time, for a machine that is slow.
            constexpr int kHardlyBegun = 5;
            const int wait = killed == 0 ? kHardlyBegun : static_cast<int>(random() % 400) + 40 * killed;
            if (!program.waitForFinished(wait)) {
                program.kill();
                program.waitForFinished(test::kHangMs);
                ++killed;
            }
            done = program.exitStatus() == QProcess::NormalExit;
            EXPECT_TRUE(!done || program.exitCode() == 0) << program.readAllStandardError().toStdString();
        }
    }
    EXPECT_GT(killed, 0);
    EXPECT_EQ(merge(files).out.toStdString(), single.toStdString());
}

} // namespace dossier::test
