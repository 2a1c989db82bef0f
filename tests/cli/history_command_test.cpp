#include "cli_run.h"

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

} // namespace dossier::test
