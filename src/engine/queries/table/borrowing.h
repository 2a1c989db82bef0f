// Cards and Agents with somebody who does not own them (ZONE-4, DEBRIEF-8, AGENT-23, OQ-119, OQ-130).
#pragma once

#include "engine/queries/table/zones.h"

namespace dossier {

// --- Cards ----------------------------------------------------------------------------------------------------------

// Lies there as borrowCard put it.
bool isHeld(const GameState& state, CardRef card);
// Calls `visit(CardRef)` for every card that `by` holds so.
template <typename Visit>
void forEachHeld(const GameState& state, Seat by, Visit visit)
{
    for (int seat = 0; seat < state.match->seats(); ++seat)
        if (seat != by)
            state.players[static_cast<std::size_t>(seat)].table.forEach([&](int index) {
                const CardRef card(static_cast<Seat>(seat), index);
                if (controllerOf(state, card) == by && isHeld(state, card))
                    visit(card);
            });
}

// --- Agents ---------------------------------------------------------------------------------------------------------

// Who has this Agent in play, in training or abducted; kNoSeat for any other card.
Seat playerOf(const GameState& state, CardRef agent);
// Not held in the Hospital, and `by` has no Agent of this title, in training and abducted ones included (OQ-119).
bool mayBorrow(const GameState& state, Seat by, Seat from, int slot);

} // namespace dossier
