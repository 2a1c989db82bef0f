// The numbered steps that bring a database from any older version to the newest.
//
// To add one: write db/schema/NNN_name.sql with the next number (first line: a comment of one sentence; every statement
// ends with `;` and an empty line, so triggers may hold semicolons), and name it in db/CMakeLists.txt. Never change a
// file that has been released. To rebuild a table, create the new one, copy, drop the old one, rename: foreign keys are
// off while a step runs, so nothing cascades, and they are checked before it is committed; views and triggers of other
// tables may name the table meanwhile, its own triggers go with it. A new column of collection, deck or saved_search is
// forgotten by undo unless history_heap, deck_image and the triggers (002_history.sql) know it, and of a deck or a
// search history_exchange.cpp.
#pragma once

#include "db/file/statement.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

struct Migration
{
    int version = 0; // PRAGMA user_version after it has run
    QString name;    // "001_initial.sql"
    QString sql;
};

// In order, beginning with version 1, without gaps.
using Migrations = std::vector<Migration>;

// Those compiled into the program from db/schema.
Migrations builtInMigrations();

// The single statements of a schema file, without the empty line after each.
QStringList statementsOf(const QString& sql);

// Refuses rows that refer to nothing (StrayRows) before it begins. Runs all steps that are newer than the database, in
// one transaction: where one fails, all that was done is undone, the database keeps its version, and StoreError is
// thrown.
void migrate(const Work& work, const Migrations& migrations);

} // namespace dossier
