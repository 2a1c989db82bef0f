// What heaps add up to, card by card.
#pragma once

#include "domain/collection/availability.h"
#include "support/base_set.h"

#include <span>

namespace dossier::test {

inline CopyCounts copiesOf(std::span<const OwnedCard> heaps)
{
    CopyCounts copies(baseSet().size());
    for (const OwnedCard& heap : heaps)
        if (const auto card = baseSet().findNumber(heap.card))
            copies[*card] += heap.count;
    return copies;
}

} // namespace dossier::test
