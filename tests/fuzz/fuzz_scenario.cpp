// Whatever a scenario file holds, reading and running it ends with a result or a JsonError.
#include "engine/base_effects.h"
#include "engine/records/scenario.h"
#include "support/base_set.h"
#include "text/json.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        dossier::runScenario({reinterpret_cast<const char*>(data), size}, dossier::test::baseSet(), "fuzz",
                             &dossier::test::baseEffects());
    } catch (const dossier::JsonError&) {
    }
    return 0;
}
