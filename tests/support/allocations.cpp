#include "support/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t counted = 0;

} // namespace

// Sanitizers have their own forms of new and delete, which must not be mixed with others: under them it counts nothing.
#ifndef DOSSIER_SANITIZED

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
