// What a file of any size gave: the heaps are all of it that is held.
#pragma once

#include "domain/collection/heap_batch.h"
#include "importers/reading/reading.h"

#include <cstddef>
#include <vector>

namespace dossier {

struct CollectionBulk
{
    HeapBatch heaps;
    std::vector<LineProblem> unknown{}; // the first CollectionAssembly::kMostTold
    std::size_t unknownInAll = 0;
    std::vector<AskedCard> asked{}; // of these the cards that somebody might name
};

// Puts the rows that a further table has beside those that are known, as far as there is room for them.
void addUnknown(std::vector<LineProblem> unknown, std::size_t inAll, CollectionBulk& into);

} // namespace dossier
