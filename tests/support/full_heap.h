// A heap of which every column says something: a new column is tried with the others.
#pragma once

#include "domain/collection/collection.h"

namespace dossier::test {

inline OwnedCard fullHeap()
{
    OwnedCard heap;
    eachColumn(
        [](auto column, auto& value) {
            if constexpr (column.kind == ColumnKind::Card)
                value = "XF96-0063v1";
            else if constexpr (column.kind == ColumnKind::Copies)
                value = column == HeapColumn::Count ? 4 : 2;
            else if constexpr (column.kind == ColumnKind::Condition)
                value = Condition::Good;
            else if constexpr (column.kind == ColumnKind::Language)
                value = "fr";
            else if constexpr (column.kind == ColumnKind::Words)
                value = "some " + std::string(column.facts.sql);
            else if constexpr (column.kind == ColumnKind::YesNo)
                value = true;
            else if constexpr (column.kind == ColumnKind::Price)
                value = 150;
            else if constexpr (column.kind == ColumnKind::Currency)
                value = "EUR";
            else if constexpr (column.kind == ColumnKind::Date)
                value = "2026-01-31";
        },
        heap);
    return heap;
}

// The same but for one column, of which nothing is said.
inline OwnedCard fullHeapWithout(HeapColumn column)
{
    OwnedCard heap = fullHeap();
    OwnedCard nothing;
    nothing.card = heap.card;
    eachColumn(
        [&](HeapColumn each, auto& value, const auto& none) {
            if (each == column)
                value = none;
        },
        heap, nothing);
    heap.forTrade = std::min(heap.forTrade, heap.count);
    return heap;
}

} // namespace dossier::test
