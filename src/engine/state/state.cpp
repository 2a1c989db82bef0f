#include "engine/state/state.h"

#include <cstdint>
#include <cstring>

namespace dossier {

std::uint64_t stateHash(const GameState& state)
{
    constexpr std::size_t kBegin = sizeof(std::uintptr_t); // behind `match`: where that is kept says nothing
    static_assert((sizeof(GameState) - kBegin) % sizeof(std::uint64_t) == 0);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
    std::uint64_t hash = 0;
    for (std::size_t at = kBegin; at < sizeof(GameState); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, sizeof(word));
        hash = (hash ^ word) * 0x9ddfea08eb382d69u;
        hash ^= hash >> 32;
    }
    return mixed(hash);
}

} // namespace dossier
