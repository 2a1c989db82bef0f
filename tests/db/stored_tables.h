// Everything the user keeps, as text: equal where two states of a database are.
#pragma once

#include "db/file/database.h"

#include <string>
#include <vector>

namespace dossier::test {

// What is compiled in, what is counted from other tables, and the history itself.
inline bool isKeptByUser(const QString& table)
{
    for (const char* other : {"meta", "card", "owned", "deck_version"})
        if (table == QLatin1String(other))
            return false;
    return !table.startsWith(QLatin1String("history_")) && !table.startsWith(QLatin1String("sqlite_"));
}

inline std::vector<std::string> storedTables(const Database& database)
{
    const Work work = database.work(QStringLiteral("read everything"));
    Statement tables(work, QStringLiteral(R"(
        SELECT t.name, count(*)
        FROM sqlite_schema AS t JOIN pragma_table_info(t.name)
        WHERE t.type = 'table'
        GROUP BY t.name
        ORDER BY t.name)"));
    std::vector<std::string> lines;
    for (tables.run(); tables.next();) {
        const QString name = tables.text(0);
        const auto columns = static_cast<int>(tables.number(1));
        if (!isKeptByUser(name))
            continue;
        Statement select(work, QStringLiteral("SELECT * FROM %1 ORDER BY 1, 2, 3").arg(name));
        for (select.run(); select.next();) {
            QStringList values{name};
            for (int i = 0; i < columns; ++i)
                values.append(select.text(i));
            lines.push_back(values.join(QLatin1Char('|')).toStdString());
        }
    }
    return lines;
}

} // namespace dossier::test
