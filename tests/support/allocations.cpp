#include "support/allocations.h"

#include <algorithm>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

thread_local std::size_t counted = 0;
thread_local std::size_t taken = 0; // bytes
thread_local std::size_t held = 0;
thread_local std::size_t mostHeld = 0;
thread_local std::size_t failing = 0; // the number of the one that fails

} // namespace

// Sanitizers have their own forms of new and delete, which must not be mixed with others: under them it counts nothing.
#ifndef DOSSIER_SANITIZED

// The other forms of new and delete come down to these.
void* operator new(std::size_t size)
{
    if (++counted == failing)
        throw std::bad_alloc();
    if (void* room = std::malloc(size == 0 ? 1 : size)) {
        const std::size_t bytes = malloc_usable_size(room);
        taken += bytes;
        held += bytes;
        mostHeld = std::max(mostHeld, held);
        return room;
    }
    throw std::bad_alloc();
}

void operator delete(void* room) noexcept
{
    if (room)
        held -= std::min(held, malloc_usable_size(room));
    std::free(room);
}

void operator delete(void* room, std::size_t) noexcept
{
    operator delete(room);
}

#endif

namespace dossier::test {

std::size_t allocations()
{
    return counted;
}

std::size_t bytesTaken()
{
    return taken;
}

void failAllocation(std::size_t after)
{
    failing = after == 0 ? 0 : counted + after;
}

MostHeld::MostHeld()
    : m_before(held)
{
    mostHeld = held;
}

std::size_t MostHeld::bytes() const
{
    return mostHeld - std::min(mostHeld, m_before);
}

} // namespace dossier::test
