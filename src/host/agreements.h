// What is so at a table once all persons have agreed to it: open lists of the decks, hints.
#pragma once

#include "host/table_store.h"

namespace dossier {

// All who have a deck in the game have agreed, and no deck can be chosen by another one's list any more: the game has
// begun.
bool listsAreOpen(const StoredTable& table);
// All persons have agreed; in whose seat one of the program's players sits is not asked.
bool hintsAreOn(const StoredTable& table);

} // namespace dossier
