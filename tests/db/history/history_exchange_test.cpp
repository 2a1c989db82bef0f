// A table that the schema fills but nobody lists would be neither weighed nor swept, and its steps would be lost.
#include "db/history/history_exchange.h"
#include "db/temporary_database.h"

#include <set>

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
    std::vector<std::string> inSchema;
    for (tables.run(); tables.next();)
        inSchema.push_back(tables.utf8(0));
    std::set<std::string> listed;
    for (const HistoryTable& table : historyTables())
        listed.insert(table.name);
    EXPECT_EQ(std::vector(listed.begin(), listed.end()), inSchema);
    EXPECT_GE(listed.size(), 4u);
}

} // namespace dossier
