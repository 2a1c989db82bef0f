// Options: what everybody may do while something waits or a window is open.
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/table/standing.h"
#include "engine/state/action.h"

namespace dossier {

// What everybody may do while something waits or a window is open, and the taking of it.
void listOptions(const GameState& state, ActionList& actions);
void takeOption(Play& play, const Action& action);
// PLAY-32: after something has resolved the first option is where it was at the beginning.
void reopenBelow(Play& play);

// The uses of cards in play that `seat` may make of them now (PLAY-66, AGENT-18, AGENT-22).
void listTextUses(const GameState& state, Seat seat, const Moment& moment, ActionList& actions);
// Puts a use on the stack, or does at once what needs no stack (OQ-98).
void useText(Play& play, Seat seat, const Action& action);

// What serves once a turn has served (WIT-7).
void markUsed(GameState& state, CardRef card);

} // namespace dossier
