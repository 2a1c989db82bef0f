// The randomness of games, and the seed of each.
#pragma once

#include "domain/chance/random.h"

namespace dossier {

// The seed of game `index` of a batch: depends on these two numbers alone.
constexpr std::uint64_t seedOfGame(std::uint64_t batchSeed, std::uint64_t index)
{
    return seedOf(batchSeed, index);
}

} // namespace dossier
