#include "fuzz/reading_checks.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    dossier::test::checkArchiveReading({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
