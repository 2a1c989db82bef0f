#include "engine/queries/table/hand_limit.h"

#include "engine/queries/table/modifiers.h"

namespace dossier {

int handLimit(const GameState& state, Seat seat)
{
    int limit = 7;
    forEachInForce(state, ModifierKind::HandLimit, [&](const Modifier& modifier) {
        if (modifier.subject == Thing::player(seat) && seat == state.activeSeat())
            limit = modifier.amount;
    });
    return limit;
}

} // namespace dossier
