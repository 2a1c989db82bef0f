#include "db/sqlite/sqlite_handle.h"

#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

namespace dossier {

sqlite3* sqliteBehind(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    QSqlQuery version(database);
    const bool same = version.exec(QStringLiteral("SELECT sqlite_source_id()")) && version.next() &&
                      version.value(0).toString() == QLatin1String(sqlite3_sourceid());
    return same ? *static_cast<sqlite3* const*>(handle.constData()) : nullptr;
}

} // namespace dossier
