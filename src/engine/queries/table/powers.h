// X-File Powers (POWER): what a characteristic of one's own X-File allows once it has been announced. Only under OPT-6.
//
// Most of them work by themselves where the rules ask for them here; the others are used like a card that is not played
// (PLAY-66): the use waits on the stack in a Power frame and may be answered.
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/power.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// The X-File of `seat` has it, and he has told everybody (POWER-4).
bool hasAnnounced(const GameState& state, Seat seat, Power power);
// ... or every opponent still in the game has had a "yes" about it, which counts as that (OQ-157).
bool countsAsAnnounced(const GameState& state, Seat seat, Power power);
// It works for `seat` by itself now: counts as announced by him, or with HOUSE-9 off by anybody; with HOUSE-8 for the
// Conspiracy alone.
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

} // namespace dossier
