// How long one can see what the program's players do, and what happens between two choices, in milliseconds.
#pragma once

#include <algorithm>
#include <cstdint>

namespace dossier {

inline constexpr int kAtLeisure = 2400;
inline constexpr int kBriskly = 900; // unless somebody wants another
inline constexpr int kAtOnce = 0;

// How long so many words stay to be read: a moment to find them, then a quarter of a second each, but no longer than
// anybody likes to wait. At another pace than `kBriskly` in proportion to it.
constexpr int readingTime(int words, int pace)
{
    constexpr std::int64_t kToFind = 1200;
    constexpr std::int64_t kAWord = 250;
    constexpr std::int64_t kLongest = 8000;
    constexpr std::int64_t kLongestAtAnyPace = 86'400'000; // what a timer holds
    const std::int64_t briskly = std::min(kLongest, kToFind + kAWord * words);
    return static_cast<int>(std::min(kLongestAtAnyPace, briskly * pace / kBriskly));
}

} // namespace dossier
