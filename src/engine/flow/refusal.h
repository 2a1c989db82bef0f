// Why an action, or a card, is refused: the rule that stands against it.
#pragma once

#include "engine/flow/rules.h"
#include "engine/state/event.h"
#include "engine/state/reason.h"

namespace dossier {

// The rule that an action, not among the legal ones, breaks.
RuleNumber ruleAgainst(const GameState& state, const Action& action);

// --- Refusing -------------------------------------------------------------------------------------------------------

// WIN-8
Refusal concede(GameState& state, Seat seat, EventLog* log);

// Nothing exactly when legalActions offers to play the card from `seat`'s hand, in any way.
std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card);

} // namespace dossier
