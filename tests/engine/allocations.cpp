#include "allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t counted = 0;

} // namespace

// AddressSanitizer has its own forms of new and delete, which must not be mixed with others: it counts nothing.
#ifndef __SANITIZE_ADDRESS__

// The other forms of new and delete come down to these.
void* operator new(std::size_t size)
{
    ++counted;
    if (void* room = std::malloc(size == 0 ? 1 : size))
        return room;
    throw std::bad_alloc();
}

void operator delete(void* room) noexcept
{
    std::free(room);
}

void operator delete(void* room, std::size_t) noexcept
{
    std::free(room);
}

#endif

namespace dossier::test {

std::size_t allocations()
{
    return counted;
}

} // namespace dossier::test
