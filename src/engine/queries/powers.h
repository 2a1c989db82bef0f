// X-File Powers (POWER): what a characteristic of one's own X-File allows once it has been announced. Only under OPT-6.
//
// Most of them work by themselves where the rules ask for them here; the others are used like a card that is not played
// (PLAY-66): the use waits on the stack in a Power frame and may be answered.
#pragma once

#include "engine/changes/play.h"
#include "engine/state/power.h"

namespace dossier {

// The X-File of `seat` has it, and he has told everybody (POWER-4).
bool hasAnnounced(const GameState& state, Seat seat, Power power);
// It works for `seat` now: announced by him, or with HOUSE-9 off by anybody; with HOUSE-8 for the Conspiracy alone.
bool powerHolds(const GameState& state, Seat seat, Power power);
// Tokens of the power left to `seat`, or uses left in this turn for one without tokens (POWER-5).
int powerUsesLeft(const GameState& state, Seat seat, Power power);

// --- Where the rules ask --------------------------------------------------------------------------------------------

// POWER-8 to POWER-13: no Site and no skill is asked of this Adversary.
bool goesToAnySite(const GameState& state, Seat seat, const CardFacts& adversary);
// POWER-14, POWER-22: so much less is paid, never below 0, also for a Bluff that is already cheaper face down.
int powerRelief(const GameState& state, Seat seat, const CardFacts& facts);
// POWER-27: what `seat` pays more for each Site he places.
int siteTax(const GameState& state, Seat seat);
// POWER-26: `seat` has played a Witness; those who make him pay for it do.
void witnessPlayed(Play& play, Seat seat, CardRef witness);
// POWER-16, POWER-19, POWER-20, POWER-23, POWER-28: uses of one turn are over; `seat` is whose turn ends.
void forgetPowerUses(GameState& state, Seat seat);

// --- Using them -----------------------------------------------------------------------------------------------------

// What the player with the option may do besides playing cards: tell a characteristic (POWER-3), use a power.
//   Announce: number: Characteristic
//   UsePower: section: Characteristic; target; with `card` as Play, for a card that is played by it; with neither: the
//   use of the same power that waits is cancelled (POWER-7)
void listPowers(const GameState& state, ActionList& actions);
// Takes it; false where the action is none of these.
bool takePower(Play& play, const Action& action);

// Frame: seat: whose; what: Power; target; who, count: as Window, while it waits; chosen, chosen2: the Keywords named;
// level: what is being done, see power_uses.cpp
extern const Chapter kPower;

} // namespace dossier
