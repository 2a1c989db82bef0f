#include "engine/queries/table/teams.h"

#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

AgentSet agentsIn(const GameState& state, Seat seat, Section section)
{
    AgentSet found = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).where() == section)
            found |= 1u << slot;
    });
    return found;
}

AgentSet teamMembers(const GameState& state, Seat seat, std::uint8_t team)
{
    AgentSet found = 0;
    if (team == kNoTeam)
        return found;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).team == team)
            found |= 1u << slot;
    });
    return found;
}

std::uint8_t freeTeam(const GameState& state, Seat seat)
{
    std::uint32_t used = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) { used |= 1u << agentOf(state, seat, slot).team; });
    for (int of = 0; of < state.match->seats(); ++of) // a card that lies with a Team holds its number
        state.players[static_cast<std::size_t>(of)].table.forEach([&](int index) {
            const Thing under = teamUnder(state, {static_cast<Seat>(of), index});
            if (under && under.seat() == seat)
                used |= 1u << under.number();
        });
    return static_cast<std::uint8_t>(std::countr_one(used));
}

int permanentHealth(const GameState& state, Seat seat, int slot)
{
    int health = agentFacts(state, seat, slot).health - agentOf(state, seat, slot).healthLost;
    if (state.match->mayBringAbout(ModifierKind::Health)) {
        const Thing agent = agentCard(state, seat, slot);
        forEachInForce(state, ModifierKind::Health, Concern{agent, -1},
                       [&](const Modifier& more) { health += more.subject == agent ? more.amount : 0; });
    }
    return std::max(0, health);
}

int currentHealth(const GameState& state, Seat seat, int slot)
{
    return std::max(0, permanentHealth(state, seat, slot) - agentOf(state, seat, slot).damage);
}

bool mayLeaveHospital(const GameState& state, Seat seat, int slot)
{
    return !againstLeavingHospital(state, seat, slot, kAnyObjection);
}

} // namespace dossier
