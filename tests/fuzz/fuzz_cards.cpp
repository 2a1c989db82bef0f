// Whatever a table of card facts holds, it is refused with a SeedError or gives cards that can be found.
#include "importers/base_set/base_set.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const dossier::CardPool pool = dossier::readCards({reinterpret_cast<const char*>(data), size});
        for (std::size_t card = 0; card < pool.size(); ++card)
            if (!pool.findNumber(pool.cards()[card].id))
                throw std::logic_error("a card cannot be found by its number");
    } catch (const dossier::SeedError&) {
    }
    return 0;
}
