// How long is waited for what does come, before it is said to hang: how busy a machine is, is no fault of what is
// tried.
#pragma once

namespace dossier::test {

inline constexpr int kHangMs = 300'000;

} // namespace dossier::test
