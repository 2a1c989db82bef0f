// Near misses of imported lists: reported, and taken only with --guess and where there is no doubt.
#include "cli_run.h"

#include <QJsonArray>

namespace dossier::test {

using Guess = CliTest;

namespace {

const QByteArray kList("2 Aubrey MO\n1 Muldr\n1 Black Helicopter\n1 Dodge\n");

} // namespace

TEST_F(Guess, ANearMissIsReportedNotTaken)
{
    const CliResult result = run({"deck", "import", file("near.txt", kList), "--json"});
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    const QJsonArray unknown = result.json()["unknown"].toArray();
    ASSERT_EQ(unknown.size(), 3);
    EXPECT_EQ(result.json()["size"].toInt(), 1);
    EXPECT_TRUE(result.json()["guessed"].toArray().isEmpty());
    EXPECT_EQ(unknown[0]["likely"].toString(), "XF96-0063v1");
    EXPECT_TRUE(unknown[1]["likely"].isUndefined()) << "there are three of that name";
    EXPECT_TRUE(result.err.contains("--guess")) << result.err.toStdString();
}

TEST_F(Guess, TakesWhatIsPlainAndSaysSo)
{
    const CliResult result = run({"deck", "import", file("near.txt", kList), "--guess", "--json"});
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.json()["size"].toInt(), 3);
    EXPECT_EQ(result.json()["unknown"].toArray().size(), 2);
    const QJsonArray guessed = result.json()["guessed"].toArray();
    ASSERT_EQ(guessed.size(), 1);
    EXPECT_EQ(guessed[0]["line"].toInt(), 1);
    EXPECT_EQ(guessed[0]["title"].toString(), "Aubrey, MO");
    EXPECT_EQ(guessed[0]["count"].toInt(), 2);
    EXPECT_TRUE(result.err.contains("taken for Aubrey, MO [XF96-0063v1] (2 copies)")) << result.err.toStdString();
}

TEST_F(Guess, TakesRowsOfACollection)
{
    const QString table = file("near.csv", "Card,Qty,Cond,Box\nAubry MO,1,NM,3\nDodge,2,NM,3\n");
    EXPECT_EQ(run({"collection", "import", table, "--json"}).json()["copies"].toInt(), 2);
    const CliResult result = run({"collection", "import", table, "--guess", "--json"});
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.json()["copies"].toInt(), 3);
    EXPECT_EQ(result.json()["guessed"].toArray().size(), 1);
    EXPECT_TRUE(result.json()["unknown"].toArray().isEmpty());
    const QString several = file("several.csv", "Card,Qty\nDana Scullly,1\nDodge,2\n");
    EXPECT_TRUE(run({"collection", "import", several, "--guess", "--json"}).json()["guessed"].toArray().isEmpty())
        << "she has several printings, and her own title is refused";
}

// A source of near misses alone, too.
TEST_F(Guess, TakesWhatIsPlainWhereNothingElseIsUnderstood)
{
    const QString table = file("near.csv", "Card,Qty\nAubry MO,1\n");
    const QString list = file("near.txt", "2 Aubry MO\n1 Gibsonton FLO\n");
    for (const QStringList& words : {QStringList{"collection", "import", table}, QStringList{"deck", "import", list}}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 3);
        EXPECT_TRUE(refused.err.contains("--guess takes")) << refused.err.toStdString();
        const CliResult taken = run(words + QStringList{"--guess", "--json"});
        EXPECT_EQ(taken.code, 0) << taken.err.toStdString();
        EXPECT_TRUE(taken.json()["unknown"].toArray().isEmpty());
        EXPECT_FALSE(taken.json()["guessed"].toArray().isEmpty());
    }
    EXPECT_EQ(run({"deck", "import", file("far.txt", "1 Somebody else\n"), "--guess"}).code, 3);
}

// What other programs write.
TEST_F(Guess, ReadsAndWritesTheFormatsOfOtherPrograms)
{
    const QString forge = file("night.dck", "[metadata]\nName=Night\n[Main]\n2 Aubrey, MO|XF96|1\n");
    EXPECT_EQ(run({"deck", "import", forge, "--json"}).json()["size"].toInt(), 2);
    for (const char* format : {"o8d", "tts"}) {
        const QString written = path(QString("out.") + format);
        ASSERT_EQ(run({"deck", "export", sample(), "--format", format, "-o", written}).code, 0);
        const CliResult back = run({"deck", "import", written, "--json"});
        EXPECT_EQ(back.json()["size"].toInt(), 60) << format;
        EXPECT_EQ(back.json()["team"].toArray().size(), 4) << format;
        EXPECT_EQ(back.json()["xfile"].toString(), "The Manitou") << format;
        EXPECT_TRUE(back.json()["unknown"].toArray().isEmpty()) << format;
    }
    EXPECT_EQ(run({"deck", "export", sample(), "--format", "dck"}).code, 2) << "only read";
}

// Searching takes time: beyond some thousands of names nothing is guessed, and that is told.
TEST_F(Guess, OfVeryManyNamesSomeAreHeldAgainstTheTitlesAndItIsSaid)
{
    QByteArray list = "1 Dodge\n";
    QByteArray table = "count,title\n1,Dodge\n";
    for (int i = 0; i < 2001; ++i) {
        const QByteArray name = "nobody " + QByteArray::number(i) + " of that name";
        list += "1 " + name + "\n";
        table += "1," + name + "\n";
    }
    const QString told = QStringLiteral("only the first 2000 were held against the titles");
    for (const bool guess : {false, true})
        for (const auto& [command, content] : {std::pair("deck", list), std::pair("collection", table)}) {
            QStringList words{command, "import", file("many.txt", content)};
            if (guess)
                words << "--guess";
            const CliResult many = run(words);
            EXPECT_EQ(many.code, 0) << many.err.toStdString();
            EXPECT_TRUE(many.err.contains(told)) << command << guess;
            EXPECT_FALSE(many.err.contains("--guess takes")) << command << guess;
        }
    EXPECT_FALSE(run({"deck", "import", file("few.txt", "1 Dodge\n1 nobody of that name\n")}).err.contains(told));
}

} // namespace dossier::test
