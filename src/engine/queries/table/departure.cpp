#include "engine/queries/table/departure.h"

#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

bool isAdversary(const GameState& state, CardRef card)
{
    if (!card || factsOf(state, card).type == CardType::Adversary)
        return static_cast<bool>(card);
    return std::any_of(state.modifiers.begin(), state.modifiers.begin() + state.modifierCount, [&](const Modifier& is) {
        return is.kind == ModifierKind::Keyword && is.source == card &&
               static_cast<Keyword>(is.what) == Keyword::Adversary;
    });
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
