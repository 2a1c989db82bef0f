// The search line over the collection: the same language as over the cards.
#pragma once

#include "desk/search/holdings_search.h"
#include "desk/search/query_fault.h"
#include "desk/search/searched_cards.h"
#include "domain/search/heap_match.h"

#include <functional>
#include <memory>

namespace dossier {

class HeapSearch
{
public:
    // Which heaps are shown; nothing: all of them.
    using Filter = std::function<std::optional<IndexSet>(const HeapTable&)>;
    // Keys by row of the table, smaller ones first.
    using Order = std::function<std::vector<std::int64_t>(const HeapTable&)>;

    struct Found
    {
        Filter filter; // none: everything is shown
        Order order;   // none: the query does not say
        std::optional<HeapBounds> bounds;
        QueryFault fault;
    };

    HeapSearch(SearchedCards cards, std::unique_ptr<Holdings> holdings);
    // All that is in hand must outlive the search.
    explicit HeapSearch(const InHand& hand);

    // Filter and order speak to this object and must not outlive it.
    Found find(const QString& text);

private:
    SearchedCards m_cards;
    std::unique_ptr<Holdings> m_holdings;
    QuerySight m_sight;
};

} // namespace dossier
