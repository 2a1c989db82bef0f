// All heaps of the collection, kept small: the columns a list is searched and sorted by lie in memory, the rest of a
// heap is fetched when it is looked at. A million heaps are about 70 MB.
#pragma once

#include "db/stores/collection_store.h"
#include "domain/collection/heap_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace dossier {

class OwnedCards;

class HeapList
{
public:
    // What is wanted only has no copies: a list of copies leaves it out.
    enum class Holds { Everything, Copies };

    // Both must outlive the list.
    HeapList(const OwnedCards& owned, const CardPool& pool, Holds holds = Holds::Everything);

    void clear();
    // Loads that many heaps more, in the order of CollectionStore::heaps().
    void loadMore(int heaps);
    // Instead of what was there: the heaps of one card.
    void loadOnly(const std::string& number);
    bool complete() const { return m_complete; }
    // A heap that is not loaded yet, or that comes later in the order than what is.
    bool isToCome(const OwnedCard& heap) const;
    // A heap that never belongs here: a mere wish, another card.
    bool leavesOut(const OwnedCard& heap) const;

    // Rows are numbered from 0; heaps that are added later come last.
    std::size_t size() const { return m_ids.size(); }
    const HeapTable& table() const { return m_table; }
    std::int64_t idAt(std::size_t row) const { return m_ids[row]; }
    // By heap, those that are in the list.
    std::unordered_map<std::int64_t, std::size_t> rowsOf(std::span<const std::int64_t> ids) const;

    void add(const StoredHeap& heap);
    void change(std::size_t row, const StoredHeap& heap);
    void remove(std::size_t row);

    // Valid until the next call of anything here. A heap without card where it is gone.
    const StoredHeap& heapAt(std::size_t row) const;
    // Numbers that sort the rows as a column of HeapCells says; texts by alphabet.
    std::vector<std::int64_t> sortKeys(int column) const;
    // The different texts of a column that holds free text, sorted.
    std::vector<std::string> words(int column) const;

private:
    const OwnedCards* m_owned;
    const CardPool* m_pool;
    Holds m_holds;
    std::optional<std::string> m_only;
    bool m_complete = false;
    std::optional<OwnedCard> m_last; // that was loaded
    std::vector<std::int64_t> m_ids;
    HeapTable m_table;
    mutable std::unordered_map<std::int64_t, StoredHeap> m_seen;
};

} // namespace dossier
