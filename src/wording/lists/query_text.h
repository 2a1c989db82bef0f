// What is wrong with a search, in a sentence that says where.
#pragma once

#include "domain/search/card_query.h"

#include <QString>

namespace dossier {

// Names the place by its character, from 1: "Character 7: …".
QString sentence(const QueryError& error);

} // namespace dossier
