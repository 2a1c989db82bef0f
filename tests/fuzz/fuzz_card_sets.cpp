// Whatever a file of further cards holds, it is refused with a ReadError or gives sets of cards that stand beside the
// base set, can be found by their numbers, and are the same when they are written and read again.
#include "importers/card_sets/card_set_file.h"
#include "importers/reading/reading.h"
#include "support/base_set.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace dossier;
    CardSetReading reading;
    try {
        reading = readCardSets({reinterpret_cast<const char*>(data), size}, test::baseSet(), {{}, "set"});
    } catch (const ReadError&) {
        return 0;
    }
    const CardPool pool = withFurther(test::baseSet(), reading.sets);
    for (std::size_t card = 0; card < pool.size(); ++card)
        if (pool.findNumber(pool.cards()[card].id) != card)
            throw std::logic_error("a card is not found by its number");
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        if (pool.cards()[card] != test::baseSet().cards()[card])
            throw std::logic_error("a card of the base set is another");
    if (reading.sets.empty())
        return 0;
    const CardSetReading again = readCardSets(writeCardSets(reading.sets), test::baseSet(), {{}, "set"});
    if (!again.refused.empty() || again.sets != reading.sets)
        throw std::logic_error("a set is another when it is read again");
    return 0;
}
