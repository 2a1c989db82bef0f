#include "desk/start/refused_upgrade.h"

#include "db/file/database.h"

#include <QDir>

namespace dossier {

QString RefusedUpgrade::question(const StoreError& error)
{
    return tr("%1 was written by an older version of Dossier and cannot be brought up to date: rows in it belong to "
              "nothing (%2). Dossier can go on without them and keep them in a file beside it; a copy of the database "
              "as it is stays, too.")
        .arg(QDir::toNativeSeparators(error.path()), error.detail());
}

QString RefusedUpgrade::goOn()
{
    return tr("Go on without them");
}

Everything::Restored RefusedUpgrade::setAside(const QString& database)
{
    DatabaseOptions options;
    options.setStraysAside = true;
    const Database upgraded(database, options);
    return {true,
            tr("Rows that belonged to nothing are kept in %1.").arg(QDir::toNativeSeparators(upgraded.setAside()))};
}

} // namespace dossier
