// Agents on the table: their Sections, Teams, skills and health (DEP, AGENT, HEAL).
#pragma once

#include "engine/play.h"

namespace dossier {

inline const AgentState& agentOf(const GameState& state, Seat seat, int slot)
{
    return state.player(seat).agents[static_cast<std::size_t>(slot)];
}
inline AgentState& agentOf(GameState& state, Seat seat, int slot)
{
    return state.player(seat).agents[static_cast<std::size_t>(slot)];
}

AgentSet agentsIn(const GameState& state, Seat seat, Section section);
// The Agents of one Team. Teams have numbers of their own in each seat; nobody in the Hospital is in a Team (DEP-9).
AgentSet teamMembers(const GameState& state, Seat seat, std::uint8_t team);
// A number that no Team of `seat` bears.
std::uint8_t freeTeam(const GameState& state, Seat seat);
// Calls `visit(team)` once for each Team of `seat` in `section`.
template <typename Visit>
void forEachTeam(const GameState& state, Seat seat, Section section, Visit visit)
{
    std::uint32_t seen = 0;
    forEachAgent(agentsIn(state, seat, section), [&](int slot) {
        const std::uint8_t team = agentOf(state, seat, slot).team;
        if (team == kNoTeam || (seen >> team & 1u) != 0)
            return;
        seen |= 1u << team;
        visit(team);
    });
}

// HEAL-4, and what is left of it.
int permanentHealth(const GameState& state, Seat seat, int slot);
int currentHealth(const GameState& state, Seat seat, int slot);
// DEP-3: not kept in the Hospital (HEAL-7, HEAL-8, HEAL-18, HEAL-19, BASIC-19).
bool mayLeaveHospital(const GameState& state, Seat seat, int slot);

// The skill of one Agent as it stands, with the Equipment that serves it best (CHECK-3, CHECK-4, EQUIP-1, EQUIP-2).
int skillOf(const GameState& state, Seat seat, int slot, Ability ability);
// Agents of a Team who may contribute to a check (CHECK-16).
AgentSet contributors(const GameState& state, Seat seat, std::uint8_t team);
// A Team's level: the sum over those who contribute, one copy of an Equipment each (EQUIP-4), with what lasts for the
// check at `depth`; never below 0 (CHECK-19).
int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability, int depth = 0);

// Sets an Agent to a Section and Team: the only place that writes either.
void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team);
// A card of the hand becomes an Agent in play (AGENT-1). He is settled next.
void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team);
// ZONE-18: for good; what is attached to him is discarded. Under OPT-5 the last one may end the game.
void removeAgent(Play& play, Seat seat, int slot);
// The Agent's card goes to its owner's Discard Pile with what is attached to it (AGENT-9, ZONE-6).
void discardAgent(Play& play, Seat seat, int slot);

} // namespace dossier
