// The user's owned cards. One call is one transaction: what returned without throwing is on disk.
#pragma once

#include "db/database.h"
#include "domain/collection.h"

#include <cstdint>
#include <span>
#include <vector>

namespace dossier {

struct StoredHeap
{
    std::int64_t id = 0;
    OwnedCard owned;
};

// How rows of an import meet what is there (CLI.md: --mode).
enum class MergeMode { Add, Replace, KeepLarger };

class CollectionStore
{
public:
    explicit CollectionStore(Database& database);

    std::vector<StoredHeap> heaps() const; // by printed number, then location
    std::vector<StoredHeap> heapsOf(const std::string& card) const;
    // Copies of every owned printing, all heaps together: (printed number, count).
    std::vector<std::pair<std::string, int>> counts() const;
    int totalCopies() const;

    // Adds copies to the heap that agrees in card, condition, language and location, or begins one. Counts for trade
    // and wanted are added, too; a note that is not empty replaces the old one. Returns the heap.
    StoredHeap add(const OwnedCard& cards);
    // Takes copies away, from that heap or, where `id` is 0, from the card's heaps in order; returns how many were
    // taken.
    int remove(const std::string& card, int copies, std::int64_t id = 0);
    // Writes one heap as it is now; count 0 with nothing wanted deletes it. Throws NoSuchEntry.
    void change(const StoredHeap& heap);
    // All of it in one transaction.
    void merge(std::span<const OwnedCard> cards, MergeMode mode);

private:
    Database& m_database;
};

} // namespace dossier
