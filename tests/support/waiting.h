// Waits that give up only where something hangs: how busy a machine is, is no fault of what is tried.
#pragma once

#include "tests/support/hang.h"

#include <QTest>

#include <utility>

namespace dossier::test {

// Whether the condition holds at last; events are heard meanwhile.
template <typename Condition>
[[nodiscard]] bool waitUntil(Condition holds)
{
    return QTest::qWaitFor(std::move(holds), kHangMs);
}

} // namespace dossier::test
