// What texts permit and forbid by name (Permission): each is asked at one place of the rules.
#pragma once

#include "engine/queries/table/modifiers.h"

namespace dossier {

// For a card, an Agent's card, a player or a Section.
inline bool saidOf(const GameState& state, ModifierKind kind, Permission permission, Thing subject)
{
    bool found = false;
    forEachInForce(state, kind, [&](const Modifier& modifier) {
        found = found || (modifier.what == static_cast<std::uint8_t>(permission) && modifier.subject == subject);
    });
    return found;
}
inline bool permitted(const GameState& state, Permission permission, Thing subject)
{
    return saidOf(state, ModifierKind::Permit, permission, subject);
}
inline bool forbidden(const GameState& state, Permission permission, Thing subject)
{
    return saidOf(state, ModifierKind::Forbid, permission, subject);
}

// The Agents of `seat` for whom it is said (PermitSet, ForbidSet).
inline AgentSet agentsSaid(const GameState& state, ModifierKind kind, Permission permission, Seat seat)
{
    AgentSet agents = 0;
    forEachInForce(state, kind, [&](const Modifier& modifier) {
        if (modifier.what == static_cast<std::uint8_t>(permission) && modifier.amount == static_cast<std::int8_t>(seat))
            agents |= modifier.agents();
    });
    return agents;
}
// A permission for a Team is good for a Team of such Agents only (OQ-93).
inline bool teamPermitted(const GameState& state, Permission permission, Seat seat, AgentSet team)
{
    return team != 0 && (team & ~agentsSaid(state, ModifierKind::PermitSet, permission, seat)) == 0;
}
// A ban stays on those Agents: the Team is hit while one of them is in it (OQ-93).
inline bool teamForbidden(const GameState& state, Permission permission, Seat seat, AgentSet team)
{
    return (team & agentsSaid(state, ModifierKind::ForbidSet, permission, seat)) != 0;
}

// BRIEF-29, OQ-80
inline bool mayDraw(const GameState& state, Seat seat)
{
    return !forbidden(state, Permission::Draw, Thing::player(seat));
}

} // namespace dossier
