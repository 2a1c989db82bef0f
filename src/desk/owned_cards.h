// The user's collection as the window sees it: asks the store, remembers the number of copies per card, tells who
// listens when something changed. A store that fails changes nothing here and is reported as a notice.
#pragma once

#include "db/history/history_store.h"
#include "db/stores/collection_store.h"
#include "domain/cards/card_pool.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace dossier {

class Notices;
class SearchedHeaps;

class OwnedCards : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    OwnedCards(CollectionStore& store, const HistoryStore& history, const CardPool& pool, Notices& notices);
    ~OwnedCards() override;

    int copies(CardIndex card) const { return m_copies[card]; }
    // Of these, what somebody else has.
    int lent(CardIndex card) const { return m_lent[card]; }
    // Copies still looked for, and copies for trade.
    int wanted(CardIndex card) const;
    int forTrade(CardIndex card) const;
    // Copies of everything.
    std::int64_t totalCopies() const { return m_total; }

    int heapCount() const;
    std::vector<StoredHeap> heaps() const;
    std::vector<StoredHeap> heapsOf(const std::string& number) const;
    std::vector<StoredHeap> heapsBehind(const std::optional<OwnedCard>& last, int most) const;
    std::vector<StoredHeap> heapsNumbered(std::span<const std::int64_t> ids) const;

    // Where copies lie, and who has some of them; sorted.
    std::vector<std::string> places() const;
    std::vector<std::string> borrowers() const;

    // All heaps, to search over the cards with.
    SearchedHeaps& searched() const { return *m_searched; }

    std::optional<StoredHeap> add(const OwnedCard& cards);
    std::optional<StoredHeap> add(CardIndex card, int copies);
    // Returns how many were there to be taken; only from that heap, where one is named.
    int remove(CardIndex card, int copies, std::int64_t heap = 0);
    bool change(const StoredHeap& heap);
    // All of them in one step. One without a number is put down anew.
    bool change(std::span<const StoredHeap> heaps);
    bool split(std::span<const HeapPart> parts);
    // All of it or nothing. `progress` may stop it; then this is false as well.
    bool merge(std::span<const OwnedCard> cards, MergeMode mode, const RowsDone& progress = {});
    // What does not fit to what is there goes aside.
    bool mergeBatch(const HeapBatch& heaps, MergeMode mode, RowsAside& aside, const RowsDone& progress = {});

    // After steps of the history were gone over by somebody else.
    void reload(std::span<const std::int64_t> steps);
    // After all of it may be different.
    void reloadAll();

signals:
    // These heaps came, changed or went.
    void heapsChanged(const std::vector<std::int64_t>& heaps);
    // Too many of them to be named.
    void heapsReplaced();
    // Copies of this printed number came, changed or went; an empty number: of any. Comes after the two above.
    void changed(const QString& number);

private:
    void count();
    void countWishes() const;
    void recount(const std::string& number);
    void tellOfSteps(std::span<const std::int64_t> steps);
    void tellOfNewestStep();
    bool tellOfMerge(bool done);

    CollectionStore& m_store;
    const HistoryStore& m_history;
    const CardPool& m_pool;
    Notices& m_notices;
    std::vector<int> m_copies;
    std::vector<int> m_lent;
    mutable std::vector<int> m_wanted; // with the next; empty: to be asked for
    mutable std::vector<int> m_forTrade;
    std::int64_t m_total = 0;
    std::unique_ptr<SearchedHeaps> m_searched;
};

} // namespace dossier
