// How much of the history is kept.
#pragma once

#include <cstdint>

namespace dossier {

// A large step is one that rewrote much of the collection; it holds at most the heaps it found there, in what they
// were. Of large steps only the newest is kept. So the database never holds more than `most` plus once the collection
// for the sake of undo.
struct HistoryLimits
{
    int steps = 500;
    std::int64_t most = 64 << 20;  // bytes of all steps but the large one
    std::int64_t large = 16 << 20; // bytes that make a step large
    int swept = 1000; // rows of dropped steps that are deleted with each change, so that none of them waits
};

// What is counted of steps that were made or gone over is below this.
inline constexpr std::int64_t kMostMoves = std::int64_t{1} << 62;

} // namespace dossier
