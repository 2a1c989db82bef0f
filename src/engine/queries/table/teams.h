// Where Agents stand: Sections and Teams (DEP).
#pragma once

#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/objection.h"
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

// What keeps an Agent of the Hospital there (DEP-3).
// A card that lies with him keeps him there.
template <typename Sink>
bool againstKeptThere(const GameState& state, CardRef agent, Sink& against)
{
    bool found = false;
    forEachInForce(state, ModifierKind::Forbid, Concern{agent, -1}, [&](const Modifier& ban) {
        if (ban.subject == Thing(agent) && static_cast<Permission>(ban.what) == Permission::LeaveHospital)
            found = against.cite(state, ReasonKind::Forbidden, ban.source) || found;
    });
    return found;
}
template <typename Sink>
bool againstLeavingHospital(const GameState& state, Seat seat, int slot, Sink& against)
{
    constexpr int kFit = 3; // HEAL-7
    const AgentState& agent = agentOf(state, seat, slot);
    const bool hurt = agent.damage > 0;
    const bool unhealed = hurt && agent.untilHealed != 0;
    const bool weak = hurt && !isBasic(state) && currentHealth(state, seat, slot) < kFit;
    const bool kept = !isBasic(state) && (agent.held > 0 || unhealed || weak);
    return against.addIf(agent.held > 0, ReasonKind::Barred, "HEAL-18") ||
           against.addIf(unhealed, ReasonKind::Barred, "HEAL-19") ||
           against.addIf(isBasic(state) && hurt, ReasonKind::Barred, "BASIC-19") ||
           against.addIf(kept, ReasonKind::Barred, "DEP-3") ||
           against.explainIf(weak,
                             [&](auto& reasons) {
                                 const bool fragile = permanentHealth(state, seat, slot) < kFit;
                                 reasons.addIf(true, ReasonKind::Barred, fragile ? "HEAL-8" : "HEAL-7");
                             }) ||
           againstKeptThere(state, agentCard(state, seat, slot), against);
}
// DEP-3: nothing does.
bool mayLeaveHospital(const GameState& state, Seat seat, int slot);

} // namespace dossier
