// Telling a characteristic of one's own X-File and using its Powers (POWER-3, POWER-7, PLAY-66).
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"

namespace dossier {

// POWER-26: `seat` has played a Witness; those who make him pay for it do.
void witnessPlayed(Play& play, Seat seat, CardRef witness);
// POWER-16, POWER-19, POWER-20, POWER-23, POWER-28: uses of one turn are over; `seat` is whose turn ends.
void forgetPowerUses(GameState& state, Seat seat);

// What the player with the option may do besides playing cards: tell a characteristic (POWER-3), use a power.
//   Announce: number: Characteristic
//   UsePower: section: Characteristic; target; with `card` as Play, for a card that is played by it; with neither: the
//   use of the same power that waits is cancelled (POWER-7)
void listPowers(const GameState& state, ActionList& actions);
// Takes it; false where the action is none of these.
bool takePower(Play& play, const Action& action);

} // namespace dossier
