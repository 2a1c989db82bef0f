#include "desk/search/stored_holdings.h"

#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"

namespace dossier {

StoredHoldings::StoredHoldings(Open open, const CardPool& pool, const Deck* deck)
    : m_open(std::move(open))
    , m_pool(pool)
    , m_deck(deck)
{}

CopyCounts StoredHoldings::owned()
{
    CopyCounts copies(m_pool.size());
    if (Database* database = m_open())
        for (const auto& [number, count] : CollectionStore(*database).counts())
            if (const auto card = m_pool.findNumber(number))
                copies[*card] += count;
    return copies;
}

CopyCounts StoredHoldings::free()
{
    std::vector<Deck> built;
    if (Database* database = m_open()) {
        const DeckStore store(*database, m_pool);
        for (const DeckSummary& deck : store.decks())
            if (deck.state == DeckState::Built)
                built.push_back(store.load(deck.id).deck);
    }
    return freeCopies(owned(), built, m_pool);
}

std::optional<Holdings::Heaps> StoredHoldings::heaps()
{
    if (!m_heaps) {
        m_heaps.emplace(m_pool);
        if (Database* database = m_open())
            for (const StoredHeap& heap : CollectionStore(*database).heaps())
                m_heaps->add(heap.owned);
        m_wanted = m_heaps->sumsByCard(m_heaps->wanted());
        m_forTrade = m_heaps->sumsByCard(m_heaps->forTrade());
    }
    return Heaps{&*m_heaps, m_wanted, m_forTrade};
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
