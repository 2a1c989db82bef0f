// Waits that give up only where something hangs: how busy a machine is, is no fault of what is tried.
#pragma once

#include <QTest>

#include <utility>

namespace dossier::test {

inline constexpr int kHangMs = 300'000;

// Whether the condition holds at last; events are heard meanwhile.
template <typename Condition>
[[nodiscard]] bool waitUntil(Condition holds)
{
    return QTest::qWaitFor(std::move(holds), kHangMs);
}

} // namespace dossier::test
