#include "desk/heap_list.h"

#include "desk/heap_cells.h"
#include "desk/owned_cards.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>
#include <unordered_set>

namespace dossier {

namespace {

constexpr std::size_t kMostSeen = 2000;

std::int32_t dayOf(const std::string& date)
{
    if (!isDate(date))
        return 0;
    return std::stoi(date.substr(0, 4)) * 10'000 + std::stoi(date.substr(5, 2)) * 100 + std::stoi(date.substr(8, 2));
}

// As CollectionStore::heaps() sorts.
auto orderOf(const OwnedCard& heap)
{
    return std::tuple(std::string_view(heap.card), std::string_view(heap.location), std::string_view(heap.language),
                      nameOf(heap.condition), heap.isSigned, std::string_view(heap.lentTo));
}

// The place of each in alphabetical order.
std::vector<std::int64_t> ranks(std::size_t size, const std::function<std::string_view(std::size_t)>& text)
{
    std::vector<std::size_t> sorted(size);
    std::iota(sorted.begin(), sorted.end(), std::size_t{0});
    std::sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) { return text(a) < text(b); });
    std::vector<std::int64_t> places(size);
    for (std::size_t i = 0; i < size; ++i)
        places[sorted[i]] = static_cast<std::int64_t>(i);
    return places;
}

template <typename Column>
std::vector<std::int64_t> asKeys(const Column& column)
{
    std::vector<std::int64_t> keys;
    keys.reserve(column.size());
    for (const auto value : column)
        keys.push_back(static_cast<std::int64_t>(value));
    return keys;
}

} // namespace

HeapList::HeapList(const OwnedCards& owned, const CardPool& pool, Holds holds)
    : m_owned(&owned)
    , m_pool(&pool)
    , m_holds(holds)
    , m_table(pool)
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
        m_prices.reserve(all);
        m_acquired.reserve(all);
        m_lentOn.reserve(all);
        m_lentTo.of.reserve(all);
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
    m_signed.push_back(heap.owned.isSigned);
    m_prices.push_back(heap.owned.pricePaid);
    m_acquired.push_back(dayOf(heap.owned.acquired));
    m_lentOn.push_back(dayOf(heap.owned.lentOn));
    m_lentTo.of.push_back(m_lentTo.place(heap.owned.lentTo));
}

void HeapList::change(std::size_t row, const StoredHeap& heap)
{
    m_table.change(row, heap.owned);
    m_signed[row] = heap.owned.isSigned;
    m_prices[row] = heap.owned.pricePaid;
    m_acquired[row] = dayOf(heap.owned.acquired);
    m_lentOn[row] = dayOf(heap.owned.lentOn);
    m_lentTo.of[row] = m_lentTo.place(heap.owned.lentTo);
    m_seen.erase(heap.id);
}

void HeapList::remove(std::size_t row)
{
    const auto erase = [row](auto& column) { column.erase(column.begin() + static_cast<std::ptrdiff_t>(row)); };
    m_seen.erase(m_ids[row]);
    erase(m_ids);
    m_table.remove(row);
    erase(m_signed);
    erase(m_prices);
    erase(m_acquired);
    erase(m_lentOn);
    erase(m_lentTo.of);
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

const HeapTable::Words* HeapList::wordsOf(int column) const
{
    switch (column) {
    case HeapCells::Language:
        return &m_table.languages();
    case HeapCells::Location:
        return &m_table.locations();
    case HeapCells::Note:
        return &m_table.notes();
    case HeapCells::LentTo:
        return &m_lentTo;
    default:
        return nullptr;
    }
}

std::vector<std::int64_t> HeapList::sortKeys(int column) const
{
    if (const HeapTable::Words* words = wordsOf(column)) {
        const auto places = ranks(words->texts.size(), [&](std::size_t i) { return words->texts[i]; });
        std::vector<std::int64_t> keys(words->of.size());
        std::ranges::transform(words->of, keys.begin(), [&](std::uint32_t text) { return places[text]; });
        return keys;
    }
    switch (column) {
    case HeapCells::Title: {
        auto places = ranks(m_pool->size(), [&](std::size_t i) {
            return std::string_view((*m_pool)[static_cast<CardIndex>(i)].title);
        });
        places.push_back(static_cast<std::int64_t>(places.size())); // cards the pool does not know
        std::vector<std::int64_t> keys(m_ids.size());
        std::ranges::transform(m_table.cards(), keys.begin(), [&](CardIndex card) { return places[card]; });
        return keys;
    }
    case HeapCells::Count:
        return asKeys(m_table.counts());
    case HeapCells::ConditionColumn:
        return asKeys(m_table.conditions());
    case HeapCells::ForTrade:
        return asKeys(m_table.forTrade());
    case HeapCells::Wanted:
        return asKeys(m_table.wanted());
    case HeapCells::Signed:
        return asKeys(m_signed);
    case HeapCells::Price:
        return asKeys(m_prices);
    case HeapCells::Acquired:
        return asKeys(m_acquired);
    case HeapCells::LentOn:
        return asKeys(m_lentOn);
    default:
        return asKeys(m_table.cards());
    }
}

std::vector<std::string> HeapList::words(int column) const
{
    std::vector<std::string> all;
    if (const HeapTable::Words* words = wordsOf(column))
        for (const auto& [text, place] : words->known)
            if (!text.empty())
                all.push_back(text);
    std::ranges::sort(all);
    return all;
}

} // namespace dossier
