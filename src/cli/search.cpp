#include "cli/search.h"

#include "cli/arguments.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "domain/collection/availability.h"
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

QueryContext context(Session& session, const OwnedCounts& counts)
{
    QueryContext context;
    context.owned = counts.owned;
    context.wanted = counts.wanted;
    context.forTrade = counts.forTrade;
    context.deckNames = [&session] {
        std::vector<std::string> names;
        if (session.hasDatabaseFile())
            for (const DeckSummary& deck : DeckStore(session.database(), session.pool()).decks())
                names.push_back(deck.name.toStdString());
        return names;
    };
    context.cardsInDeck = [&session](const std::string& name) {
        const auto stored = DeckStore(session.database(), session.pool()).find(QString::fromStdString(name));
        return stored ? cardsOf(stored->deck, session.pool()) : PoolSet(session.pool().size());
    };
    return context;
}

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

OwnedCounts ownedCounts(Session& session)
{
    const std::size_t cards = session.pool().size();
    OwnedCounts counts{std::vector<int>(cards), std::vector<int>(cards), std::vector<int>(cards)};
    if (!session.hasDatabaseFile())
        return counts;
    for (const StoredHeap& heap : CollectionStore(session.database()).heaps())
        if (const auto card = session.pool().findNumber(heap.owned.card)) {
            counts.owned[*card] += heap.owned.count;
            counts.wanted[*card] += heap.owned.wanted;
            counts.forTrade[*card] += heap.owned.forTrade;
        }
    return counts;
}

std::vector<CardIndex> findCards(Session& session, const QString& text)
{
    const Query query = parsed(text);
    const SearchIndex index = searchIndex(session, query);
    const OwnedCounts counts = ownedCounts(session);
    const QueryContext known = context(session, counts);
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
    const OwnedCounts counts = ownedCounts(session);
    const CopyCounts copies = copiesIn(deck, session.pool());
    QueryContext known = context(session, counts);
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
    const OwnedCounts counts = ownedCounts(session);
    const std::vector<StoredHeap> stored = CollectionStore(session.database()).heaps();
    HeapTable heaps(session.pool());
    heaps.reserve(stored.size());
    for (const StoredHeap& heap : stored)
        heaps.add(heap.owned);
    const QueryContext known = context(session, counts);
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
