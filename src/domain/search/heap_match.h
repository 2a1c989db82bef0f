// What a query finds among the heaps of a collection.
#pragma once

#include "domain/search/card_match.h"

namespace dossier {

// Rows of the table, or why the query cannot be answered. `own`, `want` and `trade`, `loc:`, `cond:`, `lang:` and
// `note:` speak of the heap itself, all other fields of its card. A card the pool does not know has no facts, so only
// "not" finds it among the cards' fields.
using MatchedRows = std::variant<IndexSet, QueryError>;
MatchedRows matchHeaps(const Query& query, const HeapTable& heaps, const SearchIndex& index,
                       const QueryContext& context = {});

// What can be said of all heaps a query finds without looking at any of them.
struct HeapBounds
{
    IndexSet cards;      // by CardIndex; at pool().size() whether a card the pool does not know may be among them
    bool wished = false; // each of them is wanted or for trade
};

// Nothing where the query cannot be answered.
std::optional<HeapBounds> boundsOf(const Query& query, const CardPool& pool, const SearchIndex& index,
                                   const QueryContext& context = {});

// Numbers by row that sort the heaps, smaller ones first, as the order says: `own`, `want` and `trade` by the heap
// itself, all other words by its card. Cards the pool does not know come last.
std::vector<std::int64_t> sortKeys(const SortOrder& order, const HeapTable& heaps, const SearchIndex& index,
                                   const QueryContext& context = {});

// The heaps one term of the collection's fields finds.
IndexSet heapsOfTerm(const QueryNode& node, const HeapTable& heaps);

} // namespace dossier
