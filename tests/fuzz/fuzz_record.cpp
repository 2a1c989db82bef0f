// Whatever a record holds, reading and replaying it ends with a result or a JsonError.
#include "engine/api/replay.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const dossier::GameRecord record =
            dossier::readRecord({reinterpret_cast<const char*>(data), size}, dossier::test::baseSet());
        dossier::replay(record, dossier::test::baseSet(), &dossier::test::baseEffects());
    } catch (const dossier::JsonError&) {
    }
    return 0;
}
