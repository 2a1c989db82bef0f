// Where Agents stand: Sections and Teams (DEP).
#pragma once

#include "engine/state/place.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

inline const AgentState& agentOf(const GameState& state, Seat seat, int slot)
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

} // namespace dossier
