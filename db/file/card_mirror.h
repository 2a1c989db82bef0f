// The printed facts of the cards as a table, for whoever reads the database with another program.
#pragma once

#include "db/file/statement.h"
#include "domain/cards/card_pool.h"

namespace dossier {

// Replaces the contents of `card` in one transaction, unless they were made from the same facts. Cards of further sets
// have a table of their own, and are no cards of the program when their set goes (removed_cards.h).
void mirrorCards(const Work& work, const CardPool& pool);

// Whether `card` holds what this program wrote there last; a table that it never wrote does, too.
bool isAsMirrored(const Work& work);

} // namespace dossier
