// What a person would call a change of the collection.
#pragma once

#include "db/history/history_step.h"
#include "domain/collection/heap_batch.h"

#include <optional>

namespace dossier {

// Nothing that would be kept: no copies, and none wanted.
bool isNothing(const OwnedCard& cards);

// Of heaps that were added to what is there.
HistoryFacts factsOfMerge(const HeapBatch& heaps);

// The changes of one step, heap by heap, and the facts the step goes by: what was done to all of them alike.
class HeapChanges
{
public:
    // `after` as it was asked for, not as it met other heaps.
    void add(std::int64_t heap, const OwnedCard& before, const OwnedCard& after);
    bool none() const { return m_heaps == 0; }
    HistoryFacts facts() const;

private:
    HistoryFacts m_first;
    std::optional<HeapColumn> m_column; // that changed, of all heaps the same
    bool m_alike = true;
    int m_heaps = 0;
};

} // namespace dossier
