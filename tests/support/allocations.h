// Counts what this program takes from the heap.
#pragma once

#include <cstddef>

namespace dossier::test {

// By this thread, since it began; always 0 under a sanitizer.
std::size_t allocations();
// The same in bytes, whether or not they were given back: what a work asks for, not what it holds.
std::size_t bytesTaken();

// The most bytes that this thread held at one time beyond those it held when this was made; 0 under a sanitizer. What
// is taken in one thread and given back in another counts for neither.
class MostHeld
{
public:
    MostHeld();
    std::size_t bytes() const;

private:
    std::size_t m_before;
};

// So many allocations of this thread from now on, the last of them fails; 0: none does.
void failAllocation(std::size_t after);

} // namespace dossier::test
