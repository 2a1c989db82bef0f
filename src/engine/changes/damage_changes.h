// Damage is dealt, reduced, absorbed and counted (COMBAT-22 to COMBAT-31, OQ-37). Inside a round it is the round's, and
// counts with all the rest; outside Combat a departure carries it (COMBAT-54).
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/meaning/fighters.h"

namespace dossier {

// --- For texts ------------------------------------------------------------------------------------------------------

// Damage outside the allotment to each of these Agents, each call a source of its own (OQ-104, OQ-113). In a round
// that has not been counted it counts with the round's; in one that has, it is reduced, absorbed and counted next.
// Outside Combat it is put on the stack. Who falls to Health 0 leaves with the others.
void wound(Play& play, Seat seat, AgentSet agents, int amount, CardRef cause = {});
// The same to combatants of the round under way, Adversaries and Witnesses too; nothing happens outside one.
void woundFighters(Play& play, Combatants combatants, int amount);
// Takes up to `amount` off the hits on this Agent that are known and not counted, the largest first; gives how much it
// took off. For the window Absorb; `by` is the card that does it.
int absorb(Play& play, CardRef agent, int amount, CardRef by = {});

// --- For rounds and departures --------------------------------------------------------------------------------------

// What `source` deals to `target`, into the hits that begin at `first`.
void addHit(GameState& state, int first, Combatant source, Combatant target, int amount);
// Shields, then halving (damage.h), and tells it.
void reduceHits(Play& play, const Frame& frame);
// All at once (COMBAT-29).
void countHits(Play& play, const Frame& frame);
// Says of one hit what befell; false where all has been said. May put frames on top.
bool tellNextHit(Play& play);
void forgetHits(GameState& state, const Frame& frame);

// The round under way, while it says what its damage has brought about; nothing at any other time.
Frame* countingRound(GameState& state);

// COMBAT-31: adds damage up to the Agent's Health.
void damageAgent(Play& play, Seat seat, int slot, int amount);

} // namespace dossier
