// The door of the engine: a game is begun, its player's choices are listed, one is taken.
#pragma once

#include "engine/state/action.h"
#include "engine/state/event.h"
#include "engine/state/reason.h"
#include "engine/state/state.h"

namespace dossier {

// A game set up by SETUP-1 to SETUP-15 and run to its first decision. Every random outcome of the game follows from
// `seed`. `log` may be null: then nothing is recorded. The match must outlive the state.
GameState newGame(const Match& match, std::uint64_t seed, EventLog* log = nullptr);

// All choices of state.decider, and no others; none once the game is over. Decisions with a single answer never show:
// they are taken at once.
void legalActions(const GameState& state, ActionList& actions);

// Takes one of the legal actions and runs the game to the next decision or its end. Anything else is refused and
// changes nothing.
Refusal apply(GameState& state, const Action& action, EventLog* log = nullptr);

// The same without the check, for callers that picked `action` from legalActions(state).
void applyLegal(GameState& state, const Action& action, EventLog* log = nullptr);
// Gives besides what the next legalActions(state) would; `action` may be one of `actions`. For whoever plays whole
// games.
void applyLegal(GameState& state, const Action& action, ActionList& actions, EventLog* log = nullptr);

} // namespace dossier
