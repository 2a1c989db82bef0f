// Which StoreError an error of the system (errno) is: one that came of a call of our own, or of one of SQLite's.
#pragma once

#include "db/file/store_error.h"

#include <QSqlDatabase>

#include <string>

namespace dossier {

StoreError::Kind kindOfSystemError(int error);

// In the system's words.
[[noreturn]] void failOfSystem(int error, const QString& path, const QString& tried);

// What the system last answered where SQLite could not open, read or write a file; 0 where nobody knows.
int systemErrorBehind(const QSqlDatabase& database);

// Where there is no room: the folder in which SQLite keeps what it puts aside for large changes, where that one is full
// and the database's is not; else the database.
QString fullPlace(const QString& database);

// A path as the system spells it.
std::string nativePath(const QString& path);

} // namespace dossier
