// Further sets of cards on the command line: taken in, listed, catalogued, put into decks, removed.
#include "cli_run.h"

#include <QJsonArray>

namespace dossier::test {

namespace {

const QString kNightFiles = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json");

class CardSetsCommand : public CliTest
{
protected:
    void takeIn() { EXPECT_EQ(run({"sets", "add", kNightFiles}).code, 0); }

    QStringList idsFound(const QStringList& query)
    {
        QStringList ids;
        for (const QJsonValue card : run(QStringList{"--json", "cards"} + query).json()["cards"].toArray())
            ids << card["id"].toString();
        return ids;
    }
};

} // namespace

TEST_F(CardSetsCommand, ASetIsTakenInListedAndRemoved)
{
    const QString before = run({"cards"}).out;
    const CliResult added = run({"--json", "sets", "add", kNightFiles});
    EXPECT_EQ(added.code, 0) << added.err.toStdString();
    EXPECT_EQ(added.json()["sets"][0]["cards"].toInt(), 5);
    EXPECT_EQ(added.json()["own_words"].toArray().size(), 3);
    EXPECT_EQ(added.json()["refused"].toArray().size(), 0);
    ASSERT_EQ(added.json()["left_out"].toArray().size(), 1); // what a tag says that is no more than a word
    EXPECT_EQ(added.json()["left_out"][0]["card"].toString(), "XF97-0901x1");
    EXPECT_EQ(added.json()["left_out"][0]["line"].toInt(), 2);
    EXPECT_TRUE(
        added.err.contains("night_files.json:2: XF97-0901x1: \"tags: Examine\" is nothing that this card can have"))
        << added.err.toStdString();
    const QJsonObject listed = run({"--json", "sets", "list"}).json();
    EXPECT_EQ(listed["sets"][0]["name"].toString(), "Night Files");
    EXPECT_EQ(listed["sets"][0]["cards"].toInt(), 5);
    EXPECT_TRUE(run({"cards"}).out.contains("XF96-0001 NFil"));

    EXPECT_EQ(run({"sets", "remove", "Day", "Files"}).code, 3);
    EXPECT_EQ(run({"sets", "remove", "night", "files"}).code, 0);
    EXPECT_EQ(run({"sets", "list"}).out, "No further sets; the official ones are always there.\n");
    EXPECT_EQ(run({"cards"}).out, before);
}

TEST_F(CardSetsCommand, ADryRunChangesNothing)
{
    const CliResult tried = run({"sets", "add", kNightFiles, "--dry-run", "--name", "Mine"});
    EXPECT_EQ(tried.code, 0);
    EXPECT_TRUE(tried.out.startsWith("Would be taken in: Mine (5 cards).\n")) << tried.out.toStdString();
    EXPECT_TRUE(tried.out.contains("Keywords: Heirloom (1 card)")) << tried.out.toStdString();
    EXPECT_EQ(run({"--json", "sets", "list"}).json()["sets"].toArray().size(), 0);
}

TEST_F(CardSetsCommand, AFileThatCannotBeTakenInIsRefusedInWords)
{
    takeIn();
    const CliResult again = run({"sets", "add", kNightFiles});
    EXPECT_EQ(again.code, 3);
    EXPECT_TRUE(again.err.contains("XF97-0901x1: this card is known already, from the set Night Files"))
        << again.err.toStdString();
    const CliResult named = run({"sets", "add", "-"}, "Set,Number,Title,Type,Pool,Cost\n"
                                                      "night files,XF97-0999x1,A,Event,RP,1\n");
    EXPECT_EQ(named.code, 3);
    EXPECT_TRUE(named.err.contains("The name night files is already taken")) << named.err.toStdString();
    const CliResult base = run({"sets", "add", "-"}, "Number,Title,Type,Pool,Cost\nXF96-0063v1,A,Event,RP,1\n");
    EXPECT_EQ(base.code, 3);
    EXPECT_TRUE(base.err.contains("-:2: XF96-0063v1: this card is known already, from the set Premiere"))
        << base.err.toStdString();
    EXPECT_EQ(run({"sets", "add", "-"}, "a,b\n1,2\n").code, 3);
    EXPECT_EQ(run({"sets", "add", "-"}, "{}").code, 3);
    EXPECT_EQ(run({"sets", "add"}).code, 2);
}

TEST_F(CardSetsCommand, ItsCardsAreShownAndFound)
{
    takeIn();
    const CliResult shown = run({"cards", "show", "XF96-0001", "NFil"});
    EXPECT_EQ(shown.code, 0);
    EXPECT_TRUE(shown.out.startsWith("Aubrey, MO\nXF96-0001 NFil")) << shown.out.toStdString();
    EXPECT_TRUE(shown.out.contains("Set: Night Files\nFound in: Night Fair\n")) << shown.out.toStdString();
    const QJsonObject json = run({"--json", "cards", "show", "night ferry"}).json();
    EXPECT_EQ(json["id"].toString(), "XF97-0901x1");
    EXPECT_TRUE(json["further"].toBool());
    EXPECT_EQ(json["keywords"].toArray().last().toString(), "Heirloom");
    EXPECT_EQ(json["printed_text"].toString(), "The keeper looks at a card.");
    EXPECT_EQ(run({"--json", "cards", "show", "63"}).json()["id"].toString(), "XF96-0063v1");
    EXPECT_EQ(run({"--json", "cards", "show", "XF96-0001"}).json()["id"].toString(), "XF96-0001v1");
    EXPECT_EQ(run({"--json", "cards", "show", "Aubrey, MO"}).json()["id"].toString(), "XF96-0063v1");
    EXPECT_EQ(idsFound({"id:\"XF96-0001 NFil\""}), QStringList{"XF96-0001 NFil"});
    EXPECT_EQ(idsFound({"ferry"}), QStringList{"XF97-0901x1"});
    const QStringList byNumber = idsFound({"order:number"});
    EXPECT_EQ(byNumber.first(), "XF96-0001v1");
    EXPECT_EQ(byNumber.mid(856).first(), "XF97-0901x1"); // behind the official sets
}

// What is decided about a card holds for every printing of it, and for no other card of a like number.
TEST_F(CardSetsCommand, APrintingOfABaseCardShowsItsRulings)
{
    const auto add = [&](const QByteArray& rows) {
        return run({"sets", "add", "-"}, "Set,Number,Title,Type,Pool,Cost,Asks,Prerequisites\n" + rows).code;
    };
    const QJsonObject base = run({"--json", "cards", "show", "2"}).json();
    ASSERT_GT(base["rulings"].toArray().size(), 0);
    EXPECT_EQ(add("Fair,XF96-0001 Fair,\"" + base["title"].toString().toUtf8() + "\"," +
                  base["type"].toString().toUtf8() + ",RP,1,,\nFair,XF96-0002 Fair,Lamp Oil,Event,RP,1,,\n"),
              0);
    EXPECT_EQ(run({"--json", "cards", "show", "XF96-0001", "Fair"}).json()["rulings"], base["rulings"]);
    EXPECT_EQ(run({"--json", "cards", "show", "Lamp", "Oil"}).json()["rulings"].toArray().size(), 0);
    EXPECT_TRUE(run({"rules", "XF96-0001", "Fair"}).out.contains(QStringLiteral("0041v1")));
    EXPECT_EQ(run({"rules", "XF96-0002", "Fair"}).code, 1) << "no rule speaks of it";
}

TEST_F(CardSetsCommand, ItsCardsAreOwnedAndStayWhereTheyAreInUse)
{
    takeIn();
    EXPECT_EQ(run({"collection", "add", "XF96-0001 NFil", "2"}).code, 0);
    EXPECT_EQ(run({"collection", "add", "63", "3"}).code, 0);
    const CliResult list = run({"--json", "collection", "list"});
    EXPECT_EQ(list.json()["cards"].toArray().size(), 2) << list.out.toStdString();
    const QJsonObject stats = run({"--json", "collection", "stats"}).json();
    EXPECT_EQ(stats["of"].toInt(), 354); // a set is complete by itself
    EXPECT_EQ(stats["printings"].toInt(), 1);
    EXPECT_EQ(stats["further_sets"]["Night Files"]["owned"].toInt(), 1);
    EXPECT_EQ(stats["further_sets"]["Night Files"]["of"].toInt(), 5);

    const CliResult kept = run({"sets", "remove", "Night Files"});
    EXPECT_EQ(kept.code, 1);
    EXPECT_EQ(kept.out, "Night Files stays: its cards are in 1 row of the collection. Take them out there first.\n");
    EXPECT_EQ(run({"collection", "export", "-o", path("all.csv")}).code, 0);
    EXPECT_EQ(run({"collection", "remove", "XF96-0001 NFil", "2"}).code, 0);
    EXPECT_EQ(run({"collection", "import", path("all.csv"), "--mode", "max"}).code, 0);
    EXPECT_EQ(run({"collection", "remove", "XF96-0001 NFil", "2"}).code, 0);
    EXPECT_EQ(run({"sets", "remove", "Night Files"}).code, 0);
}

TEST_F(CardSetsCommand, UndoSaysThatItsCardIsOfARemovedSet)
{
    takeIn();
    run({"collection", "add", "night ferry", "4"});
    run({"collection", "remove", "night ferry", "4"});
    const CliResult removed = run({"sets", "remove", "Night Files"});
    EXPECT_EQ(removed.code, 0);
    EXPECT_EQ(removed.out,
              "Night Files was removed. 2 changes in the history had to do with its cards: to undo or redo "
              "them, take the set in again first.\n");
    const CliResult undo = run({"undo"});
    EXPECT_EQ(undo.code, 3);
    EXPECT_TRUE(undo.err.contains("(XF97-0901x1 is of the set Night Files, which was removed: take that set in again "
                                  "first)"))
        << undo.err.toStdString();
    EXPECT_EQ(run({"db", "check"}).code, 0);
    EXPECT_EQ(run({"--json", "collection", "list"}).json()["count"].toInt(), 0);
    takeIn();
    EXPECT_EQ(run({"undo"}).code, 0);
    EXPECT_EQ(run({"--json", "cards", "show", "night ferry"}).json()["owned"].toInt(), 4);
}

TEST_F(CardSetsCommand, ADeckWithItsCardsIsReadWrittenAndReadAgain)
{
    takeIn();
    const QByteArray list = "2 XF96-0001 NFil\n1 Night Ferry\n1 Aubrey, MO\n";
    const CliResult imported = run({"--json", "deck", "import", "-", "--name", "Harbour"}, list);
    EXPECT_EQ(imported.code, 0) << imported.err.toStdString();
    EXPECT_EQ(imported.json()["unknown"].toArray().size(), 0) << imported.out.toStdString();
    for (const char* format : {"dossier", "json", "csv", "cockatrice", "list", "forum"}) {
        const CliResult written = run({"deck", "export", "Harbour", "--format", format});
        if (written.code == 2)
            continue; // called otherwise
        EXPECT_EQ(written.code, 0) << format << written.err.toStdString();
        const QString file = this->file("harbour", written.out.toUtf8());
        const CliResult shown = run({"--json", "deck", "show", file});
        EXPECT_EQ(shown.code, 0) << format << shown.err.toStdString();
        EXPECT_TRUE(shown.out.contains("XF96-0001 NFil")) << format << written.out.toStdString();
        EXPECT_TRUE(shown.out.contains("XF97-0901x1")) << format << written.out.toStdString();
    }
    const CliResult checked = run({"--json", "deck", "check", "Harbour"});
    EXPECT_LE(checked.code, 1) << checked.err.toStdString();
    const CliResult kept = run({"sets", "remove", "Night Files"});
    EXPECT_EQ(kept.code, 1);
    EXPECT_TRUE(kept.out.contains("1 deck (Harbour)")) << kept.out.toStdString();
}

TEST_F(CardSetsCommand, AnArchiveTakesThemToAnotherDatabase)
{
    takeIn();
    EXPECT_EQ(run({"collection", "add", "night ferry", "4"}).code, 0);
    EXPECT_EQ(run({"deck", "import", "-", "--name", "Harbour"}, "2 XF97-0901x1\n").code, 0);
    EXPECT_EQ(run({"db", "export", path("all.zip")}).code, 0);
    const QStringList other{"--db", path("other.sqlite"), "--lang", "en", "--json"};
    const CliResult taken = runBare(other + QStringList{"db", "import", path("all.zip")});
    EXPECT_EQ(taken.code, 0) << taken.err.toStdString();
    EXPECT_EQ(taken.json()["sets"].toInt(), 1);
    EXPECT_EQ(taken.json()["unknown"].toArray().size(), 0);
    EXPECT_TRUE(runBare(other + QStringList{"deck", "show", "Harbour"}).out.contains("XF97-0901x1"));
    EXPECT_EQ(runBare(other + QStringList{"cards", "show", "night ferry"}).json()["owned"].toInt(), 4);
    const CliResult again = runBare(other + QStringList{"db", "import", path("all.zip")});
    EXPECT_EQ(again.code, 0) << again.err.toStdString();
    EXPECT_EQ(again.json()["sets"].toInt(), 0);
}

TEST_F(CardSetsCommand, LongListsAreSummedUp)
{
    QString table = QStringLiteral("Number,Title,Type,Pool,Cost,Keywords\n");
    for (int i = 1; i <= 30; ++i) {
        table += QStringLiteral("XF97-%1x1,T%2,Event,RP,1,Odd Word %2\n").arg(i, 4, 10, QLatin1Char('0')).arg(i);
        table += QStringLiteral("XF96-%1v1,T%2,Event,RP,1,\n").arg(i, 4, 10, QLatin1Char('0')).arg(i);
    }
    const CliResult said = run({"sets", "add", "-", "--dry-run"}, table.toUtf8());
    EXPECT_EQ(said.code, 0) << said.err.toStdString();
    EXPECT_EQ(said.out.count("Odd Word"), 20) << said.out.toStdString();
    EXPECT_TRUE(said.out.contains("and 10 more words; --json has all")) << said.out.toStdString();
    EXPECT_EQ(said.err.count("is known already"), 20) << said.err.toStdString();
    EXPECT_TRUE(said.err.contains("10 more cards were not taken in; --json has all.")) << said.err.toStdString();
    const QJsonObject all = run({"--json", "sets", "add", "-", "--dry-run"}, table.toUtf8()).json();
    EXPECT_EQ(all["refused"].toArray().size(), 30);
    EXPECT_EQ(all["own_words"].toArray().size(), 30);
}

} // namespace dossier::test
