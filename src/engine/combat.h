// Combat between a Team and an Adversary (COMBAT), and damage that comes otherwise.
#pragma once

#include "engine/agents.h"

namespace dossier {

// The Adversary on top of the stack has resolved: Combat is put above it, or in the Basic Game the choice of the Agent
// it sends away (BASIC-33). False where there is nobody to fight.
bool attack(Play& play);
// The Adversary or Witness `combatant` stands for; empty for an Agent.
const CardFighter* cardFighter(const CombatRecord& record, Combatant combatant);
// The card of any combatant.
CardRef combatantCard(const GameState& state, const Frame& round, Combatant combatant);
// LRC or CRC with all modifiers, never below 0 (COMBAT-22, CHECK-19).
int strength(const GameState& state, const Frame& round, Combatant combatant);

// Damage to each of these Agents outside the allotment (COMBAT-54); who falls to Health 0 leaves.
void wound(Play& play, Seat seat, AgentSet agents, int amount);
// COMBAT-31, COMBAT-32: adds damage up to the Agent's Health.
void damageAgent(Play& play, Seat seat, int slot, int amount);
// They fight no longer in any Combat under way.
void leaveCombats(GameState& state, Seat seat, AgentSet agents);
// These Agents go to the Hospital: puts their departure on the stack.
void depart(Play& play, Seat seat, AgentSet agents);

} // namespace dossier
