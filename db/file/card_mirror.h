// The printed facts of the cards as a table, for whoever reads the database with another program.
#pragma once

#include "db/file/statement.h"
#include "domain/cards/card_pool.h"

namespace dossier {

// Replaces the contents of `card` in one transaction, unless they were made from the same facts.
void mirrorCards(const Work& work, const CardPool& pool);

} // namespace dossier
