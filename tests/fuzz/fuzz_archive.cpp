#include "fuzz/reading_checks.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

// A directory of 64 bits that claims to be longer than the file. Poco makes room for what it claims; the program hears
// that there is none (std::bad_alloc) and refuses the file, but the sanitizer ends every program that asks for so much.
bool claimsTooMuch(std::string_view bytes)
{
    constexpr std::size_t kMark = 4;
    for (auto at = bytes.find("PK\x06\x06"); at != std::string_view::npos; at = bytes.find("PK\x06\x06", at + 1)) {
        std::uint64_t claimed = 0;
        for (std::size_t i = 0; i < sizeof claimed && at + kMark + i < bytes.size(); ++i)
            claimed |= std::uint64_t{static_cast<unsigned char>(bytes[at + kMark + i])} << (8 * i);
        if (claimed > bytes.size())
            return true;
    }
    return false;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view content(reinterpret_cast<const char*>(bytes), size);
    if (!claimsTooMuch(content))
        dossier::test::checkArchiveReading(content);
    return 0;
}
