// How long one can see what the program's players do, and what happens between two choices, in milliseconds.
#pragma once

namespace dossier {

inline constexpr int kAtLeisure = 2400;
inline constexpr int kBriskly = 900; // unless somebody wants another
inline constexpr int kAtOnce = 0;

} // namespace dossier
