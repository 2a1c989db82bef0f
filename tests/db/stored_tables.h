// Everything the user keeps, as text: equal where two states of a database are.
#pragma once

#include "db/file/database.h"

namespace dossier::test {

inline QStringList storedTables(const Database& database)
{
    const Work work = database.work(QStringLiteral("read everything"));
    QStringList lines;
    const auto read = [&](const QString& name, const QString& sql, int columns) {
        Statement select(work, sql);
        for (select.run(); select.next();) {
            QStringList values{name};
            for (int i = 0; i < columns; ++i)
                values.append(select.text(i));
            lines.append(values.join(QLatin1Char('|')));
        }
    };
    read(QStringLiteral("heap"), QStringLiteral("SELECT * FROM collection ORDER BY id"), 15);
    read(QStringLiteral("deck"), QStringLiteral("SELECT * FROM deck ORDER BY id"), 10);
    read(QStringLiteral("card"), QStringLiteral("SELECT * FROM deck_card ORDER BY deck_id, zone, number"), 5);
    read(QStringLiteral("aside"), QStringLiteral("SELECT * FROM deck_aside ORDER BY deck_id, position"), 4);
    read(QStringLiteral("search"), QStringLiteral("SELECT * FROM saved_search ORDER BY id"), 5);
    return lines;
}

} // namespace dossier::test
