#include "cli/search.h"

#include "cli/arguments.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "wording/query_text.h"

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
    const ParsedQuery parsed = parseQuery(text.toStdString());
    if (const auto* error = std::get_if<QueryError>(&parsed))
        fail(*error);
    const Query& query = std::get<Query>(parsed);
    const SearchIndex index(session.pool());
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

} // namespace dossier
