#include "desk/search/heap_search.h"

#include "desk/in_hand.h"

namespace dossier {

HeapSearch::HeapSearch(SearchedCards cards, std::unique_ptr<Holdings> holdings)
    : m_cards(std::move(cards))
    , m_holdings(std::move(holdings))
    , m_sight(*m_holdings, m_cards.pool())
{}

HeapSearch::HeapSearch(const InHand& hand)
    : HeapSearch(SearchedCards(hand), std::make_unique<HoldingsInHand>(hand))
{}

HeapSearch::Found HeapSearch::find(const QString& text)
{
    if (text.trimmed().isEmpty())
        return {};
    const std::string words = text.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return {nullptr, nullptr, std::nullopt, faultOf(*error, words)};
    const auto query = std::make_shared<Query>(std::get<Query>(parsed));
    // Over no heaps at all a query fails as it does over all of them.
    const MatchedRows tried =
        matchHeaps(*query, HeapTable(m_cards.pool()), m_cards.index(*query), m_sight.ofHeaps(*query));
    if (const auto* error = std::get_if<QueryError>(&tried))
        return {nullptr, nullptr, std::nullopt, faultOf(*error, words)};
    Found found;
    found.bounds = boundsOf(*query, m_cards.pool(), m_cards.index(*query), m_sight.ofHeaps(*query));
    found.filter = [this, query](const HeapTable& heaps) -> std::optional<IndexSet> {
        MatchedRows rows = matchHeaps(*query, heaps, m_cards.index(*query), m_sight.ofHeaps(*query));
        return std::holds_alternative<IndexSet>(rows) ? std::optional(std::get<IndexSet>(std::move(rows)))
                                                      : std::nullopt;
    };
    if (query->order.given())
        found.order = [this, query](const HeapTable& heaps) {
            return sortKeys(query->order, heaps, m_cards.index(*query), m_sight.ofHeaps(*query));
        };
    return found;
}

} // namespace dossier
