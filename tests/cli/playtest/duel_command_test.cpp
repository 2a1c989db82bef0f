// play duel: one player against another, the same decks in both hands.
#include "cli_run.h"

#include <QJsonArray>

namespace dossier::test {

class DuelCommand : public CliTest
{
protected:
    static QStringList duel(const QStringList& more)
    {
        return QStringList{"play", "duel", "--games", "6", "--seed", "3", "--max-turns", "60"} + more;
    }
};

TEST_F(DuelCommand, TakesTheSampleDecksAndTenRandomOnes)
{
    const QJsonObject report = run(duel({"--bots", "agent,random", "--json"})).json();
    const QJsonArray decks = report["decks"].toArray();
    ASSERT_EQ(decks.size(), 16);
    EXPECT_EQ(report["games"].toInt(), 96);
    EXPECT_EQ(report["bots"].toArray(), (QJsonArray{"agent", "random"}));
    EXPECT_GT(report["win_rate"]["mean"].toDouble(), 0.7);
    double worst = 1;
    for (const QJsonValue& deck : decks) {
        EXPECT_EQ(deck["games"].toInt(), 6);
        EXPECT_FALSE(deck["name"].toString().isEmpty());
        worst = std::min(worst, deck["win_rate"]["mean"].toDouble());
    }
    EXPECT_EQ(decks[report["worst"].toInt()]["win_rate"]["mean"].toDouble(), worst);
}

TEST_F(DuelCommand, TakesTheDecksNamedAndSoManyRandomOnes)
{
    const CliResult told = run(duel({sample(), "--random-decks", "1", "--bots", "agent,novice"}));
    EXPECT_EQ(told.code, 0) << told.err.toStdString();
    EXPECT_TRUE(told.out.contains(QStringLiteral("agent against novice"))) << told.out.toStdString();
    EXPECT_TRUE(told.out.contains(QStringLiteral(" Night shift\n"))) << told.out.toStdString();
    EXPECT_TRUE(told.out.contains(QStringLiteral(" Random deck 1\n")));
    EXPECT_TRUE(told.out.contains(QStringLiteral("12 games")));
}

// The X-Files are drawn, so that knowing the own deck's tells nothing of the other's.
TEST_F(DuelCommand, EqualsAreAboutEven)
{
    const QJsonObject report =
        run({"play", "duel", sample(), "--bots", "agent,agent", "--games", "40", "--seed", "5", "--json"}).json();
    EXPECT_NEAR(report["win_rate"]["mean"].toDouble(), 0.5, 0.26);
}

TEST_F(DuelCommand, IsTheSameFromShards)
{
    QStringList files;
    for (const char* part : {"1/2", "2/2"}) {
        files << path(QStringLiteral("part%1").arg(files.size()));
        EXPECT_EQ(run(duel({sample(), "--shard", part, "-o", files.last()})).code, 0);
    }
    QJsonObject whole = run(duel({sample(), "--json"})).json();
    QJsonObject merged = run(QStringList{"play", "merge", "--json"} + files).json();
    whole.remove(QStringLiteral("elapsed_s"));
    merged.remove(QStringLiteral("elapsed_s"));
    EXPECT_EQ(whole, merged);
}

TEST_F(DuelCommand, RefusesWhatMakesNoDuel)
{
    for (const QStringList& wrong :
         {QStringList{"--bots", "agent,agent,agent"}, {"--random-decks", "33"}, {"--games", "7"}}) {
        const CliResult told = run(duel(wrong));
        EXPECT_EQ(told.code, 2) << wrong.join(QLatin1Char(' ')).toStdString();
        EXPECT_EQ(told.err.count(QLatin1Char('\n')), 1) << told.err.toStdString();
    }
}

} // namespace dossier::test
