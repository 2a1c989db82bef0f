// Agents on the table: their Sections, Teams, skills and health (DEP, AGENT, HEAL).
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// AGENT-8, AGENT-15 to AGENT-20, AGENT-23: a starting Agent with his own player, not hurt in the Hospital, nor absent.
// When a use is open besides (AGENT-18, AGENT-22) its text says.
bool mayUseGameEffect(const GameState& state, Seat seat, int slot);
// What his text says works by itself, RES included: as above, but damage in the Hospital is no matter (HEAL-13 speaks
// of using it).
bool gameEffectHolds(const GameState& state, Seat seat, int slot);
// What is left of his Cost (OQ-55), never below 0.
int costLeft(const GameState& state, Seat seat, int slot);

// His RES as it counts in a Briefing Phase, by Section and by what lasts; never below 0 (BRIEF-4, BRIEF-7, OQ-76).
int resOf(const GameState& state, Seat seat, int slot);

// The skill of one Agent as it stands, with the Equipment that serves it best (CHECK-3, CHECK-4, EQUIP-1, EQUIP-2).
int skillOf(const GameState& state, Seat seat, int slot, Ability ability);
// Agents of `seat` kept out of the check at `depth` (COMBAT-8, OQ-101); 0: out of all checks whatever.
// Of a ban (Bar), whether it is one from checks of this Site.
bool isBarredAtSite(const GameState& state, const Modifier& bar, CardRef site);
AgentSet barredAt(const GameState& state, Seat seat, int depth);
// Agents of a Team who may contribute to the check at `depth` (CHECK-16).
AgentSet contributors(const GameState& state, Seat seat, std::uint8_t team, int depth = 0);
// A Team's level: the sum over those who contribute, one copy of an Equipment each (EQUIP-4), with what lasts for the
// check at `depth`; never below 0 (CHECK-19).
int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability, int depth = 0);
// ... of these Agents, whoever may contribute.
int levelOfAgents(const GameState& state, Seat seat, AgentSet agents, Ability ability, int depth = 0);
// INV-5: those among these Agents to whom a card allows a second Site this turn, by a permission for one Agent or for a
// whole Team of such Agents (OQ-93).
AgentSet mayGoAnywhereTwice(const GameState& state, Seat seat, AgentSet agents);
// ... or one in the same state, which is looked at when a Team is assigned (OQ-61).
AgentSet mayGoTwice(const GameState& state, Seat seat, AgentSet agents);
// HEAL-14: whether a card could move this Agent: he is in a Section, and may leave the Hospital if that is his.
bool isMovable(const GameState& state, Seat seat, int slot);

} // namespace dossier
