// The user's collection as the window sees it: asks the store, remembers the number of copies per card, tells who
// listens when something changed. A store that fails changes nothing here and is reported as a notice.
#pragma once

#include "db/collection_store.h"
#include "domain/card_pool.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>

namespace dossier {

class Notices;

class OwnedCards : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    OwnedCards(CollectionStore& store, const CardPool& pool, Notices& notices);

    int copies(CardIndex card) const { return m_copies[card]; }
    // Copies of everything, and how many different printings of the pool are owned.
    int totalCopies() const { return m_total; }
    int differentCards() const;

    std::vector<StoredHeap> heaps() const;
    std::vector<StoredHeap> heapsOf(const std::string& number) const;

    std::optional<StoredHeap> add(const OwnedCard& cards);
    std::optional<StoredHeap> add(CardIndex card, int copies);
    // Returns how many were there to be taken.
    int remove(CardIndex card, int copies);
    bool change(const StoredHeap& heap);
    // All of it or nothing.
    bool merge(std::span<const OwnedCard> cards, MergeMode mode);

    // After the store was changed by somebody else.
    void reload();

signals:
    // Heaps of this printed number appeared, changed or went; an empty number: of any.
    void changed(const QString& number);

private:
    void count();
    void recount(const std::string& number);

    CollectionStore& m_store;
    const CardPool& m_pool;
    Notices& m_notices;
    std::vector<int> m_copies;
    int m_total = 0;
};

} // namespace dossier
