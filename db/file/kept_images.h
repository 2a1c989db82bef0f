// What decks, searches and rows of the collection were, as history and versions keep them: what is wrong with it, found
// by SQLite, which takes apart what its own triggers wrote.
#pragma once

#include <QString>

#include <array>

namespace dossier {

// How the kinds of a step of the history (db/history/history_step.h) are called in the file, in their order.
inline constexpr std::array kHistoryWords{
    "add cards",   "remove cards",    "want cards",  "move cards",   "grade cards", "offer cards",   "withdraw cards",
    "lend cards",  "return cards",    "change heap", "change heaps", "import",      "create deck",   "copy deck",
    "import deck", "import decks",    "add to deck", "take away",    "edit deck",   "edit notes",    "file deck",
    "build deck",  "take deck apart", "rename deck", "delete deck",  "save search", "delete search", "take in"};

// An SQL expression over a column `image`: in words why a deck cannot be made of it, NULL where one can.
QString faultOfDeckImage();

// An SQL question: of what the history keeps and could not be brought back, the step and in words why. `where` says of
// which steps; it stands there five times.
QString faultsOfHistory(const QString& where);

// The same of searches and rows of the collection as they are now, in words which of them it is and why.
QString faultsOfTables();

} // namespace dossier
