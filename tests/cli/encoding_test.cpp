// Files with letters of another encoding, in the place of each kind of file: the letters around them stay, and the
// line is told.
#include "cli_run.h"

#include <map>

namespace dossier::test {

namespace {

using Encodings = CliTest;

// Étagère in UTF-8, café in Windows-1252.
const QByteArray kMixedJson = R"([{"id":"XF96-0063v1","count":1,"location":"Étagère"},
 {"id":"XF96-0064v1","count":1,"location":"caf)"
                              "\xE9\"}]\n";

bool saysLine(const CliResult& result, int line)
{
    return result.err.contains(QStringLiteral("Windows-1252 (the first is line %1)").arg(line));
}

} // namespace

TEST_F(Encodings, OneLetterOfACollectionCostsNoOther)
{
    for (const QString& name : {QStringLiteral("mixed.json"), QStringLiteral("mixed.csv")}) {
        const bool json = name.endsWith(QStringLiteral("json"));
        const QByteArray table = "Quantity,Card ID,Location\n1,XF96-0063v1,Étagère\n1,XF96-0064v1,caf\xE9\n";
        const CliResult read =
            run({"collection", "import", file(name, json ? kMixedJson : table), "--mode", "replace"});
        EXPECT_EQ(read.code, 0);
        EXPECT_TRUE(saysLine(read, json ? 2 : 3)) << read.err.toStdString();
        const QString list = run({"collection", "list"}).out;
        EXPECT_TRUE(list.contains(QStringLiteral("Étagère"))) << list.toStdString();
        EXPECT_TRUE(list.contains(QStringLiteral("café"))) << list.toStdString();
    }
    EXPECT_EQ(run({"--json", "collection", "import", path("mixed.json")}).json()["not_utf8"].toInt(), 1);
}

TEST_F(Encodings, OneLetterOfADeckCostsNoOther)
{
    const QByteArray notes = "Étagère, caf\xE9";
    const std::map<QString, QByteArray> decks{
        {"mixed.deck", "Name: n\nNotes: " + notes + "\nBureau Deck:\n1 XF96-0063v1\n"},
        {"deck.json", R"({"name":"n","description":")" + notes + R"(","cards":{"XF96-0063v1":1}})"},
        {"deck.cod", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\"><deckname>n</deckname>"
                     "<comments>" +
                         notes +
                         "</comments><zone name=\"main\"><card number=\"1\" name=\"Aubrey, MO\"/></zone>"
                         "</cockatrice_deck>\n"}};
    for (const auto& [name, content] : decks) {
        const CliResult read = run({"deck", "import", file(name, content), "--name", name});
        EXPECT_EQ(read.code, 0) << name.toStdString() << read.err.toStdString();
        EXPECT_TRUE(read.err.contains(QStringLiteral("Windows-1252"))) << read.err.toStdString();
        const QString shown = run({"deck", "export", name, "--format", "text"}).out;
        EXPECT_TRUE(shown.contains(QStringLiteral("Étagère, café"))) << shown.toStdString();
        EXPECT_TRUE(run({"deck", "stats", path(name)}).err.contains(QStringLiteral("Windows-1252")));
    }
}

TEST_F(Encodings, OneLetterOfASetOfCardsCostsNoOther)
{
    const QByteArray table = "Set,Number,Title,Type,Pool,Cost\nÉtagère,XF99-0001x1,Café,Event,RP,1\n"
                             "Étagère,XF99-0002x1,Caf\xE9s,Event,RP,1\n";
    const CliResult read = run({"sets", "add", file(QStringLiteral("set.csv"), table)});
    EXPECT_EQ(read.code, 0) << read.err.toStdString();
    EXPECT_TRUE(saysLine(read, 3)) << read.err.toStdString();
    const QString list = run({"sets", "list"}).out;
    EXPECT_TRUE(list.contains(QStringLiteral("Étagère"))) << list.toStdString();
    const QString cards = run({"cards", "title:caf"}).out;
    EXPECT_TRUE(cards.contains(QStringLiteral("Café"))) << cards.toStdString();
    EXPECT_TRUE(cards.contains(QStringLiteral("Cafés"))) << cards.toStdString();
}

TEST_F(Encodings, ADeckInAnEncodingThatIsNotReadIsRefused)
{
    const auto deck = [](const QByteArray& encoding, const QByteArray& name) {
        return "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>\n<cockatrice_deck version=\"1\"><deckname>" +
               name +
               "</deckname><zone name=\"main\"><card number=\"1\" name=\"Aubrey, MO\"/></zone></cockatrice_deck>\n";
    };
    const CliResult refused = run({"deck", "import", file(QStringLiteral("a.cod"), deck("IBM850", "caf\x82"))});
    EXPECT_EQ(refused.code, 3);
    EXPECT_TRUE(refused.err.contains(QStringLiteral("in the encoding ibm850, which is not read")))
        << refused.err.toStdString();
    EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
    EXPECT_EQ(run({"deck", "import", file(QStringLiteral("b.cod"), deck("windows-1251", "\xC4\xE0"))}).code, 0);
    EXPECT_TRUE(run({"deck", "list"}).out.contains(QStringLiteral("Да")));
}

} // namespace dossier::test
