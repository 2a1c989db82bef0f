#include "app/collection/owned_cards.h"

#include "app/notices.h"

#include <algorithm>

namespace dossier {

OwnedCards::OwnedCards(CollectionStore& store, const CardPool& pool, Notices& notices)
    : m_store(store)
    , m_pool(pool)
    , m_notices(notices)
    , m_copies(pool.size(), 0)
{
    count();
}

int OwnedCards::differentCards() const
{
    return static_cast<int>(std::ranges::count_if(m_copies, [](int copies) { return copies > 0; }));
}

std::vector<StoredHeap> OwnedCards::heaps() const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heaps(); });
    return heaps;
}

std::vector<StoredHeap> OwnedCards::heapsOf(const std::string& number) const
{
    std::vector<StoredHeap> heaps;
    m_notices.attempt([&] { heaps = m_store.heapsOf(number); });
    return heaps;
}

std::optional<StoredHeap> OwnedCards::add(const OwnedCard& cards)
{
    std::optional<StoredHeap> heap;
    if (m_notices.attempt([&] { heap = m_store.add(cards); }))
        recount(cards.card);
    return heap;
}

std::optional<StoredHeap> OwnedCards::add(CardIndex card, int copies)
{
    OwnedCard cards;
    cards.card = m_pool[card].id;
    cards.count = copies;
    return add(cards);
}

int OwnedCards::remove(CardIndex card, int copies)
{
    int taken = 0;
    if (m_notices.attempt([&] { taken = m_store.remove(m_pool[card].id, copies); }) && taken > 0)
        recount(m_pool[card].id);
    return taken;
}

bool OwnedCards::change(const StoredHeap& heap)
{
    const bool done = m_notices.attempt([&] { m_store.change(heap); });
    recount(heap.owned.card);
    return done;
}

bool OwnedCards::merge(std::span<const OwnedCard> cards, MergeMode mode)
{
    if (!m_notices.attempt([&] { m_store.merge(cards, mode); }))
        return false;
    reload();
    return true;
}

void OwnedCards::reload()
{
    count();
    emit changed({});
}

void OwnedCards::count()
{
    m_notices.attempt([&] {
        m_total = 0;
        std::ranges::fill(m_copies, 0);
        for (const auto& [number, copies] : m_store.counts()) {
            m_total += copies;
            if (const auto card = m_pool.findNumber(number))
                m_copies[*card] += copies;
        }
    });
}

void OwnedCards::recount(const std::string& number)
{
    if (const auto card = m_pool.findNumber(number)) {
        int copies = 0;
        for (const StoredHeap& heap : heapsOf(number))
            copies += heap.owned.count;
        m_total += copies - m_copies[*card];
        m_copies[*card] = copies;
    } else {
        m_notices.attempt([&] { m_total = m_store.totalCopies(); });
    }
    emit changed(QString::fromStdString(number));
}

} // namespace dossier
