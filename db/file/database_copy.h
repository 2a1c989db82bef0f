// Copies of a database: made whole, checked before they count, named by date.
#pragma once

#include "db/file/migrations.h"
#include "db/file/statement.h"

#include <QString>
#include <QStringList>

namespace dossier {

// Everything that is wrong with an open database, a line each; see Database::check.
// What the history keeps is not among it: it does nothing by itself, and whoever goes over a step looks at it.
QStringList whatIsWrong(const Work& work, const Migrations& migrations);
// A line for each thing that the history keeps and that could not be brought back. To be asked where all else is sound.
QStringList whatIsWrongInHistory(const Work& work);

// A free name beside `path`: "dossier.sqlite" becomes "dossier.20261120T183000000Z.LABEL.sqlite". Sorts by time.
QString datedName(const QString& path, const QString& label);

// Writes the open database, write-ahead log included, into one new file, which appears under its name only when it is
// complete, checked and on disk. Throws StoreError (naming `file`), also where `file` exists.
void writeCopy(const Work& work, const QString& file);

// Removes the oldest copies made before upgrades of `path` until `most` are left.
void pruneUpgradeCopies(const QString& path, int most);

// After an upgrade of `path` that failed: removes the copy made before it, where one from an earlier try is the same.
void keepOneCopy(const QString& path, const QString& copy);

} // namespace dossier
