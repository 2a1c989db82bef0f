// Whether what is kept could be handed out and read again, looked at value by value. SQLite knows which numbers and
// words a column takes; days, languages, names as they are compared and letters it does not.
#pragma once

#include "db/file/database.h"

#include <QStringList>

namespace dossier {

// In English, with their places in wording, which row, deck, search or set is spoilt and why. Asks nothing that
// Database::check would not have found sound.
QStringList faultsOfKept(Database& database);

} // namespace dossier
