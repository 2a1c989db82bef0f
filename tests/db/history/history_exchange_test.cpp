// A table that the schema fills but nobody lists would be neither weighed nor swept, and its steps would be lost.
#include "db/history/history_exchange.h"
#include "db/temporary_database.h"

namespace dossier {

TEST(HistoryExchange, EveryTableThatKeepsSidesOfAStepIsListed)
{
    const test::TemporaryDatabase temporary;
    const Database database(temporary.path);
    Statement tables(database.work(QStringLiteral("test")), QStringLiteral(R"(
        SELECT t.name
        FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
        WHERE t.type = 'table' AND c.name = 'side'
        ORDER BY t.name)"));
    QStringList inSchema;
    for (tables.run(); tables.next();)
        inSchema << tables.text(0);
    QStringList listed;
    for (const HistoryTable& table : historyTables())
        listed << QLatin1String(table.name);
    listed.sort();
    EXPECT_EQ(listed, inSchema);
    EXPECT_GE(listed.size(), 4);
}

} // namespace dossier
