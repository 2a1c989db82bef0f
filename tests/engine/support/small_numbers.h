// Numbers as narrow as an action and a thing hold them.
#pragma once

#include <cstdint>

namespace dossier::test {

inline std::uint8_t u8(int value)
{
    return static_cast<std::uint8_t>(value);
}

} // namespace dossier::test
