#include "desk/searched_heaps.h"

#include "desk/owned_cards.h"

#include <algorithm>
#include <unordered_set>

namespace dossier {

namespace {

constexpr int kMostAtOnce = 20'000; // nobody notices that they are read
constexpr int kSlice = 2000;
constexpr std::size_t kMostShifted = 20'000'000; // rows that move up; above it is quicker to read all anew

} // namespace

SearchedHeaps::SearchedHeaps(const OwnedCards& owned, const CardPool& pool)
    : m_owned(owned)
    , m_list(owned, pool)
{
    m_slices.setInterval(0);
    connect(&m_slices, &QTimer::timeout, this, &SearchedHeaps::readSlice);
}

const HeapTable* SearchedHeaps::table()
{
    if (!m_asked) {
        m_asked = true;
        m_list.loadMore(kMostAtOnce);
        if (!m_list.complete())
            m_slices.start();
    }
    return m_list.complete() ? &m_list.table() : nullptr;
}

const std::vector<int>& SearchedHeaps::wanted()
{
    if (m_wanted.empty() && table())
        m_wanted = m_list.table().sumsByCard(m_list.table().wanted());
    return m_wanted;
}

const std::vector<int>& SearchedHeaps::forTrade()
{
    if (m_forTrade.empty() && table())
        m_forTrade = m_list.table().sumsByCard(m_list.table().forTrade());
    return m_forTrade;
}

void SearchedHeaps::readSlice()
{
    m_list.loadMore(kSlice);
    if (!m_list.complete())
        return;
    m_slices.stop();
    emit read();
}

void SearchedHeaps::forget()
{
    m_list.clear();
    m_asked = m_slices.isActive(); // who waits goes on waiting
    m_wanted.clear();
    m_forTrade.clear();
}

void SearchedHeaps::update(const std::vector<std::int64_t>& heaps)
{
    if (!m_asked)
        return;
    m_wanted.clear();
    m_forTrade.clear();
    std::vector<StoredHeap> now = m_owned.heapsNumbered(heaps);
    std::erase_if(now, [this](const StoredHeap& heap) { return m_list.isToCome(heap.owned); });
    if (!removeGone(heaps, now))
        return forget();
    const auto rows = m_list.rowsOf(heaps);
    for (const StoredHeap& heap : now)
        if (const auto row = rows.find(heap.id); row != rows.end())
            m_list.change(row->second, heap);
        else
            m_list.add(heap);
}

// False, with nothing removed, where it would take too long.
bool SearchedHeaps::removeGone(const std::vector<std::int64_t>& heaps, const std::vector<StoredHeap>& now)
{
    std::unordered_set<std::int64_t> gone(heaps.begin(), heaps.end());
    for (const StoredHeap& heap : now)
        gone.erase(heap.id);
    if (gone.empty())
        return true;
    std::vector<std::size_t> rows;
    const std::vector<std::int64_t> ids(gone.begin(), gone.end());
    for (const auto& [id, row] : m_list.rowsOf(ids))
        rows.push_back(row);
    if (rows.size() * m_list.size() > kMostShifted)
        return false;
    std::ranges::sort(rows, std::ranges::greater());
    for (const std::size_t row : rows)
        m_list.remove(row);
    return true;
}

} // namespace dossier
