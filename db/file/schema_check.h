// What a file holds besides rows, compared with what this program puts there. A trigger or a view in a stranger's file
// would run by itself, and could delete, swallow or never end.
#pragma once

#include "db/file/migrations.h"

namespace dossier {

// Cheap: for every opening, once the version is known. Throws StoreError::Kind::Damaged where a table of this version
// is missing, or anything is there that runs by itself and is not of this program.
void refuseForeignSchema(const Work& work, const Migrations& migrations);

// Compares with a new database of the same version: a line each of what is missing, foreign or defined otherwise.
QStringList wrongInSchema(const Work& work, const Migrations& migrations);

// Tables whose rows have had all numbers but a few, a line each: there is none for the next row.
QStringList countedToTheEnd(const Work& work);

// For when a value was refused: throws Damaged where the file has other rules for values than this program makes.
void refuseOtherRules(const Work& work);

} // namespace dossier
