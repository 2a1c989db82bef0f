// Cards of removed sets that the history still has: no step may bring back a card that nobody can name any more. They
// are kept in the table `meta`, which every version of the file has.
#pragma once

#include "db/file/statement.h"
#include "db/history/history_exchange.h"

namespace dossier {

// The set is about to go: notes those of its cards that undo or redo would bring back, in a row of the collection, a
// deck or a version of one that was deleted. Answers how many steps do.
int noteRemovedCards(const Work& work, std::int64_t set);
// Sets have come: cards of theirs are known again.
void forgetRemovedCards(const Work& work);

// Throws BrokenStep where the step would bring back a card of a removed set.
void refuseRemovedCards(const Work& work, std::int64_t step, Side from);

} // namespace dossier
