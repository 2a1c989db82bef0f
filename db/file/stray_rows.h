// Rows that refer to a row that is not there, as a tool leaves them that does not look at foreign keys. An old database
// that holds some cannot be brought up to date with them.
#pragma once

#include "db/file/statement.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

struct StrayRow
{
    QString table;
    QString parent; // the table that lacks what the row refers to
    QStringList columns;
    QStringList values;
};

std::vector<StrayRow> strayRows(const Work& work);

// "deck_card (deck_id 99, zone team, …)", a few of them, and how many more.
QString described(const std::vector<StrayRow>& rows);

// Takes them out of the database and writes them, as JSON, into a new file beside `path`, whose name is returned; empty
// where there are none. All or nothing; not within a transaction.
QString setStrayRowsAside(const Work& work, const QString& path);

} // namespace dossier
