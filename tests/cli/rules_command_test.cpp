#include "cli_run.h"

#include <QJsonArray>

namespace dossier::test {

using RulesCommand = CliTest;

TEST_F(RulesCommand, ANumberFindsItsRuleAlone)
{
    const CliResult result = run({"rules", "deck-4", "--json"});
    ASSERT_EQ(result.code, 0);
    const QJsonArray rules = result.json()["rules"].toArray();
    ASSERT_EQ(rules.size(), 1);
    const QJsonObject rule = rules.first().toObject();
    EXPECT_EQ(rule["number"].toString(), "DECK-4");
    EXPECT_EQ(rule["section"].toString(), "Building a deck");
    EXPECT_FALSE(rule["text"].toString().isEmpty());
    EXPECT_FALSE(rule["sources"].toString().isEmpty());
}

TEST_F(RulesCommand, ARuleIsReadAsText)
{
    const CliResult result = run({"rules", "DECK-4"});
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(result.out.startsWith("Building a deck\nDECK-4  ")) << result.out.toStdString();
}

TEST_F(RulesCommand, WordsFindTheRulesThatHoldAllOfThem)
{
    const QJsonArray rules = run({"rules", "mulligan", "--json"}).json()["rules"].toArray();
    EXPECT_GT(rules.size(), 0);
    const QJsonArray fewer = run({"rules", "mulligan", "hand", "--json"}).json()["rules"].toArray();
    EXPECT_LE(fewer.size(), rules.size());
}

TEST_F(RulesCommand, TheNumberOfACardFindsItsRulings)
{
    const QJsonArray rules = run({"rules", "XF96-0170v1", "--json"}).json()["rules"].toArray();
    EXPECT_GT(rules.size(), 0);
}

TEST_F(RulesCommand, NothingFoundIsNo)
{
    const CliResult result = run({"rules", "zebra", "--json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.json()["rules"].toArray().size(), 0);
    EXPECT_FALSE(result.err.isEmpty());
    EXPECT_EQ(run({"rules", "DECK-99"}).code, 1);
}

TEST_F(RulesCommand, TheKeyOfASectionShowsItWithItsParts)
{
    const QString out = run({"rules", "REASON"}).out;
    EXPECT_TRUE(out.startsWith("What a refusal cites\nREASON-1  ")) << out.toStdString();
    EXPECT_TRUE(out.contains("\n\nBriefing to Deployment\nA free draw is refused by:\n    1. BRIEF-25"));
    EXPECT_FALSE(out.contains("OQ-1  "));
}

TEST_F(RulesCommand, WithoutWordsAllRulesAreListed)
{
    EXPECT_GT(run({"rules", "--json"}).json()["rules"].toArray().size(), 300);
}

TEST_F(RulesCommand, HeadingsFollowTheLanguage)
{
    const QJsonArray rules = runBare({"--lang", "fr", "rules", "DECK-4", "--json"}).json()["rules"].toArray();
    ASSERT_EQ(rules.size(), 1);
    EXPECT_NE(rules.first()["section"].toString(), "Building a deck");
}

} // namespace dossier::test
