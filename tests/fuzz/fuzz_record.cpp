// Whatever a record holds, reading and replaying it ends with a result or a JsonError.
#include "support/base_effects.h"
#include "engine/records/record.h"
#include "engine/state/match.h"
#include "support/base_set.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const dossier::GameRecord record =
            dossier::readRecord({reinterpret_cast<const char*>(data), size}, dossier::test::baseSet());
        const dossier::Match match(
            dossier::matchSetup(record, dossier::test::baseSet(), &dossier::test::baseEffects()));
        dossier::replay(record, match);
    } catch (const dossier::JsonError&) {
    }
    return 0;
}
