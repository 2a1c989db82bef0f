#include "cli/search.h"

#include "cli/arguments.h"
#include "db/stores/collection_store.h"
#include "desk/search/card_search.h"
#include "desk/search/deck_search.h"
#include "desk/search/heap_search.h"
#include "desk/search/query_fault.h"
#include "domain/decks/deck_rules.h"
#include "domain/search/deck_match.h"
#include "wording/words/semicolon.h"

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

// Heaps of these numbers alone may be found.
HeapChoice choiceOf(const HeapSearch::Found& asked, const CollectionStore& store, const CardPool& pool)
{
    HeapChoice choice;
    if (!asked.bounds)
        return choice;
    choice.wished = asked.bounds->wished;
    std::vector<std::string> numbers = store.numbers();
    const std::size_t all = numbers.size();
    std::erase_if(numbers, [&](const std::string& number) {
        return !asked.bounds->cards.contains(pool.findNumber(number).value_or(static_cast<CardIndex>(pool.size())));
    });
    if (numbers.size() < all)
        choice.cards = std::move(numbers);
    return choice;
}

// Matches heaps by the thousand; those found are handed on at once, or sorted first where the query says how.
class Sieve
{
public:
    Sieve(const HeapSearch::Found& asked, const CardPool& pool, const std::function<void(const HeapFields&)>& take)
        : m_asked(asked)
        , m_pool(pool)
        , m_take(take)
        , m_table(pool)
    {}

    bool add(const HeapFields& heap)
    {
        m_heaps.push_back(heapOf(heap));
        m_table.add(m_heaps.back());
        if (m_heaps.size() == kAtOnce)
            match();
        return true;
    }

    void finish()
    {
        match();
        std::ranges::stable_sort(m_found, {}, [](const auto& found) { return found.first; });
        for (const auto& [key, heap] : m_found)
            m_take(viewOf(heap));
    }

private:
    static constexpr std::size_t kAtOnce = 10'000;

    void match()
    {
        const std::optional<IndexSet> matched = m_asked.filter(m_table);
        const std::vector<std::int64_t> keys = m_asked.order ? m_asked.order(m_table) : std::vector<std::int64_t>();
        for (std::size_t row = 0; row < m_heaps.size(); ++row) {
            if (matched && !matched->contains(row))
                continue;
            if (keys.empty())
                m_take(viewOf(m_heaps[row]));
            else
                m_found.emplace_back(keys[row], std::move(m_heaps[row]));
        }
        m_heaps.clear();
        m_table = HeapTable(m_pool);
    }

    const HeapSearch::Found& m_asked;
    const CardPool& m_pool;
    const std::function<void(const HeapFields&)>& m_take;
    HeapTable m_table;
    std::vector<OwnedCard> m_heaps;
    std::vector<std::pair<std::int64_t, OwnedCard>> m_found;
};

// What a search over the decks looks at.
struct DecksAsked
{
    std::vector<DeckSummary> summaries;
    std::vector<DeckFacts> facts;
    bool sized = true; // the summaries have their sizes
};

// Few cards are looked up quickly; more are quicker found by reading all rows from the first to the last.
bool areFew(const PoolSet& cards)
{
    return cards.count() * 32 <= cards.size();
}

DecksAsked factsFor(Session& session, const DeckStore& store, const Query& query, const SearchIndex& index)
{
    DecksAsked decks;
    const FactsAsked asks = factsAsked(query);
    if (!asks.cards) {
        decks.summaries = store.decks();
        for (const DeckSummary& summary : decks.summaries)
            decks.facts.push_back(factsOf(summary));
        return decks;
    }
    const auto cards = cardsAsked(query, index);
    const auto* few = std::get_if<PoolSet>(&cards);
    decks.sized = asks.whole || !few || !areFew(*few);
    for (ListedDeck& listed : decks.sized ? store.decksWithCards() : store.decksWithCards(*few)) {
        decks.facts.push_back(factsOf(listed.deck, session.pool()));
        if (asks.legality)
            decks.facts.back().legal = isLegal(checkDeck(listed.deck, session.pool(), session.formatOf(listed.deck)));
        decks.summaries.push_back(std::move(listed.summary));
    }
    return decks;
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
        session.warn(Cli::tr("No card is called that. Did you mean %1?").arg(titles.join(semicolon())));
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

void eachHeapFound(Session& session, const QString& query, const std::function<void(const HeapFields&)>& take)
{
    HeapSearch search(searchedCards(session), std::make_unique<StoredHoldings>(holdings(session)));
    const HeapSearch::Found asked = search.find(query);
    if (!asked.fault.problem.isEmpty())
        throw CliError(ExitCode::BadInput, asked.fault.problem);
    const CollectionStore store(session.storedDatabase());
    const auto takeEach = [&take](const HeapFields& heap) {
        take(heap);
        return true;
    };
    if (!asked.filter)
        return store.each(takeEach);
    Sieve sieve(asked, session.pool(), take);
    store.each([&sieve](const HeapFields& heap) { return sieve.add(heap); }, choiceOf(asked, store, session.pool()));
    sieve.finish();
}

std::vector<DeckSummary> findDecks(Session& session, const QString& query)
{
    const DeckStore store(session.storedDatabase(), session.pool());
    if (query.trimmed().isEmpty())
        return store.decks();
    const std::string words = query.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    const auto refuse = [&](const QueryError& error) {
        throw CliError(ExitCode::BadInput, faultOf(error, words).problem);
    };
    if (const auto* error = std::get_if<QueryError>(&parsed))
        refuse(*error);
    const Query& asked = std::get<Query>(parsed);
    SearchedCards searched = searchedCards(session);
    const SearchIndex& index = searched.index(asked);
    DecksAsked decks = factsFor(session, store, asked, index);
    const auto matched = matchDecks(asked, decks.facts, index);
    if (const auto* error = std::get_if<QueryError>(&matched))
        refuse(*error);
    std::vector<DeckSummary> found;
    for (std::size_t i = 0; i < decks.summaries.size(); ++i)
        if (std::get<IndexSet>(matched).contains(i))
            found.push_back(std::move(decks.summaries[i]));
    if (!decks.sized)
        store.addSizes(found);
    return found;
}

} // namespace dossier
