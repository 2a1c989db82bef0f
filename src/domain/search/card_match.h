// What a query finds among the cards, and in which order.
#pragma once

#include "domain/collection/heap_table.h"
#include "domain/search/card_query.h"
#include "domain/search/search_index.h"

#include <functional>

namespace dossier {

// What a query may ask for beyond the cards themselves. A field whose part is left out gives MissingContext, never
// silence. The spans are by CardIndex; whether they count one printing or a whole title is the caller's choice.
struct QueryContext
{
    std::span<const int> owned;
    std::span<const int> wanted;
    std::span<const int> forTrade;
    std::span<const int> spare;
    std::span<const int> deck;        // copies in the open deck
    const HeapTable* heaps = nullptr; // loc: cond: lang: note:
    // in: takes a name in full or a clear beginning.
    std::function<std::vector<std::string>()> deckNames;
    std::function<PoolSet(const std::string& deckName)> cardsInDeck;
    const PoolSet* corrected = nullptr; // is:error: cards printed with an error
};

using MatchedCards = std::variant<PoolSet, QueryError>;

// In a list of cards loc:, cond:, lang: and note: find the cards of which some heap is so.
MatchedCards matchCards(const Query& query, const SearchIndex& index, const QueryContext& context = {});

// The cards of the set as the order says; equal ones, and all where no order is given, as in the pool. A card without
// the number that is asked for comes last in either direction.
std::vector<CardIndex> sorted(const PoolSet& cards, const SortOrder& order, const SearchIndex& index,
                              const QueryContext& context = {});

// Finds the cards of single terms; the building stone of the three lists. After a failure `error()` is set and the
// answers mean nothing.
class CardMatcher
{
public:
    CardMatcher(const SearchIndex& index, const QueryContext& context)
        : m_index(index)
        , m_context(context)
    {}

    PoolSet matching(std::span<const QueryNode> nodes, std::size_t firstNode = 0);
    PoolSet term(const QueryNode& node);
    // What Not, And and Or make of the sets last found: these stand in `found`, the newest at its back.
    static void combine(QueryNode::Kind kind, std::vector<IndexSet>& found);
    // A term on texts, whatever they are.
    static IndexSet textTerm(const QueryNode& node, const TextColumn& texts);

    void fail(QueryError::Kind kind, const QueryNode& node, std::vector<std::string> candidates = {});
    const std::optional<QueryError>& error() const { return m_error; }

private:
    PoolSet choiceTerm(const QueryNode& node);
    PoolSet ownWordTerm(const QueryNode& node);
    PoolSet setTerm(const QueryNode& node);
    PoolSet nameTerm(const QueryNode& node);
    PoolSet idTerm(const QueryNode& node);
    PoolSet countTerm(const QueryNode& node, std::span<const int> counts);
    PoolSet heapTerm(const QueryNode& node);
    PoolSet inDeck(const QueryNode& node);
    PoolSet nothing() const { return PoolSet(m_index.pool().size()); }

    const SearchIndex& m_index;
    const QueryContext& m_context;
    std::optional<QueryError> m_error;
};

} // namespace dossier
