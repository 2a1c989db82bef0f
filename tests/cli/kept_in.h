// What a database keeps, as lines that can be compared.
#pragma once

#include "db/file/database.h"

#include <gtest/gtest.h>

namespace dossier::test {

// All that is kept but the times at which it was.
inline QStringList keptIn(const QString& path)
{
    const Database database(path);
    EXPECT_EQ(database.check(), QStringList());
    const Work work = database.work(QStringLiteral("test"));
    QStringList lines;
    for (const char* select : {"SELECT number, count, condition, language, location, note, for_trade, wanted, signed, "
                               "lent_to FROM collection ORDER BY id",
                               "SELECT name, notes, game, folder, tags, state, id, '', '', '' FROM deck ORDER BY id",
                               "SELECT deck_id, zone, number, count, '', '', '', '', '', '' FROM deck_card "
                               "ORDER BY deck_id, zone, number",
                               "SELECT s.name, number, title, keywords, '', '', '', '', '', '' FROM card_set AS s JOIN "
                               "set_card ON set_id = id ORDER BY number",
                               "SELECT list, name, query, '', '', '', '', '', '', '' FROM saved_search ORDER BY id",
                               "SELECT kind, state, count, '', '', '', '', '', '', '' FROM history_step "
                               "WHERE state <> 'dropped' ORDER BY id"}) {
        Statement rows(work, QString::fromLatin1(select));
        for (rows.run(); rows.next();) {
            QStringList values;
            for (int column = 0; column < 10; ++column)
                values << rows.text(column);
            lines << values.join(QLatin1Char('|'));
        }
    }
    return lines;
}

} // namespace dossier::test
