// Whatever the effect data holds, reading it ends with effects or a JsonError.
#include "effects/effect_reader.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        (void)dossier::readEffects(dossier::Json::parse({reinterpret_cast<const char*>(data), size}));
    } catch (const dossier::JsonError&) {
    }
    return 0;
}
