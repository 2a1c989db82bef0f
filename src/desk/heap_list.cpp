#include "desk/heap_list.h"

#include "desk/heap_cells.h"
#include "desk/owned_cards.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <unordered_set>

namespace dossier {

namespace {

constexpr std::size_t kMostSeen = 2000;

// As CollectionStore::heaps() sorts: by the word of a condition.
auto orderOf(const OwnedCard& heap)
{
    const auto sorted = [](const auto& value) {
        if constexpr (std::is_same_v<decltype(value), const Condition&>)
            return nameOf(value);
        else
            return std::conditional_t<std::is_same_v<decltype(value), const std::string&>, std::string_view, bool>(
                value);
    };
    return std::apply([&](const auto&... values) { return std::tuple(sorted(values)...); }, keyOf(heap));
}

} // namespace

HeapList::HeapList(const OwnedCards& owned, const CardPool& pool, Holds holds)
    : m_owned(&owned)
    , m_pool(&pool)
    , m_holds(holds)
    , m_table(pool, HeapTable::Holds::Sorted)
{}

void HeapList::clear()
{
    *this = HeapList(*m_owned, *m_pool, m_holds);
}

void HeapList::loadMore(int heaps)
{
    if (m_ids.empty()) {
        const auto all = static_cast<std::size_t>(m_owned->heapCount());
        m_table.reserve(all);
        m_ids.reserve(all);
    }
    const std::vector<StoredHeap> page = m_owned->heapsBehind(m_last, heaps);
    for (const StoredHeap& heap : page)
        if (!leavesOut(heap.owned))
            add(heap);
    m_complete = static_cast<int>(page.size()) < heaps;
    if (!page.empty())
        m_last = page.back().owned;
}

void HeapList::loadOnly(const std::string& number)
{
    clear();
    m_only = number;
    m_complete = true;
    for (const StoredHeap& heap : m_owned->heapsOf(number))
        if (!leavesOut(heap.owned))
            add(heap);
}

bool HeapList::leavesOut(const OwnedCard& heap) const
{
    return (m_only && heap.card != *m_only) || (m_holds == Holds::Copies && heap.count == 0);
}

bool HeapList::isToCome(const OwnedCard& heap) const
{
    return !m_complete && (!m_last || orderOf(heap) > orderOf(*m_last));
}

std::unordered_map<std::int64_t, std::size_t> HeapList::rowsOf(std::span<const std::int64_t> ids) const
{
    std::unordered_map<std::int64_t, std::size_t> rows;
    if (ids.size() == 1) {
        if (const auto found = std::ranges::find(m_ids, ids.front()); found != m_ids.end())
            rows.emplace(ids.front(), static_cast<std::size_t>(found - m_ids.begin()));
        return rows;
    }
    const std::unordered_set<std::int64_t> wanted(ids.begin(), ids.end());
    for (std::size_t row = 0; row < m_ids.size(); ++row)
        if (wanted.contains(m_ids[row]))
            rows.emplace(m_ids[row], row);
    return rows;
}

void HeapList::add(const StoredHeap& heap)
{
    m_ids.push_back(heap.id);
    m_table.add(heap.owned);
}

void HeapList::change(std::size_t row, const StoredHeap& heap)
{
    m_table.change(row, heap.owned);
    m_seen.erase(heap.id);
}

void HeapList::remove(std::size_t row)
{
    m_seen.erase(m_ids[row]);
    m_ids.erase(m_ids.begin() + static_cast<std::ptrdiff_t>(row));
    m_table.remove(row);
}

const StoredHeap& HeapList::heapAt(std::size_t row) const
{
    const std::int64_t id = m_ids[row];
    if (const auto seen = m_seen.find(id); seen != m_seen.end())
        return seen->second;
    if (m_seen.size() >= kMostSeen)
        m_seen.clear();
    std::vector<StoredHeap> found = m_owned->heapsNumbered(std::span(&id, 1));
    return m_seen.emplace(id, found.empty() ? StoredHeap{id, {}} : std::move(found.front())).first->second;
}

std::vector<std::int64_t> HeapList::sortKeys(int column) const
{
    std::vector<std::int64_t> keys = m_table.sortKeys(HeapCells::held(column).value_or(HeapColumn::Card));
    if (column == HeapCells::Title) {
        std::vector<std::int64_t> places(m_pool->size() + 1); // the last: cards the pool does not know
        std::vector<CardIndex> cards(m_pool->size());
        std::iota(cards.begin(), cards.end(), CardIndex{0});
        std::ranges::sort(cards, {}, [&](CardIndex card) -> const std::string& { return (*m_pool)[card].title; });
        for (std::size_t place = 0; place < cards.size(); ++place)
            places[cards[place]] = static_cast<std::int64_t>(place);
        places.back() = static_cast<std::int64_t>(cards.size());
        for (std::int64_t& key : keys)
            key = places[static_cast<std::size_t>(key)];
    }
    return keys;
}

std::vector<std::string> HeapList::words(int column) const
{
    const auto held = HeapCells::held(column);
    std::vector<std::string> all;
    if (const HeapTable::Words* words = held ? m_table.words(*held) : nullptr)
        for (const auto& [text, place] : words->known)
            if (!text.empty())
                all.push_back(text);
    std::ranges::sort(all);
    return all;
}

} // namespace dossier
