// The fields of the search language in words: for the facets and for the help.
#pragma once

#include "domain/search/query_fields.h"

#include <QString>

namespace dossier {

// "Type", "Keyword", "In deck"
QString word(QueryField field);
// What it searches, in half a sentence: "what the card does, in the program's own words".
QString explain(QueryField field);
// One of wordsOf(field), by its place, in the language of the program.
QString valueWord(QueryField field, int place);

} // namespace dossier
