// What no heap of the collection may be: without a card, with counts or a price out of range, with a day that is none,
// with a text longer than it may be.
#pragma once

#include "db/file/statement.h"
#include "domain/collection/heap_batch.h"

namespace dossier {

// Throws BadValue, and TooLong for a longer text that is not in the collection already: what an older version stored
// may be moved and divided.
void checkHeap(const Work& work, const HeapFields& heap, Lengths lengths = Lengths::Checked);

} // namespace dossier
