// Why an action, or a card, is refused: the rule that stands against it.
#pragma once

#include "engine/flow/rules.h"
#include "engine/state/attempt.h"
#include "engine/state/event.h"
#include "engine/state/reason.h"

#include <vector>

namespace dossier {

// All that forbids what is tried, what is to be said first in front (REASON-2); empty exactly where it is legal in some
// way.
std::vector<Reason> reasonsAgainst(const GameState& state, const Attempt& attempt);
// The rule of the first of them, for an action of the player who decides that is not among the legal ones.
RuleNumber ruleAgainst(const GameState& state, const Action& action);

// How a card of the hand comes to the table: Sites, Equipment and Agents by the actions of their phases, all others
// through the stack (PLAY-28).
ActionKind wayToTheTable(CardType type);

// --- Refusing -------------------------------------------------------------------------------------------------------

// WIN-8
Refusal concede(GameState& state, Seat seat, EventLog* log);

// Nothing exactly when legalActions offers to play the card from `seat`'s hand, in any way.
std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card);

} // namespace dossier
