// Why something may not be done: all rules that forbid it, in the order of the table in REASONS (REASON-1 to REASON-6).
// What is legal is told by the same rules, heard until the first objection (allowed.h, and objection.h in
// queries/table). Each part of the table is a file: briefing, requisition, deployment, case_assignment, playing
// (moment, activators, targets), using, powers, combat, questions, choices.
#pragma once

#include "engine/state/attempt.h"
#include "engine/state/reason.h"
#include "engine/state/state.h"

#include <vector>

namespace dossier {

// A set of kinds of action, a bit each.
using ActionKinds = std::uint32_t;
constexpr ActionKinds bitOf(ActionKind kind)
{
    return ActionKinds{1} << static_cast<int>(kind);
}
static_assert(static_cast<int>(ActionKind::Concede) < 32);

// What forbids `attempt`, said first in front; `answers`: what the player who decides may choose from. Empty exactly
// where some way of doing it as it is said is legal.
std::vector<Reason> reasonsFor(const GameState& state, const Attempt& attempt, const ActionList& answers);

} // namespace dossier
