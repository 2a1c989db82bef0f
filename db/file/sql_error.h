// Which StoreError an error of SQLite is. The only place that knows SQLite's result codes.
#pragma once

#include "db/file/store_error.h"

#include <QSqlError>

namespace dossier {

StoreError::Kind kindOf(const QSqlError& error);

// SQLite's own words, or Qt's where it never came to SQLite. Empty where the kind says all there is to say to people.
QString detailOf(const QSqlError& error);

} // namespace dossier
