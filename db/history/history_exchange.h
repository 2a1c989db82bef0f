// Exchanges the entries of a step with what the history keeps of them: what is in the tables goes to the step's other
// side, what was there comes into the tables. Nothing is recorded meanwhile; runs within the caller's transaction. What
// the triggers wrote as JSON is taken apart by SQLite, too: rows go from table to table without coming here.
#pragma once

#include "db/file/statement.h"

namespace dossier {

// Which of a step's sides the history keeps: that of a step that is done, or that of one that is undone.
enum class Side { Before = 0, After = 1 };

void exchangeHeaps(const Work& work, std::int64_t step, Side from);
void exchangeDecks(const Work& work, std::int64_t step, Side from);
void exchangeSearches(const Work& work, std::int64_t step, Side from);

} // namespace dossier
