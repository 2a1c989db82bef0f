// All heaps in memory, for searches over the cards: read the first time somebody asks, bit by bit where they are many,
// and kept in step from then on.
#pragma once

#include "desk/heap_list.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace dossier {

class SearchedHeaps : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this.
    SearchedHeaps(const OwnedCards& owned, const CardPool& pool);

    // None while they are being read; then read() tells when they are.
    const HeapTable* table();
    // What the heaps of each card add up to; empty while they are being read.
    const std::vector<int>& wanted();
    const std::vector<int>& forTrade();

    // These heaps came, changed or went, or all did.
    void update(const std::vector<std::int64_t>& heaps);
    void forget();

signals:
    void read();

private:
    void readSlice();
    bool removeGone(const std::vector<std::int64_t>& heaps, const std::vector<StoredHeap>& now);

    const OwnedCards& m_owned;
    HeapList m_list;
    bool m_asked = false;
    std::vector<int> m_wanted;
    std::vector<int> m_forTrade;
    QTimer m_slices;
};

} // namespace dossier
