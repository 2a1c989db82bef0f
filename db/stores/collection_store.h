// The user's owned cards. One call is one transaction: what returned without throwing is on disk.
#pragma once

#include "db/file/database.h"
#include "db/file/rows_done.h"
#include "domain/collection/collection.h"
#include "domain/collection/heap_batch.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace dossier {

struct StoredHeap
{
    std::int64_t id = 0;
    OwnedCard owned;
};

// As many of a heap's copies as `copies.count` says, and what they are from now on.
struct HeapPart
{
    std::int64_t heap = 0;
    OwnedCard copies;
};

struct CardWishes
{
    std::string card;
    int wanted = 0;
    int forTrade = 0;
};

// How rows of an import meet what is there (CLI.md: --mode).
enum class MergeMode {
    Add,       // to the heap's copies
    Replace,   // all the heap holds; a heap of nothing goes away
    KeepLarger // of the two numbers, each for itself
};

// Which heaps are read.
struct HeapChoice
{
    std::optional<std::vector<std::string>> cards; // numbers as CollectionStore::numbers() has them, in its order
    bool wished = false;                           // only those that are wanted or for trade
};

// The texts are there until the call returns; false: it is enough.
using TakeHeap = std::function<bool(const HeapFields& heap)>;

// Every change is a step of the history (history_store.h). Heaps agree where nobody could tell their copies apart;
// there is never a second one. Throws BadValue where a count is below 0 or above kMostOwned, where more copies are for
// trade than there are, where a price or a date is none, or no card is named, and TooMany where it is a sum of heaps
// that grows above kMostOwned or the collection above kMostInAll.
class CollectionStore
{
public:
    explicit CollectionStore(Database& database);

    std::vector<StoredHeap> heaps() const; // by printed number, then location, language, condition
    std::vector<StoredHeap> heapsOf(const std::string& card) const;
    // In the order of heaps(), however many there are: only one is held.
    void each(const TakeHeap& take, const HeapChoice& choice = {}) const;
    // Every number that heaps have or had, in order.
    std::vector<std::string> numbers() const;
    // A page of heaps(): the first `most` behind `last`, or from the beginning. The place is found by the index, so the
    // last page comes as quickly as the first.
    std::vector<StoredHeap> heapsBehind(const std::optional<OwnedCard>& last, int most) const;
    // Those that are there, in no order.
    std::vector<StoredHeap> heapsNumbered(std::span<const std::int64_t> ids) const;
    // Copies of every owned printing, all heaps together: (printed number, count). Fast however many heaps there are.
    std::vector<std::pair<std::string, int>> counts() const;
    std::int64_t totalCopies() const;
    int copiesOf(const std::string& card) const;
    // Of these, the copies somebody else has. As fast.
    std::vector<std::pair<std::string, int>> lentCounts() const;
    int lentOf(const std::string& card) const;
    // Of every printing that is wanted or for trade, all heaps together.
    std::vector<CardWishes> wishes() const;
    CardWishes wishesOf(const std::string& card) const;
    int heapCount() const;
    // The different places in which copies lie, and the people who have some; sorted. Fast however many heaps there
    // are.
    std::vector<std::string> places() const;
    std::vector<std::string> borrowers() const;

    // Adds copies to the heap that agrees, or begins one. Counts for trade and wanted are added, too; a note, price or
    // date that is not empty replaces the old one. Returns the heap.
    StoredHeap add(const OwnedCard& cards);
    // Takes copies away, from that heap or, where `id` is 0, from the card's heaps in order; returns how many were
    // taken. A heap of nothing goes away, one that is still wanted stays. Throws NoSuchEntry where `id` is not a heap
    // of that card.
    int remove(const std::string& card, int copies, std::int64_t id = 0);
    // Writes one heap as it is now; count 0 with nothing wanted deletes it. Where it now agrees with another heap, the
    // other one is added to it. Returns the heap as it is stored. Throws NoSuchEntry.
    StoredHeap change(const StoredHeap& heap);
    // Several heaps as they are now, each as above, in one step. Where two of them agree they become one; one numbered
    // 0 is new and joins the heap that agrees with it. Throws NoSuchEntry where a heap is not there or named twice;
    // then nothing is changed.
    void change(std::span<const StoredHeap> heaps);
    // Takes copies out of heaps and puts them down as what they are now: elsewhere, lent, graded. They join the heap
    // that agrees with them, where there is one. All in one step. Throws NoSuchEntry, and BadValue where a heap does
    // not have so many copies or is of another card; then nothing is changed.
    void split(std::span<const HeapPart> parts);
    // All of it in one step. Heaps that agree with each other are added up before they meet what is there. `progress`
    // hears how many are done; where it answers false, nothing is changed and this returns false. What does not fit to
    // what is there goes `aside`; without it, nothing is changed, and this throws TooMany or NotesTooLong. `changed`
    // becomes the number of heaps that came or became others; but with Add, one that is there already is neither.
    bool mergeBatch(const HeapBatch& heaps, MergeMode mode, const RowsDone& progress = {},
                    Limits limits = Limits::Checked, RowsAside* aside = nullptr, std::size_t* changed = nullptr);
    bool merge(std::span<const OwnedCard> cards, MergeMode mode, const RowsDone& progress = {});

private:
    Database& m_database;
};

} // namespace dossier
