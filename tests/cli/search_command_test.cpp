#include "cli_run.h"
#include "support/base_set.h"

#include <QHash>
#include <QJsonArray>

namespace dossier::test {

using SearchCommand = CliTest;

TEST_F(SearchCommand, ListsTheBaseSetByType)
{
    const CliResult result = runFirst({"cards", "set:premiere", "--json"});
    ASSERT_EQ(result.code, 0);
    const QJsonArray cards = result.json()["cards"].toArray();
    EXPECT_EQ(result.json()["count"].toInt(), 354);
    ASSERT_EQ(cards.size(), 354);
    QHash<QString, int> types;
    for (const QJsonValue& card : cards)
        ++types[card["type"].toString()];
    EXPECT_EQ(types["Event"], 90);
    EXPECT_EQ(types["X-File"], 41);
    EXPECT_EQ(types["Adversary"], 22);
    EXPECT_FALSE(QFile::exists(path("test.sqlite"))); // looking makes no database
}

TEST_F(SearchCommand, EveryFactIsThatOfThePrintedCard)
{
    const QString shared = QString::fromStdString(sharedFolder());
    if (shared.isEmpty())
        GTEST_SKIP() << "no reference data beside the checkout";
    QFile file(shared + "/cards/premiere.json");
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QJsonArray expected = QJsonDocument::fromJson(file.readAll()).array();
    const QJsonArray cards = run({"cards", "set:premiere", "order:number", "--json"}).json()["cards"].toArray();
    ASSERT_EQ(cards.size(), expected.size());
    for (qsizetype i = 0; i < cards.size(); ++i) {
        QJsonObject want = expected[i].toObject();
        want.remove("reference_text");
        QJsonObject have = cards[i].toObject();
        have.remove("text");
        EXPECT_TRUE(have == want) << QJsonDocument(have).toJson().toStdString();
    }
}

TEST_F(SearchCommand, FindsByTypeTitleAndKeyword)
{
    EXPECT_EQ(run({"cards", "t:site set:premiere", "--json"}).json()["count"].toInt(), 45);
    EXPECT_EQ(run({"cards", "k:killer set:premiere", "--json"}).json()["count"].toInt(), 10);
    EXPECT_EQ(run({"cards", "dupre", "--json"}).json()["count"].toInt(), 2) << "printed twice";
    EXPECT_EQ(run({"cards", "dupre printing:first", "--json"}).json()["count"].toInt(), 1);
    EXPECT_EQ(run({"cards", "t:site (q:method OR q:result) -k:multi", "--json"}).code, 0);
    EXPECT_EQ(run({"cards", "nosuchcard", "--json"}).json()["count"].toInt(), 0);
}

TEST_F(SearchCommand, AFaultySearchSaysWhere)
{
    const CliResult result = run({"cards", "t:site frob:3"});
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(result.err.contains("Character 8")) << result.err.toStdString();
    EXPECT_TRUE(run({"cards", "mulderr"}).err.contains("Did you mean"));
}

TEST_F(SearchCommand, ShowsOneCard)
{
    const CliResult result = run({"cards", "show", "aubrey, mo", "--json"});
    ASSERT_EQ(result.code, 0);
    EXPECT_EQ(result.json()["id"].toString(), "XF96-0063v1");
    EXPECT_EQ(result.json()["owned"].toInt(), 0);
    EXPECT_EQ(run({"cards", "show", "X", "--json"}).json()["id"].toString(), "XF96-0293v1");
    EXPECT_EQ(run({"cards", "show", "Agent Fox Mulder", "--json"}).json()["printings"].toArray().size(), 3);
    EXPECT_EQ(run({"cards", "show", "63", "--json"}).json()["id"].toString(), "XF96-0063v1");
    EXPECT_EQ(run({"cards", "show", "Aubry"}).code, 3);
}

TEST_F(SearchCommand, CardsCarryTheirTextInTheLanguageAsked)
{
    const QString english = run({"cards", "show", "XF96-0002v1", "--json"}).json()["text"].toString();
    const QString french =
        runBare({"--lang", "fr", "cards", "show", "XF96-0002v1", "--json"}).json()["text"].toString();
    EXPECT_FALSE(english.isEmpty());
    EXPECT_FALSE(french.isEmpty());
    EXPECT_NE(english, french);
    EXPECT_GT(run({"cards", "o:heal", "--json"}).json()["count"].toInt(), 0);
}

TEST_F(SearchCommand, SearchesWhatIsOwnedAndWhatIsInADeck)
{
    run({"collection", "add", "XF96-0063v1", "3"});
    run({"deck", "import", sample()});
    EXPECT_EQ(run({"cards", "own>=3", "--json"}).json()["count"].toInt(), 1);
    EXPECT_EQ(run({"cards", "in:\"night shift\" t:site", "--json"}).json()["count"].toInt(), 16);
}

// The window's own search answers (desk/search): what it knows of the collection the command line knows, too.
TEST_F(SearchCommand, SearchesWhatIsToSpareAndWhereItLies)
{
    run({"collection", "add", "XF96-0063v1", "5", "--location", "binder 1"});
    run({"collection", "add", "XF96-0001v1", "1"});
    EXPECT_EQ(run({"cards", "spare>=1", "--json"}).json()["count"].toInt(), 1);
    EXPECT_EQ(run({"cards", "loc:\"binder 1\"", "--json"}).json()["count"].toInt(), 1);
    EXPECT_EQ(run({"cards", "own>=1 -spare>=1", "--json"}).json()["count"].toInt(), 1);
    const CliResult noDeck = run({"cards", "deck>=1"});
    EXPECT_EQ(noDeck.code, 3);
    EXPECT_FALSE(noDeck.err.isEmpty());
}

TEST_F(SearchCommand, DeducesTheXFile)
{
    const CliResult all = run({"deduce", "--json"});
    EXPECT_EQ(all.code, 0);
    EXPECT_EQ(all.json()["candidates"].toArray().size(), 41);
    EXPECT_GT(all.json()["best"].toObject()["expected_questions"].toDouble(), 5.0);
    const CliResult one = run({"deduce", "--is", "Result=Death", "--not", "motive=survival", "--json"});
    EXPECT_EQ(one.code, 0);
    EXPECT_LT(one.json()["candidates"].toArray().size(), 13);
    EXPECT_EQ(run({"deduce", "--is", "Result=Boredom"}).code, 2);
    EXPECT_EQ(run({"deduce", "--is", "Weather=Rain"}).code, 2);
    EXPECT_EQ(run({"deduce", "--is", "Result"}).code, 2);
    EXPECT_EQ(run({"deduce", "--is", "Result=Death", "--is", "Result=Insanity", "--json"}).code, 1);
}

TEST_F(SearchCommand, DeducesInTheLanguageOfTheProgram)
{
    const CliResult english = run({"deduce", "--is", "Motive=Survival", "--json"});
    m_language = "fr";
    EXPECT_EQ(run({"deduce", "--is", "motif=survie", "--json"}).json(), english.json());
    EXPECT_EQ(run({"deduce", "--is", "Motive=Survival", "--json"}).json(), english.json()) << "as printed, too";
    const QString said = run({"deduce"}).out;
    EXPECT_TRUE(said.contains(QStringLiteral("Résultat = "))) << said.toStdString();
    EXPECT_FALSE(said.contains(QStringLiteral("Result = "))) << said.toStdString();
    EXPECT_TRUE(run({"deduce", "--is", "motif=ennui"}).err.contains(QStringLiteral("Survie")));
}

} // namespace dossier::test
