// What no heap of the collection may be: without a card, with counts or a price out of range, with a day that is none,
// with a text longer than it may be, of a card whose set was removed.
#pragma once

#include "db/file/statement.h"
#include "db/history/removed_cards.h"
#include "domain/collection/heap_batch.h"

namespace dossier {

// Within the transaction that writes, lest a set should go in between.
class HeapCheck
{
public:
    // `work` must outlive this.
    explicit HeapCheck(const Work& work, Limits limits = Limits::Checked)
        : m_work(work)
        , m_limits(limits)
        , m_removed(work)
    {}

    // Throws BadValue, and TooLong for a longer text that is not in the collection already: what an older version
    // stored may be moved and divided.
    void operator()(const HeapFields& heap) const;

private:
    const Work& m_work;
    Limits m_limits;
    RemovedCards m_removed;
};

} // namespace dossier
