#include "cli/search.h"

#include "cli/arguments.h"
#include "db/stores/collection_store.h"
#include "desk/search/card_search.h"
#include "desk/search/heap_search.h"
#include "desk/search/query_fault.h"
#include "domain/decks/deck_rules.h"
#include "domain/search/deck_match.h"

#include <algorithm>

namespace dossier {

namespace {

SearchedCards searchedCards(Session& session)
{
    return {session.pool(), [&session](CardIndex card) { return session.text(card); }};
}

CardSearch cardSearch(Session& session, const Deck* deck = nullptr)
{
    return {searchedCards(session), std::make_unique<StoredHoldings>(holdings(session, deck))};
}

CardSearch::Found found(CardSearch& search, const QString& query)
{
    CardSearch::Found found = search.find(query);
    if (!found.problem.isEmpty())
        throw CliError(ExitCode::BadInput, found.problem);
    return found;
}

} // namespace

StoredHoldings holdings(Session& session, const Deck* deck)
{
    const auto open = [&session] { return &session.storedDatabase(); };
    return {open, session.pool(), deck};
}

std::vector<CardIndex> findCards(Session& session, const QString& query)
{
    CardSearch search = cardSearch(session);
    std::vector<CardIndex> cards = found(search, query).cards;
    if (!cards.empty())
        return cards;
    if (const QStringList titles = search.nearTitles(query); !titles.isEmpty())
        session.warn(Cli::tr("No card is called that. Did you mean %1?").arg(titles.join(QStringLiteral("; "))));
    return cards;
}

PoolSet findInDeck(Session& session, const QString& query, const Deck& deck)
{
    CardSearch search = cardSearch(session, &deck);
    PoolSet cards(session.pool().size());
    for (const CardIndex card : found(search, query).cards)
        cards.insert(card);
    return cards;
}

std::vector<OwnedCard> findHeaps(Session& session, const QString& query)
{
    HeapSearch search(searchedCards(session), std::make_unique<StoredHoldings>(holdings(session)));
    const HeapSearch::Found asked = search.find(query);
    if (!asked.fault.problem.isEmpty())
        throw CliError(ExitCode::BadInput, asked.fault.problem);
    const std::vector<StoredHeap> stored = CollectionStore(session.storedDatabase()).heaps();
    HeapTable heaps(session.pool());
    heaps.reserve(stored.size());
    for (const StoredHeap& heap : stored)
        heaps.add(heap.owned);

    const std::optional<IndexSet> matched = asked.filter ? asked.filter(heaps) : std::nullopt;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < stored.size(); ++row)
        if (!matched || matched->contains(row))
            rows.push_back(row);
    if (asked.order) {
        const std::vector<std::int64_t> keys = asked.order(heaps);
        std::ranges::stable_sort(rows, {}, [&](std::size_t row) { return keys[row]; });
    }
    std::vector<OwnedCard> found;
    found.reserve(rows.size());
    for (const std::size_t row : rows)
        found.push_back(stored[row].owned);
    return found;
}

std::vector<DeckSummary> findDecks(Session& session, const QString& query)
{
    const DeckStore store(session.storedDatabase(), session.pool());
    std::vector<DeckSummary> decks = store.decks();
    if (query.trimmed().isEmpty())
        return decks;
    const std::string words = query.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    const auto refuse = [&](const QueryError& error) {
        throw CliError(ExitCode::BadInput, faultOf(error, words).problem);
    };
    if (const auto* error = std::get_if<QueryError>(&parsed))
        refuse(*error);
    std::vector<DeckFacts> facts;
    for (const DeckSummary& summary : decks) {
        const Deck deck = store.load(summary.id).deck;
        facts.push_back(factsOf(deck, session.pool()));
        facts.back().legal = isLegal(checkDeck(deck, session.pool(), session.format(deck.game)));
    }
    SearchedCards cards = searchedCards(session);
    const Query& asked = std::get<Query>(parsed);
    const auto matched = matchDecks(asked, facts, cards.index(asked));
    if (const auto* error = std::get_if<QueryError>(&matched))
        refuse(*error);
    std::vector<DeckSummary> found;
    for (std::size_t i = 0; i < decks.size(); ++i)
        if (std::get<IndexSet>(matched).contains(i))
            found.push_back(std::move(decks[i]));
    return found;
}

} // namespace dossier
