#include "cli/search.h"

#include "cli/arguments.h"
#include "cli/owned_copies.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "domain/collection/completion.h"
#include "domain/search/heap_match.h"
#include "wording/lists/query_text.h"

#include <algorithm>

namespace dossier {

namespace {

[[noreturn]] void fail(const QueryError& error)
{
    throw CliError(ExitCode::BadInput, sentence(error));
}

PoolSet cardsOf(const Deck& deck, const CardPool& pool)
{
    PoolSet cards(pool.size());
    for (int z = 0; z < kZones; ++z)
        for (const DeckEntry& entry : deck.zone(static_cast<Zone>(z)))
            cards.insert(entry.card);
    return cards;
}

Query parsed(const QString& text)
{
    ParsedQuery query = parseQuery(text.toStdString());
    if (const auto* error = std::get_if<QueryError>(&query))
        fail(*error);
    return std::get<Query>(std::move(query));
}

// Card texts are laid out only where the query looks into them.
SearchIndex searchIndex(Session& session, const Query& query)
{
    std::vector<std::string> texts;
    texts.reserve(session.pool().size());
    if (std::any_of(query.nodes.begin(), query.nodes.end(),
                    [](const QueryNode& node) { return node.field == QueryField::Text; }))
        for (CardIndex card = 0; card < session.pool().size(); ++card)
            texts.push_back(session.text(card).toStdString());
    return SearchIndex(session.pool(), texts);
}

bool speaksOf(const Query& query, QueryField field, SortKey key)
{
    return query.order.key == key ||
           std::ranges::any_of(query.nodes, [field](const QueryNode& node) { return node.field == field; });
}

// What a query asks beyond the cards themselves; keeps the counts its context points to.
class Asked
{
public:
    Asked(Session& session, const Query& query)
        : m_session(session)
    {
        const CardPool& pool = session.pool();
        m_owned = m_spare = m_wished.wanted = m_wished.forTrade = CopyCounts(pool.size());
        if (speaksOf(query, QueryField::Own, SortKey::Own))
            m_owned = copiesOwned(session);
        if (speaksOf(query, QueryField::Spare, SortKey::Spare))
            m_spare = spareCopies(copiesFree(session));
        if (speaksOf(query, QueryField::Want, SortKey::Want) || speaksOf(query, QueryField::Trade, SortKey::Trade))
            m_wished = copiesWished(session);
    }
    Asked(const Asked&) = delete;
    Asked& operator=(const Asked&) = delete;

    QueryContext context() const
    {
        QueryContext context;
        context.owned = m_owned;
        context.wanted = m_wished.wanted;
        context.forTrade = m_wished.forTrade;
        context.spare = m_spare;
        context.deckNames = [&session = m_session] {
            std::vector<std::string> names;
            if (session.hasDatabaseFile())
                for (const DeckSummary& deck : DeckStore(session.database(), session.pool()).decks())
                    names.push_back(deck.name.toStdString());
            return names;
        };
        context.cardsInDeck = [&session = m_session](const std::string& name) {
            const auto stored = DeckStore(session.database(), session.pool()).find(QString::fromStdString(name));
            return stored ? cardsOf(stored->deck, session.pool()) : PoolSet(session.pool().size());
        };
        return context;
    }

private:
    Session& m_session;
    CopyCounts m_owned;
    CopyCounts m_spare;
    WishedCopies m_wished;
};

void suggest(Session& session, const Query& query)
{
    const auto words = plainWords(query);
    if (!words)
        return;
    QStringList titles;
    for (const CardIndex near : session.pool().nearTitles(*words))
        titles << QString::fromStdString(session.pool()[near].title);
    if (!titles.isEmpty())
        session.warn(Cli::tr("No card is called that. Did you mean %1?").arg(titles.join(QStringLiteral("; "))));
}

} // namespace

std::vector<CardIndex> findCards(Session& session, const QString& text)
{
    const Query query = parsed(text);
    const SearchIndex index = searchIndex(session, query);
    const Asked asked(session, query);
    const QueryContext known = asked.context();
    const MatchedCards matched = matchCards(query, index, known);
    if (const auto* error = std::get_if<QueryError>(&matched))
        fail(*error);
    auto cards = sorted(std::get<PoolSet>(matched), query.order, index, known);
    if (cards.empty())
        suggest(session, query);
    return cards;
}

PoolSet findInDeck(Session& session, const QString& text, const Deck& deck)
{
    const Query query = parsed(text);
    const SearchIndex index = searchIndex(session, query);
    const Asked asked(session, query);
    const CopyCounts copies = copiesIn(deck, session.pool());
    QueryContext known = asked.context();
    known.deck = copies;
    const MatchedCards matched = matchCards(query, index, known);
    if (const auto* error = std::get_if<QueryError>(&matched))
        fail(*error);
    return std::get<PoolSet>(matched);
}

std::vector<OwnedCard> findHeaps(Session& session, const QString& text)
{
    const Query query = parsed(text);
    const SearchIndex index = searchIndex(session, query);
    const std::vector<StoredHeap> stored = CollectionStore(session.database()).heaps();
    HeapTable heaps(session.pool());
    heaps.reserve(stored.size());
    for (const StoredHeap& heap : stored)
        heaps.add(heap.owned);
    const Asked asked(session, query);
    const QueryContext known = asked.context();
    const MatchedRows matched = matchHeaps(query, heaps, index, known);
    if (const auto* error = std::get_if<QueryError>(&matched))
        fail(*error);

    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < stored.size(); ++row)
        if (std::get<IndexSet>(matched).contains(row))
            rows.push_back(row);
    if (query.order.given()) {
        const std::vector<std::int64_t> keys = sortKeys(query.order, heaps, index, known);
        std::ranges::stable_sort(rows, {}, [&](std::size_t row) { return keys[row]; });
    }
    std::vector<OwnedCard> found;
    found.reserve(rows.size());
    for (const std::size_t row : rows)
        found.push_back(stored[row].owned);
    return found;
}

} // namespace dossier
