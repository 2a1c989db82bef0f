// Facets: how the cards that were found divide, and ticks that write into the text of the query.
#pragma once

#include "domain/search/search_index.h"

namespace dossier {

struct FacetValue
{
    std::string_view word; // one of wordsOf(field), of Set the name of one
    int count = 0;         // of the cards that were found

    bool operator==(const FacetValue&) const = default;
};

struct Facet
{
    QueryField field = QueryField::Type;
    std::vector<FacetValue> values; // all words of the field, in its order

    bool operator==(const Facet&) const = default;
};

// Whether a card has at most one value of the field: several ticks of such a field mean any of them.
bool hasOneValue(QueryField field);

// Type, rarity, pool, keyword, activator, skill, prerequisite, question, the four characteristics and mode; the set,
// where there are several.
std::vector<Facet> facetCounts(const PoolSet& found, const SearchIndex& index);

// The term a tick writes: `t:site`, `k:"martial arts"`.
std::string termFor(QueryField field, std::string_view word);

// Whether the text asks for the word as a tick would: as a term of its own, or as one of `(t:site OR t:bluff)`.
// A text that cannot be parsed has no terms.
bool hasTerm(std::string_view text, QueryField field, std::string_view word);

// The text with the word asked for. Of fields of which a card has but one value, like its type, several ticks are
// joined by OR; of the others, like keywords, all must hold. The rest of the text stays as it was typed.
std::string withTerm(std::string_view text, QueryField field, std::string_view word);
// The text without the word, where a tick or a person wrote it as hasTerm finds it; else as it was.
std::string withoutTerm(std::string_view text, QueryField field, std::string_view word);

} // namespace dossier
