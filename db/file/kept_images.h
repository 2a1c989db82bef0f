// What decks, searches and rows of the collection were, as history and versions keep them: what is wrong with it, found
// by SQLite, which takes apart what its own triggers wrote.
#pragma once

#include <QString>

namespace dossier {

// An SQL expression over a column `image`: in words why a deck cannot be made of it, NULL where one can.
QString faultOfDeckImage();

// An SQL question: of what the history keeps and could not be brought back, the step and in words why. `where` says of
// which steps; it stands there four times.
QString faultsOfHistory(const QString& where);

} // namespace dossier
