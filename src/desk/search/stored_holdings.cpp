#include "desk/search/stored_holdings.h"

#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"

namespace dossier {

namespace {

CopyCounts byCard(const std::vector<std::pair<std::string, int>>& counts, const CardPool& pool)
{
    CopyCounts copies(pool.size());
    for (const auto& [number, count] : counts)
        if (const auto card = pool.findNumber(number))
            copies[*card] = copiesFrom(std::int64_t{copies[*card]} + count);
    return copies;
}

} // namespace

StoredHoldings::StoredHoldings(Open open, const CardPool& pool, const Deck* deck)
    : m_open(std::move(open))
    , m_pool(pool)
    , m_deck(deck)
{}

CopyCounts StoredHoldings::owned()
{
    Database* database = m_open();
    return database ? byCard(CollectionStore(*database).counts(), m_pool) : CopyCounts(m_pool.size());
}

CopyCounts StoredHoldings::free()
{
    return freeFor(std::nullopt);
}

CopyCounts StoredHoldings::freeFor(std::optional<std::int64_t> deck)
{
    Database* database = m_open();
    if (!database)
        return CopyCounts(m_pool.size());
    std::vector<Deck> built;
    for (StoredDeck& stored : DeckStore(*database, m_pool).builtDecks())
        if (stored.id != deck)
            built.push_back(std::move(stored.deck));
    const CopyCounts lent = byCard(CollectionStore(*database).lentCounts(), m_pool);
    return freeCopies(owned(), lent, built, m_pool);
}

std::optional<Holdings::Wishes> StoredHoldings::wishes()
{
    if (m_wanted.empty()) {
        std::vector<std::pair<std::string, int>> wanted;
        std::vector<std::pair<std::string, int>> forTrade;
        if (Database* database = m_open())
            for (const CardWishes& wishes : CollectionStore(*database).wishes()) {
                wanted.emplace_back(wishes.card, wishes.wanted);
                forTrade.emplace_back(wishes.card, wishes.forTrade);
            }
        m_wanted = byCard(wanted, m_pool);
        m_forTrade = byCard(forTrade, m_pool);
    }
    return Wishes{m_wanted, m_forTrade};
}

const HeapTable* StoredHoldings::heaps()
{
    if (!m_heaps) {
        m_heaps.emplace(m_pool);
        if (Database* database = m_open())
            CollectionStore(*database).each([this](const HeapFields& heap) {
                m_heaps->add(heapOf(heap));
                return true;
            });
    }
    return &*m_heaps;
}

std::vector<std::string> StoredHoldings::deckNames()
{
    std::vector<std::string> names;
    if (Database* database = m_open())
        for (const DeckSummary& deck : DeckStore(*database, m_pool).decks())
            names.push_back(deck.name.toStdString());
    return names;
}

std::optional<Deck> StoredHoldings::deckNamed(const QString& name)
{
    Database* database = m_open();
    if (!database)
        return std::nullopt;
    const auto stored = DeckStore(*database, m_pool).find(name);
    return stored ? std::optional(stored->deck) : std::nullopt;
}

} // namespace dossier
