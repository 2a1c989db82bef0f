// play worth and play swaps.
#include "cli_run.h"
#include "support/base_set.h"

#include <QJsonArray>

namespace dossier::test {

class TrialCommand : public CliTest
{
protected:
    QStringList with(const QStringList& words) const
    {
        return QStringList{"play"} + words + QStringList{"--games", "4", "--max-turns", "20"};
    }
    // The number of a card of the sample deck.
    QString oneOfTheDeck()
    {
        return run({"play", "match", sample(), sample(), "--games", "1", "--max-turns", "1", "--json"})
            .json()["cards"][0]["id"]
            .toString();
    }
    void expectRefused(const QStringList& words, int code, const char* what)
    {
        const CliResult result = run(QStringList{"play"} + words);
        EXPECT_EQ(result.code, code) << words.join(' ').toStdString() << result.out.toStdString();
        EXPECT_TRUE(result.err.contains(what)) << result.err.toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
};

TEST_F(TrialCommand, SaysWhatACardIsWorth)
{
    const QString card = oneOfTheDeck();
    const QString other = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/fixed-pack-scully.deck");
    const CliResult result = run(
        with({"worth", sample(), "--against", sample(), "--against", other, "--card", card, "-o", path("worth.csv")}));
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_TRUE(result.out.contains(card)) << result.out.toStdString();
    const QJsonObject json =
        run(with({"worth", sample(), "--against", sample(), "--against", other, "--card", card, "--json"})).json();
    EXPECT_EQ(json["games"].toInt(), 4 * 2 * 2) << "with it and without, against two decks";
    const QJsonObject worth = json["cards"][0].toObject();
    EXPECT_EQ(worth["id"].toString(), card);
    EXPECT_EQ(worth["pairs"].toInt(), 4);
    EXPECT_NEAR(worth["worth"]["mean"].toDouble(),
                json["win_rate"]["mean"].toDouble() - worth["win_rate_without"]["mean"].toDouble(), 1e-9);
    QFile table(path("worth.csv"));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    const QByteArray written = table.readAll();
    EXPECT_EQ(written.count('\n'), 2);
    EXPECT_TRUE(written.contains(",deck,opponents\n")) << written.toStdString();
    EXPECT_TRUE(written.contains("Scully")) << "whom it played; " << written.toStdString();
}

TEST_F(TrialCommand, SharesABudgetAmongAllCards)
{
    const QStringList words{"play", "worth", sample(), "--max-turns", "4", "--bots", "first", "--json", "--budget"};
    const QJsonObject json = run(words + QStringList{"200"}).json();
    EXPECT_GT(json["cards"].toArray().size(), 30);
    EXPECT_LE(json["games"].toInt(), 200);
    EXPECT_GT(json["games"].toInt(), 60);
    EXPECT_EQ(run(words + QStringList{"10"}).code, 2);
}

TEST_F(TrialCommand, TriesExchangesAndSaysHowSureItIs)
{
    const QString card = oneOfTheDeck();
    const QStringList words =
        with({"swaps", sample(), "--try", card + "=XF96-0063v1", "--out", card, "--in", "XF96-0064v1", "--in", "65"});
    const QJsonObject json = run(words + QStringList{"--json"}).json();
    const QJsonArray tried = json["tried"].toArray();
    ASSERT_EQ(tried.size(), 3);
    EXPECT_EQ(tried[0]["out"].toString(), card);
    EXPECT_EQ(json["best"]["in"].toString(), tried[0]["in"].toString());
    EXPECT_EQ(json["confirmed"]["pairs"].toInt(), 2);
    EXPECT_TRUE((QStringList{"helps", "hurts", "open"}).contains(json["verdict"].toString()));
    const CliResult said = run(words);
    EXPECT_EQ(said.code, 0) << said.err.toStdString();
    EXPECT_TRUE(said.out.contains("fresh games")) << said.out.toStdString();
    QJsonObject again = run(words + QStringList{"--json", "--jobs", "3"}).json();
    EXPECT_TRUE(again["tried"] == json["tried"] && again["confirmed"] == json["confirmed"]);
}

TEST_F(TrialCommand, TriesACardOnceHoweverOftenItIsNamed)
{
    const QString card = oneOfTheDeck();
    const QString title = QString::fromStdString(baseSet()[*baseSet().findNumber(card.toStdString())].title);
    const QJsonObject json =
        run(with({"worth", sample(), "--card", card, "--card", title, "--card", card, "--json"})).json();
    EXPECT_EQ(json["cards"].toArray().size(), 1);
}

// SET-1: one of each printing and two of one are the same two copies.
TEST_F(TrialCommand, TakesPrintingsOfOneCardForOne)
{
    QFile in(sample());
    ASSERT_TRUE(in.open(QIODevice::ReadOnly));
    const QByteArray deck = in.readAll();
    const QString mixed = file("mixed.deck", deck + "\nBureau Deck:\n1 Kick [XF96-0008v1]\n1 Kick [XF97-0008v2]\n");
    const QString alike = file("alike.deck", deck + "\nBureau Deck:\n2 Kick [XF96-0008v1]\n");
    const auto worth = [&](const QString& name) {
        return run(with({"worth", name, "--card", "Kick", "--against", sample(), "--json"})).json()["cards"].toArray();
    };
    for (const QString& name : {mixed, alike}) {
        ASSERT_EQ(worth(name).size(), 1) << name.toStdString();
        EXPECT_EQ(worth(name).at(0).toObject().value("copies").toInt(), 2) << name.toStdString();
    }
    const QJsonObject tried = run(with({"swaps", mixed, "--against", sample(), "--try", "XF96-0008v1=Dodge", "--try",
                                        "XF97-0008v2=Dodge", "--json"}))
                                  .json();
    EXPECT_EQ(tried["tried"].toArray().size(), 1);
}

TEST_F(TrialCommand, SaysWhichExchangeIsNotTried)
{
    const QString card = oneOfTheDeck();
    const QString twice = card + "=XF96-0063v1";
    const CliResult tried = run(with({"swaps", sample(), "--try", twice, "--try", card + "=" + card, "--out", card,
                                      "--in", "64", "--in", card, "--json"}));
    EXPECT_EQ(tried.code, 0);
    EXPECT_EQ(tried.json()["tried"].toArray().size(), 2);
    EXPECT_TRUE(tried.err.contains("Not tried")) << tried.err.toStdString();
    EXPECT_TRUE(tried.err.contains(card + "=" + card)) << tried.err.toStdString();
    EXPECT_EQ(tried.err.count("Not tried"), 2) << tried.err.toStdString();
    EXPECT_FALSE(run(with({"swaps", sample(), "--try", twice, "--try", twice})).err.contains("Not tried"))
        << "said twice, tried once";
}

TEST_F(TrialCommand, TriesWhatIsOwned)
{
    expectRefused({"swaps", sample(), "--owned"}, 2, "nothing to try");
    ASSERT_EQ(run({"collection", "add", "XF96-0063v1"}).code, 0);
    ASSERT_EQ(run({"collection", "add", "XF96-0290v1", "2"}).code, 0);
    const QString card = oneOfTheDeck();
    const QJsonArray tried =
        run(with({"swaps", sample(), "--owned", "--out", card, "--json"})).json()["tried"].toArray();
    EXPECT_GE(tried.size(), 1);
    for (const QJsonValue& each : tried)
        EXPECT_TRUE((QStringList{"XF96-0063v1", "XF96-0290v1"}).contains(each["in"].toString()));
}

TEST_F(TrialCommand, RefusesWithOneSentence)
{
    const QString card = oneOfTheDeck();
    expectRefused({"worth", sample(), "--card", "No such card at all"}, 3, "No such card");
    expectRefused({"worth", sample(), "--card", "XF96-0121v1"}, 3, "not in this deck");
    expectRefused({"worth", sample(), "--bots", "pilot,pilot,pilot"}, 2, "--bots");
    expectRefused({"worth", sample(), "--games", "3"}, 2, "even");
    expectRefused({"worth", sample(), "--games", "4", "--budget", "1000"}, 2, "--budget");
    expectRefused({"swaps", sample()}, 2, "nothing to try");
    expectRefused({"swaps", sample(), "--try", card}, 2, "OUT=IN");
    expectRefused({"swaps", sample(), "--try", "XF96-0354v1=" + card}, 3, "not in the Bureau Deck");
    expectRefused({"swaps", sample(), "--try", card + "=" + card}, 2, "nothing to try");
    expectRefused({"swaps", sample(), "--against", path("nowhere.deck"), "--try", card + "=63"}, 3, "nowhere.deck");
}

} // namespace dossier::test
