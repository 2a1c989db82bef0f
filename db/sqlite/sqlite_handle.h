// SQLite itself, behind Qt's connection.
#pragma once

#include <QSqlDatabase>

struct sqlite3;

namespace dossier {

// Null where Qt brings an SQLite of its own along, and not the library this program is linked with.
sqlite3* sqliteBehind(const QSqlDatabase& database);

} // namespace dossier
