#include "engine/queries/table/departure.h"

#include "engine/queries/table/teams.h"

namespace dossier {

bool isAdversary(const GameState& state, CardRef card)
{
    return card && factsOf(state, card).type == CardType::Adversary;
}

AgentSet removedThisTurn(const GameState& state, Seat seat)
{
    AgentSet removed = 0;
    for (int slot = 0; slot < kMostAgentTitles; ++slot)
        if (!agentOf(state, seat, slot).inPlay() && agentOf(state, seat, slot).gone == kRemoved)
            removed |= 1u << slot;
    return removed;
}

} // namespace dossier
