#include "engine/queries/table/abduction.h"

#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

// Agents of `seat` whose card lies in a place that is no Section.
AgentSet standingIn(const GameState& state, Seat seat, Place place)
{
    AgentSet found = 0;
    for (int slot = 0; slot < kMostAgentTitles; ++slot) {
        const bool elsewhere = agentOf(state, seat, slot).inPlay() && (state.player(seat).inPlay >> slot & 1u) == 0;
        if (elsewhere && placeOf(state, agentCard(state, seat, slot)) == place)
            found |= 1u << slot;
    }
    return found;
}

} // namespace

AgentSet abductedOf(const GameState& state, Seat seat)
{
    return standingIn(state, seat, Place::Abducted);
}

int cardsAbove(const GameState& state, Seat seat, int slot)
{
    const CardRef card = agentCard(state, seat, slot);
    return hosting(state, card);
}

// --- Training -------------------------------------------------------------------------------------------------------

AgentSet awayOf(const GameState& state, Seat seat)
{
    return standingIn(state, seat, Place::Away);
}

} // namespace dossier
