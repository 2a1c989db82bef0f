// Counts what this program takes from the heap.
#pragma once

#include <cstddef>

namespace dossier::test {

// By this thread, since it began; always 0 under a sanitizer.
std::size_t allocations();

} // namespace dossier::test
