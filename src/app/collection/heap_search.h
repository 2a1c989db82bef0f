// The search line over the collection: the same language as over the cards.
#pragma once

#include "app/collection/heap_table_model.h"
#include "app/widgets/query_fault.h"
#include "domain/collection/availability.h"
#include "domain/search/card_match.h"

#include <memory>

namespace dossier {

class HeapSearch
{
public:
    struct Found
    {
        HeapTableModel::Filter filter; // none: everything is shown
        HeapTableModel::Order order;   // none: the query does not say
        QueryFault fault;
    };

    // The desk must outlive the search.
    explicit HeapSearch(const Desk& desk);
    ~HeapSearch();

    // Filter and order speak to this object and must not outlive it.
    Found find(const QString& text);

private:
    const SearchIndex& index();
    QueryContext context();

    const Desk& m_desk;
    std::unique_ptr<SearchIndex> m_index; // made with the first search
    CopyCounts m_owned;
    CopyCounts m_spare;
    CopyCounts m_deck;
};

} // namespace dossier
