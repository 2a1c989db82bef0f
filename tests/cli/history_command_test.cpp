#include "cli_run.h"
#include "db/stores/collection_store.h"

#include <QJsonArray>

namespace dossier::test {

using HistoryCommand = CliTest;

TEST_F(HistoryCommand, ListsTakesBackAndDoesAgain)
{
    EXPECT_TRUE(run({"history"}).out.contains("Nothing was done yet."));
    EXPECT_EQ(run({"undo"}).code, 1);
    EXPECT_EQ(run({"redo", "--json"}).code, 1);
    run({"collection", "add", "XF96-0042v1", "2"});
    run({"collection", "remove", "XF96-0042v1", "1"});

    const QJsonArray steps = run({"history", "--json"}).json()["steps"].toArray();
    ASSERT_EQ(steps.size(), 2);
    EXPECT_EQ(steps[0]["what"].toString(), "remove 1 Gibsonton, FL");
    EXPECT_EQ(steps[1]["what"].toString(), "add 2 Gibsonton, FL");

    EXPECT_TRUE(run({"undo"}).out.contains("Undone: remove 1 Gibsonton, FL"));
    EXPECT_TRUE(run({"history"}).out.contains("remove 1 Gibsonton, FL (undone)"));
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 2);
    EXPECT_EQ(run({"redo", "--json"}).json()["step"].toObject()["what"].toString(), "remove 1 Gibsonton, FL");
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 1);
}

// A step of a kind that nobody knows stands in the list; check names it, and what was done before stays within reach.
TEST_F(HistoryCommand, AStepOfAnUnknownKindCanBeLeftOut)
{
    run({"collection", "add", "XF96-0042v1", "2"});
    run({"collection", "remove", "XF96-0042v1", "1"});
    {
        Database database(path(QStringLiteral("test.sqlite")));
        dossier::run(
            database.work(QStringLiteral("test")),
            QStringLiteral("UPDATE history_step SET kind = 'foo' WHERE id = (SELECT max(id) FROM history_step)"));
    }
    const CliResult check = run({"db", "check"});
    EXPECT_EQ(check.code, 1);
    EXPECT_TRUE(check.out.contains("a step of the history cannot be gone over: an unknown change, of 20"))
        << check.out.toStdString();
    EXPECT_TRUE(run({"history"}).out.contains("an unknown change"));
    EXPECT_EQ(run({"undo"}).code, 3);
    EXPECT_EQ(run({"undo", "--skip"}).code, 0);
    EXPECT_EQ(run({"db", "check"}).code, 0);
    EXPECT_TRUE(run({"undo"}).out.contains("Undone: add 2 Gibsonton, FL"));
}

// What outsiders wrote into the history is named, refused with a way out, and left out.
TEST_F(HistoryCommand, LeavesOutWhatIsSpoilt)
{
    run({"collection", "add", "XF96-0042v1", "2"});
    run({"deck", "import", file("one.deck", "Name: One\n\nBureau Deck:\n1 Aubrey, MO\n")});
    run({"deck", "delete", "One"});
    {
        Database database(path(QStringLiteral("test.sqlite")));
        dossier::run(database.work(QStringLiteral("test")),
                     QStringLiteral("UPDATE history_deck SET image = '[]' WHERE image IS NOT NULL"));
    }
    const CliResult check = run({"db", "check"});
    EXPECT_EQ(check.code, 1);
    EXPECT_TRUE(check.out.contains("a step of the history cannot be gone over: delete the deck One, of 20"))
        << check.out.toStdString();
    EXPECT_TRUE(check.out.contains("it is no object")) << check.out.toStdString();
    const CliResult undo = run({"undo"});
    EXPECT_EQ(undo.code, 3);
    EXPECT_TRUE(undo.err.contains("This cannot be undone: delete the deck One, of 20")) << undo.err.toStdString();
    EXPECT_TRUE(undo.err.contains("undo --skip")) << undo.err.toStdString();
    EXPECT_EQ(run({"undo"}).code, 3) << "as long as nobody says so";
    const CliResult skipped = run({"undo", "--skip", "--json"});
    EXPECT_EQ(skipped.code, 0);
    EXPECT_TRUE(skipped.json()["left_out"].toBool());
    EXPECT_EQ(skipped.json()["step"].toObject()["what"].toString(), "delete the deck One");
    EXPECT_EQ(run({"db", "check"}).code, 0);
    EXPECT_TRUE(run({"undo"}).err.contains("nothing of what it changed is there any more")) << "the deck has gone";
    EXPECT_TRUE(run({"undo", "--skip"}).out.contains("Left out of the history: import the deck One"));
    EXPECT_TRUE(run({"undo"}).out.contains("Undone: add 2 Gibsonton, FL"));
    EXPECT_EQ(run({"undo"}).code, 1);
}

// A command line has no steps of its own: it says whose step it took back.
TEST_F(HistoryCommand, SaysThatAWindowMadeAStep)
{
    {
        DatabaseOptions window;
        window.program = ProgramKind::Window;
        Database database(path(QStringLiteral("test.sqlite")), window);
        OwnedCard cards;
        cards.card = "XF96-0042v1";
        cards.count = 3;
        CollectionStore(database).add(cards);
    }
    EXPECT_EQ(run({"history", "--json"}).json()["steps"].toArray().first().toObject()["by"].toString(), "window");
    EXPECT_TRUE(run({"undo"}).out.contains("Undone: add 3 Gibsonton, FL (done in a window)"));
    EXPECT_FALSE(run({"redo"}).out.contains("window")) << "the command line undid it";
    EXPECT_EQ(run({"history", "--json"}).json()["steps"].toArray().first().toObject()["by"].toString(), "command line");
}

} // namespace dossier::test
