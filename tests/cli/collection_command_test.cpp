#include "cli_run.h"
#include "db/stores/collection_store.h"
#include "domain/collection/collection.h"
#include "domain/limits/text_limits.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QSqlQuery>

namespace dossier::test {

using CollectionCommand = CliTest;

TEST_F(CollectionCommand, AddsAndRemovesCopies)
{
    EXPECT_EQ(run({"collection", "add", "XF96-0063v1", "--json"}).json()["owned"].toInt(), 1);
    EXPECT_EQ(run({"collection", "add", "Aubrey, MO", "4", "--json"}).json()["owned"].toInt(), 5);
    EXPECT_EQ(run({"collection", "add", "aubrey,", "mo", "--condition", "nm", "--location", "Box 1", "--json"})
                  .json()["owned"]
                  .toInt(),
              6);
    EXPECT_EQ(run({"collection", "remove", "XF96-0063v1", "2", "--json"}).json()["owned"].toInt(), 4);
    const CliResult rest = run({"collection", "remove", "XF96-0063v1", "50", "--json"});
    EXPECT_EQ(rest.code, 0);
    EXPECT_EQ(rest.json()["owned"].toInt(), 0);
    EXPECT_TRUE(rest.err.contains("Only 4 of 50"));
    EXPECT_EQ(run({"collection", "add", "No Such Card"}).code, 3);
}

// A note that an older version stored: it is written whole, and it is said that an import does not take it back.
TEST_F(CollectionCommand, SaysWhichRowsAnImportWouldSetAside)
{
    HeapBatch heaps;
    for (const char* const card : {"XF96-0063v1", "XF96-0064v1", "XF96-0065v1"}) {
        OwnedCard heap;
        heap.card = card;
        heap.count = 2;
        heap.note = std::string(heap.card == "XF96-0063v1" ? longest(TextOf::Note) + 1 : 5, 'n');
        heaps.add(viewOf(heap));
    }
    {
        Database database(path("test.sqlite"));
        CollectionStore(database).mergeBatch(heaps, MergeMode::Add, {}, Limits::AsTheyWere);
        QSqlQuery(database.connection())
            .exec(QStringLiteral("UPDATE collection SET acquired = '1897-05-01' WHERE number = 'XF96-0065v1'"));
    }
    for (const char* const format : {"csv", "json"}) {
        const QStringList words{"collection", "export", "--format", QLatin1String(format)};
        const QString out = path(QStringLiteral("out.") + QLatin1String(format));
        for (const CliResult& result : {run(words), run(words + QStringList{"-o", out})}) {
            EXPECT_EQ(result.code, 0);
            EXPECT_TRUE(result.err.contains("2 rows have a text")) << result.err.toStdString();
            EXPECT_TRUE(result.err.contains("db export")) << result.err.toStdString();
        }
        for (const QStringList& where : {QStringList{}, QStringList{"-o", out}}) {
            const QJsonObject told = run(words + where + QStringList{"--json"}).json();
            EXPECT_EQ(told["rows"].toInt(), 3);
            EXPECT_EQ(told["would_set_aside"].toInt(), 2);
        }
        const CliResult other = runBare({"--db", path(QStringLiteral("other-%1.sqlite").arg(QLatin1String(format))),
                                         "--json", "collection", "import", out});
        EXPECT_EQ(other.json()["unknown_in_all"].toInt(), 2) << other.out.toStdString();
    }
    ASSERT_EQ(run({"db", "export", path("all.zip")}).code, 0);
    ASSERT_EQ(runBare({"--db", path("back.sqlite"), "db", "import", path("all.zip")}).code, 0);
    EXPECT_EQ(runBare({"--db", path("back.sqlite"), "--lang", "en", "collection", "export"}).out,
              run({"collection", "export"}).out);
}

// As in the window's line: the number on the corner, with the set where more than one has it.
TEST_F(CollectionCommand, TakesANumberWithItsSet)
{
    EXPECT_EQ(run({"collection", "add", "63 ttiot", "--json"}).json()["id"].toString(), "XF97-0063v2");
    for (const char* const number : {"63", "#63", "No. 63", "63/354", "#XF96-0063"})
        EXPECT_EQ(run({"cards", "show", number, "--json"}).json()["id"].toString(), "XF96-0063v1") << number;
    EXPECT_EQ(run({"collection", "add", "63", "ttiot", "2", "--json"}).json()["owned"].toInt(), 3);
    EXPECT_EQ(run({"collection", "add", "385", "--json"}).json()["id"].toString(), "XF97-0385x1");
    EXPECT_EQ(run({"collection", "add", "63 nowhere"}).code, 3);
    EXPECT_EQ(run({"collection", "add", "400 ttiot"}).code, 3);
    const CliResult five = run({"collection", "add", "PR97-0006"});
    EXPECT_EQ(five.code, 3);
    EXPECT_TRUE(five.err.contains("PR97-0006-SC1, PR97-0006-SC2, PR97-0006-SC3, PR97-0006-SC4, PR97-0006-SC5"))
        << five.err.toStdString();
}

TEST_F(CollectionCommand, MovesAndLendsSomeCopies)
{
    run({"collection", "add", "XF96-0063v1", "5", "--location", "Box 1"});
    const CliResult moved = run({"collection", "move", "Aubrey, MO", "2", "--to", "binder 1, page 3", "--json"});
    EXPECT_EQ(moved.code, 0) << moved.err.toStdString();
    EXPECT_EQ(moved.json()["changed"].toInt(), 2);
    EXPECT_EQ(run({"collection", "list", "loc:binder", "--json"}).json()["copies"].toInt(), 2);
    EXPECT_EQ(run({"collection", "list", "loc:box", "--json"}).json()["copies"].toInt(), 3);

    EXPECT_EQ(run({"collection", "lend", "XF96-0063v1", "9", "--to", "Skinner", "--from", "Box 1", "--json"})
                  .json()["changed"]
                  .toInt(),
              3);
    const QJsonArray rows = run({"collection", "list", "loc:box", "--json"}).json()["cards"].toArray();
    ASSERT_EQ(rows.size(), 1);
    EXPECT_EQ(rows[0]["lent_to"].toString(), "Skinner");
    EXPECT_FALSE(rows[0]["lent_on"].toString().isEmpty());
    EXPECT_EQ(run({"collection", "lend", "XF96-0063v1", "1", "--json"}).json()["changed"].toInt(), 1) << "it is back";
    EXPECT_EQ(run({"collection", "move", "XF96-0063v1", "--json", "--to", "Box 1"}).json()["changed"].toInt(), 1);
}

// CLI.md, exit codes: 0 says that it was done.
TEST_F(CollectionCommand, SaysByItsExitCodeWhereNothingWasDone)
{
    EXPECT_EQ(run({"collection", "remove", "XF96-0063v1"}).code, 1);
    EXPECT_EQ(run({"collection", "move", "XF96-0063v1", "--to", "Box 1"}).code, 1);
    EXPECT_EQ(run({"collection", "lend", "XF96-0063v1", "--to", "Skinner"}).code, 1);
    run({"collection", "add", "XF96-0063v1", "--location", "Box 1"});
    EXPECT_EQ(run({"collection", "lend", "XF96-0063v1"}).code, 1) << "nobody has it";
    EXPECT_EQ(run({"collection", "move", "XF96-0063v1", "--from", "Box 2", "--to", "Box 3"}).code, 1);
    const CliResult there = run({"collection", "move", "XF96-0063v1", "--to", "Box 1", "--json"});
    EXPECT_EQ(there.code, 1);
    EXPECT_EQ(there.json()["changed"].toInt(), 0);
    EXPECT_TRUE(there.err.contains("Only 0 of 1")) << there.err.toStdString();
    EXPECT_EQ(run({"collection", "lend", "XF96-0063v1", "2", "--to", "Skinner"}).code, 0) << "one of them was";
}

TEST_F(CollectionCommand, LentCopiesAreNotFree)
{
    const QString deck = file("two.deck", "Bureau Deck:\n3 First Aid [XF96-0002v1]\n");
    run({"collection", "add", "XF96-0002v1", "5"});
    EXPECT_EQ(run({"cards", "show", "XF96-0002v1", "--json"}).json()["free"].toInt(), 5);
    EXPECT_EQ(run({"cards", "spare>=3", "--json"}).json()["count"].toInt(), 1);
    run({"collection", "lend", "XF96-0002v1", "4", "--to", "Frank"});
    const QJsonObject shown = run({"cards", "show", "XF96-0002v1", "--json"}).json();
    EXPECT_EQ(shown["owned"].toInt(), 5);
    EXPECT_EQ(shown["free"].toInt(), 1);
    EXPECT_TRUE(run({"cards", "show", "XF96-0002v1"}).out.contains("Owned: 5, of these free: 1"));
    EXPECT_EQ(run({"cards", "spare>=1", "--json"}).json()["count"].toInt(), 0);
    EXPECT_EQ(run({"collection", "list", "spare>=1", "--json"}).json()["count"].toInt(), 0);
    const QJsonObject missing = run({"deck", "missing", deck, "--json"}).json();
    EXPECT_EQ(missing["missing"].toInt(), 2);
    EXPECT_EQ(missing["cards"][0]["owned"].toInt(), 5);
    EXPECT_EQ(missing["cards"][0]["free"].toInt(), 1);
}

TEST_F(CollectionCommand, ListsInTheOrderThatIsAskedFor)
{
    run({"collection", "add", "XF96-0063v1", "2"});
    run({"collection", "add", "XF96-0042v1", "7"});
    const QJsonArray rows = run({"collection", "list", "order:own", "--json"}).json()["cards"].toArray();
    ASSERT_EQ(rows.size(), 2);
    EXPECT_EQ(rows[0]["count"].toInt(), 2);
}

TEST_F(CollectionCommand, ListsWhatASearchFinds)
{
    run({"collection", "add", "XF96-0063v1", "2", "--location", "Box 1"});
    run({"collection", "add", "XF96-0293v1", "1", "--condition", "Mint"});
    EXPECT_EQ(run({"collection", "list", "--json"}).json()["count"].toInt(), 2);
    const QJsonArray sites = run({"collection", "list", "t:site", "--json"}).json()["cards"].toArray();
    ASSERT_EQ(sites.size(), 1);
    EXPECT_EQ(sites[0]["location"].toString(), "Box 1");
    EXPECT_EQ(run({"collection", "list", "cond:mint", "--json"}).json()["copies"].toInt(), 1);
    EXPECT_EQ(run({"collection", "list", "("}).code, 3);
}

TEST_F(CollectionCommand, ExportsAndImportsByMode)
{
    run({"collection", "add", "XF96-0063v1", "3", "--condition", "Near Mint", "--location", "Binder 1, p. 3"});
    const QString csv = path("mine.csv");
    EXPECT_EQ(run({"collection", "export", "-o", csv}).code, 0);
    const auto owned = [&](const char* mode) {
        const CliResult result = run({"collection", "import", csv, "--mode", mode, "--json"});
        EXPECT_EQ(result.code, 0) << result.err.toStdString();
        return result.json()["owned"].toInt();
    };
    EXPECT_EQ(owned("max"), 3);
    EXPECT_EQ(owned("replace"), 3);
    EXPECT_EQ(owned("add"), 6);
    EXPECT_TRUE(run({"collection", "export", "--format", "json"}).out.startsWith("["));
}

// What is exported can be read again at any size; the heaps and the order are the same.
TEST_F(CollectionCommand, ReadsAgainWhatItExportsAtAnySize)
{
    constexpr int kRows = 101'000;
    QByteArray rows = "Quantity,Card ID,Location,Wanted,Note\n";
    for (int i = 0; i < kRows; ++i)
        rows += QByteArray::number(1 + i % 9) + ",XF96-" + QByteArray::number(1 + i % 354).rightJustified(4, '0') +
                "v1,Box " + QByteArray::number(i / 354) + "," + (i % 50'000 == 0 ? "2" : "0") +
                (i % 7 == 0 ? ",\"a \"\"note\"\"\nof two lines\"\n" : ",\n");
    const CliResult first = run({"collection", "import", file("many.csv", rows), "--json"});
    ASSERT_EQ(first.code, 0) << first.err.toStdString();
    EXPECT_EQ(first.json()["rows"].toInt(), kRows);
    for (const QString& format : {QStringLiteral("csv"), QStringLiteral("json")}) {
        const QString exported = path("exported." + format);
        EXPECT_EQ(run({"collection", "export", "--format", format, "-o", exported, "--json"}).json()["rows"].toInt(),
                  kRows);
        const auto elsewhere = [&](QStringList words) {
            return runBare(QStringList{"--db", path(format + ".sqlite"), "--lang", "en"} + words);
        };
        const CliResult again = elsewhere({"collection", "import", exported, "--json"});
        EXPECT_EQ(again.code, 0) << again.err.toStdString();
        EXPECT_EQ(again.json()["owned"].toInt(), first.json()["owned"].toInt());
        QFile file(exported);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_TRUE(elsewhere({"collection", "export", "--format", format}).out.toUtf8() == file.readAll());
        EXPECT_EQ(elsewhere({"undo"}).code, 0);
        EXPECT_EQ(elsewhere({"collection", "stats", "--json"}).json()["copies"].toInt(), 0);
        EXPECT_EQ(elsewhere({"db", "check"}).code, 0);
    }
    const QString content = run({"--json", "collection", "export"}).json()["content"].toString();
    EXPECT_TRUE(content.toUtf8() == run({"collection", "export"}).out.toUtf8());
    EXPECT_EQ(run({"collection", "list", "want>0", "--json"}).json()["count"].toInt(), 3);
    EXPECT_EQ(run({"cards", "want>0", "--json"}).json()["count"].toInt(), 3);
}

TEST_F(CollectionCommand, ReadsJsonOfAnyShape)
{
    const CliResult pretty =
        run({"collection", "import",
             file("pretty.json", "[\n  {\n    \"id\": \"XF96-0063v1\",\n    \"count\": 2\n  }\n]"), "--json"});
    EXPECT_EQ(pretty.code, 0) << pretty.err.toStdString();
    EXPECT_EQ(pretty.json()["owned"].toInt(), 2);
    EXPECT_EQ(run({"collection", "import", "-", "--json"}, "[{\"title\":\"Aubrey, MO\",\"count\":1}\n]")
                  .json()["owned"]
                  .toInt(),
              3);
    EXPECT_EQ(run({"collection", "import", file("broken.json", "[{\"id\": }]")}).code, 3);
}

// Only heaps of cards that may be meant are read; nobody can tell.
TEST_F(CollectionCommand, FindsTheSameHoweverFewHeapsAreRead)
{
    QByteArray rows = "Quantity,Card ID,Location,Wanted,Trade Quantity\n";
    for (int i = 0; i < 708; ++i)
        rows += "3,XF96-" + QByteArray::number(1 + i % 354).rightJustified(4, '0') + "v1,Box " +
                QByteArray::number(i / 354) + "," + QByteArray::number(i % 5 == 0) + "," +
                QByteArray::number(i % 3 == 0) + "\n";
    ASSERT_EQ(run({"collection", "import", file("some.csv", rows)}).code, 0);
    const auto count = [&](const char* query) {
        return run({"collection", "list", query, "--json"}).json()["count"].toInt();
    };
    EXPECT_EQ(count("t:site") + count("NOT t:site"), 708);
    EXPECT_EQ(count("want>0"), 142);
    EXPECT_EQ(count("NOT want>0"), 566);
    EXPECT_EQ(count("want=0"), 566);
    EXPECT_EQ(count("t:site want>0") + count("NOT t:site want>0"), 142);
    EXPECT_EQ(count("want>0 OR trade>0") + count("want=0 trade=0"), 708);
    EXPECT_EQ(count("NOT (t:site OR want>0)"), 708 - count("t:site") - count("NOT t:site want>0"));
    EXPECT_EQ(count("loc:1 t:site") * 2, count("t:site"));
    const QJsonArray sorted =
        run({"collection", "list", "want>0 order:cost dir:desc", "--json"}).json()["cards"].toArray();
    EXPECT_EQ(sorted.size(), 142);
}

TEST_F(CollectionCommand, RowsNotUnderstoodAreSaid)
{
    const QString csv = file("odd.csv", "Count,Name\n2,\"Aubrey, MO\"\n1,Agent Nobody\n-1,X\n");
    const CliResult result = run({"collection", "import", csv, "--json"});
    ASSERT_EQ(result.code, 0);
    EXPECT_EQ(result.json()["owned"].toInt(), 2);
    EXPECT_EQ(result.json()["unknown"].toArray().size(), 2);
    EXPECT_TRUE(result.err.contains("odd.csv:3: ")) << result.err.toStdString();
}

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

} // namespace

// Nothing was done where there is room for none of them.
TEST_F(CollectionCommand, AnImportOfRowsThatDoNotFitIsNotDone)
{
    const QString csv = file("full.csv", "Count,Name\n999999,Dodge\n");
    ASSERT_EQ(run({"collection", "import", csv}).code, 0);
    const CliResult again = run({"collection", "import", csv, "--json"});
    EXPECT_EQ(again.code, 1);
    EXPECT_EQ(again.json()["rows"].toInt(), 0);
    EXPECT_EQ(again.json()["owned"].toInt(), 999'999);
    EXPECT_EQ(run({"collection", "import", csv, "--mode", "max"}).code, 0) << "the same ones";
}

// One row without room refuses no file: it is told, and kept as a table that can be read in again.
TEST_F(CollectionCommand, ARowThatDoesNotFitGoesAside)
{
    const QByteArray heading = "Quantity,Card ID,Note\n";
    const QString mine = file("mine.csv", heading + "2,XF96-0063v1," + QByteArray(3'990, 'a') + "\n");
    ASSERT_EQ(run({"collection", "import", mine}).code, 0);
    ASSERT_EQ(run({"collection", "add", "XF96-0065v1", "999999"}).code, 0);
    const QString more =
        file("more.csv", heading + "3,XF96-0063v1,quite another note\n4,XF96-0064v1,\n1,XF96-0065v1,\n");
    const CliResult result = run({"collection", "import", more, "--json"});
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.json()["rows"].toInt(), 1);
    EXPECT_EQ(result.json()["copies"].toInt(), 4);
    const QJsonArray aside = result.json()["aside"].toArray();
    ASSERT_EQ(aside.size(), 2);
    EXPECT_EQ(aside[0]["id"].toString(), "XF96-0063v1");
    EXPECT_EQ(aside[0]["count"].toInt(), 3);
    EXPECT_TRUE(result.err.contains("4,000 letters") || result.err.contains("4000 letters"))
        << result.err.toStdString();
    QDir kept(path("not understood"));
    ASSERT_EQ(kept.entryList(QDir::Files).size(), 1);
    EXPECT_EQ(result.json()["aside_kept"].toString(), kept.filePath(kept.entryList(QDir::Files)[0]));
    EXPECT_TRUE(result.err.contains(result.json()["aside_kept"].toString().toUtf8())) << result.err.toStdString();
    EXPECT_EQ(run({"collection", "remove", "XF96-0063v1", "2"}).code, 0);
    const QJsonObject later =
        run({"collection", "import", kept.filePath(kept.entryList(QDir::Files)[0]), "--json"}).json();
    EXPECT_EQ(later["rows"].toInt(), 1);
    EXPECT_EQ(later["copies"].toInt(), 3);
    EXPECT_EQ(run({"db", "check"}).code, 0);
}

// Nothing is said to be kept that is not.
TEST_F(CollectionCommand, ARowThatDoesNotFitAndCannotBeKeptIsSaidNotToBe)
{
    ASSERT_EQ(run({"collection", "add", "XF96-0065v1", "999999"}).code, 0);
    const QString inTheWay = file("not understood", "");
    const CliResult result =
        run({"collection", "import", file("more.csv", "Quantity,Card ID\n1,XF96-0065v1\n1,XF96-0064v1\n"), "--json"});
    EXPECT_EQ(result.code, 4);
    EXPECT_EQ(result.json()["aside_kept"].toString(), QString());
    EXPECT_FALSE(result.json()["not_kept"].toString().isEmpty());
    EXPECT_FALSE(result.err.contains("are kept, to be settled later")) << result.err.toStdString();
    EXPECT_TRUE(result.err.contains("could not be kept")) << result.err.toStdString();
    EXPECT_EQ(bytesOf(inTheWay), QByteArray());
}

// What is said is a screenful, what is kept is all of it; the same table again is not kept twice.
TEST_F(CollectionCommand, RowsNotUnderstoodAreKept)
{
    QByteArray rows = "Count,Name\n2,\"Aubrey, MO\"\n";
    for (int i = 0; i < 300; ++i)
        rows += "1,Agent Nobody " + QByteArray::number(i) + "\n";
    const QString csv = file("odd.csv", rows);
    const QJsonObject first = run({"collection", "import", csv, "--json"}).json();
    EXPECT_EQ(first["unknown"].toArray().size(), 300);
    EXPECT_EQ(first["unknown_in_all"].toInt(), 300);
    const QString kept = first["kept"].toString();
    EXPECT_EQ(bytesOf(kept), "Count,Name\n" + rows.mid(rows.indexOf("1,Agent")));
    const CliResult again = run({"collection", "import", csv});
    EXPECT_EQ(again.err.count(QStringLiteral("odd.csv:")), 20) << again.err.toStdString();
    EXPECT_TRUE(again.err.contains(QStringLiteral("280 more lines were not understood"))) << again.err.toStdString();
    EXPECT_TRUE(again.err.contains(kept)) << again.err.toStdString();
    EXPECT_EQ(QDir(QFileInfo(kept).path()).entryList(QDir::Files).size(), 1);
    EXPECT_EQ(run({"collection", "import", kept}).code, 3) << "not one line is understood";
    EXPECT_EQ(run({"collection", "import", file("fine.csv", "Count,Name\n1,Dodge\n"), "--json"}).json()["kept"], "");
}

TEST_F(CollectionCommand, WhatIsGuessedIsNotKept)
{
    const QString csv = file("near.csv", "Count,Name\n1,Dodge\n2,\"Aubry, MO\"\n1,Forest of Nowhere\n");
    const QJsonObject done = run({"collection", "import", csv, "--guess", "--json"}).json();
    EXPECT_EQ(done["copies"].toInt(), 3);
    EXPECT_EQ(bytesOf(done["kept"].toString()), "Count,Name\n1,Forest of Nowhere\n");
}

TEST_F(CollectionCommand, NothingIsKeptOfAnImportThatFails)
{
    QByteArray rows = "Count,Name,Location\n1,Nobody,b\n";
    for (int i = 0; i * 999'999LL <= kMostInAll; ++i)
        rows += "999999,Dodge," + QByteArray::number(i) + "\n";
    run({"collection", "add", "XF96-0063v1", "1"});
    EXPECT_EQ(run({"collection", "import", file("much.csv", rows)}).code, 3) << "more than a collection holds";
    EXPECT_FALSE(QFileInfo::exists(path("not understood")));
}

// A table with notes is a collection, whatever else it could be read as: what is wrong in it is said of that.
TEST_F(CollectionCommand, AQuotationMarkThatIsNotClosedMakesNoDeck)
{
    const CliResult result = run(
        {"collection", "import", file("open.csv", "id,count,note\nXF96-0063v1,2,\"never closed\nXF96-0064v1,1,x\n")});
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(result.err.contains(QStringLiteral("open.csv:2:"))) << result.err.toStdString();
    EXPECT_FALSE(result.err.contains(QStringLiteral("this is a deck"))) << result.err.toStdString();
}

// Whoever tries again once there is room would have everything twice.
TEST_F(CollectionCommand, NothingIsTakenInWhereWhatIsLeftOverCannotBeKept)
{
    const QString list = file("list.csv", "id,count\nXF96-0063v1,2\nnobody,1\n");
    const QString inTheWay = file("not understood", "in the way");
    const CliResult output = run({"collection", "import", list});
    EXPECT_EQ(output.code, 4);
    EXPECT_TRUE(output.err.contains(QStringLiteral("could not be kept"))) << output.err.toStdString();
    EXPECT_TRUE(output.err.contains(QStringLiteral("Nothing was changed."))) << output.err.toStdString();
    EXPECT_EQ(run({"collection", "stats", "--json"}).json()["copies"].toInt(), 0);
    QFile::remove(inTheWay);
    EXPECT_EQ(run({"collection", "import", list, "--json"}).json()["owned"].toInt(), 2);
}

TEST_F(CollectionCommand, TextsThatAreTooLongAreRefusedInASentence)
{
    const QString longer(300, QLatin1Char('x'));
    run({"collection", "add", "63", "2"});
    for (const QStringList& words : {QStringList{"collection", "add", "63", "--location", longer},
                                     {"collection", "move", "63", "--to", longer},
                                     {"collection", "lend", "63", "--to", longer}}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 3) << words.join(' ').toStdString();
        EXPECT_TRUE(refused.err.contains(QStringLiteral("longer than 200 letters"))) << refused.err.toStdString();
        EXPECT_LT(refused.err.size(), 300) << "nobody wants all of it back";
    }
    EXPECT_EQ(run({"collection", "list", "--json"}).json()["count"].toInt(), 1);
}

TEST_F(CollectionCommand, NamesOfSeveralLinesAreRefusedFromArgumentsAndMendedInFiles)
{
    run({"collection", "add", "63", "2"});
    ASSERT_EQ(run({"deck", "import", sample(), "--name", "Night"}).code, 0);
    for (const QStringList& words : {QStringList{"collection", "add", "63", "--location", "Box\n1"},
                                     {"collection", "move", "63", "--to", "Box\t1"},
                                     {"collection", "lend", "63", "--to", "Agent\x1b[31mWeiss"},
                                     {"deck", "import", sample(), "--name", "Night\nDay"},
                                     {"deck", "sealed", "--build", "Night\nDay"},
                                     {"deck", "copy", "Night", "Night\nDay"},
                                     {"deck", "rename", "Night", "Night\rDay"}}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 3) << words.join(' ').toStdString();
        EXPECT_TRUE(refused.err.contains(QStringLiteral("line"))) << refused.err.toStdString();
        EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
    }
    EXPECT_EQ(run({"deck", "list", "--json"}).json()["decks"].toArray().size(), 1);
    const CliResult read =
        run({"collection", "import", "-"}, "id,count,location,price paid\nXF96-0063v1,2,\"a\nb\",0.00\n");
    EXPECT_EQ(read.code, 0) << read.err.toStdString();
    EXPECT_EQ(read.err,
              "dossier-cli: -: 1 row with a price of 0, which is kept as a price that is not known (the first "
              "in line 2).\n"
              "dossier-cli: -: 1 row with a line break or another control character in a place or a name, for "
              "which a blank is kept (the first in line 2).\n");
    EXPECT_TRUE(run({"collection", "list"}).out.contains("a b"));
    const CliResult deck = run({"deck", "import", "-"}, R"({"name": "Late\nshift", "bureau_deck": []})");
    EXPECT_FALSE(run({"deck", "list"}).out.contains("Late\nshift")) << deck.err.toStdString();
}

TEST_F(CollectionCommand, SaysHowCompleteItIs)
{
    run({"collection", "add", "XF96-0063v1", "2"});
    const QJsonObject stats = run({"collection", "stats", "--json"}).json();
    EXPECT_EQ(stats["copies"].toInt(), 2);
    EXPECT_EQ(stats["printings"].toInt(), 1);
    EXPECT_EQ(stats["of"].toInt(), 354);
}

TEST_F(CollectionCommand, CallsRaritiesAsCardsAreShown)
{
    m_language = "fr";
    const QString said = run({"collection", "stats"}).out;
    EXPECT_TRUE(said.contains("Commune")) << said.toStdString();
    EXPECT_TRUE(said.contains("Cartes promotionnelles")) << said.toStdString();
    EXPECT_FALSE(said.contains("Common")) << said.toStdString();
    EXPECT_TRUE(run({"collection", "stats", "--json"}).json()["rarities"].toObject().contains("Common"));
}

TEST_F(CollectionCommand, ATitleWithQuotesHtmlAndSqlInItsLocationIsStoredAsItIs)
{
    const QString odd = QStringLiteral("'; DROP TABLE collection; -- <b>&amp;\u202E\U0001F47D");
    EXPECT_EQ(run({"collection", "add", "XF96-0063v1", "--location", odd}).code, 0);
    EXPECT_EQ(run({"collection", "list", "--json"}).json()["cards"].toArray().first().toObject()["location"].toString(),
              odd);
}

TEST_F(CollectionCommand, RefusesAbsurdTotalsInWords)
{
    QByteArray rows = "Quantity,Name,Location\n";
    for (int box = 0; box < 3000; ++box)
        rows += "999999,Dodge,Box " + QByteArray::number(box) + "\n";
    const CliResult tooMany = run({"collection", "import", file("many.csv", rows)});
    EXPECT_EQ(tooMany.code, 3);
    EXPECT_TRUE(tooMany.err.contains("too many copies")) << tooMany.err.toStdString();
    EXPECT_EQ(run({"collection", "stats", "--json"}).json()["copies"].toInt(), 0);
    run({"collection", "add", "63", "999999"});
    const CliResult oneMore = run({"collection", "add", "63"});
    EXPECT_EQ(oneMore.code, 3);
    EXPECT_TRUE(oneMore.err.contains("999,999 in one row")) << oneMore.err.toStdString();
    EXPECT_TRUE(run({"collection", "list"}).out.endsWith("999999 copies\n"));
}

} // namespace dossier::test
