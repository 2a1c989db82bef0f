// Exchanges the entries of a step with what the history keeps of them: what is in the tables goes to the step's other
// side, what was there comes into the tables. Nothing is recorded meanwhile; runs within the caller's transaction. What
// the triggers wrote as JSON is taken apart by SQLite, too: rows go from table to table without coming here.
#pragma once

#include "db/file/rows_done.h"
#include "db/file/statement.h"

#include <span>

namespace dossier {

// Which of a step's sides the history keeps: that of a step that is done, or that of one that is undone.
enum class StepSide { Before = 0, After = 1 };

// A table in which the triggers of the schema keep what a step has touched.
struct HistoryTable
{
    const char* name;
    const char* key;    // makes a row with its step and side
    const char* weight; // of a row, about how many bytes, in SQL
    bool ofImages;      // a value holds all of an entry, as the program of its day wrote it
    // Null where another table's does it, too. False where `progress`, which is asked where rows are many, stopped it:
    // then the transaction is to be undone.
    bool (*exchange)(const Work& work, std::int64_t step, StepSide from, const RowsDone& progress);
};

// All of them: they are exchanged, weighed and swept in this order.
std::span<const HistoryTable> historyTables();

} // namespace dossier
