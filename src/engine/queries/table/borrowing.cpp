#include "engine/queries/table/borrowing.h"

#include "engine/queries/table/teams.h"

namespace dossier {

bool isHeld(const GameState& state, CardRef card)
{
    const Place place = placeOf(state, card);
    return (place == Place::Bureau || place == Place::Table) && controllerOf(state, card) != card.owner() &&
           !isTurnedUp(state, card);
}

Seat playerOf(const GameState& state, CardRef agent)
{
    const CardFacts& facts = factsOf(state, agent);
    if (facts.type != CardType::Agent || facts.slot < 0)
        return kNoSeat;
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        if (agentOf(state, seat, facts.slot).inPlay() && agentCard(state, seat, facts.slot) == agent)
            return seat;
    return kNoSeat;
}

bool mayBorrow(const GameState& state, Seat by, Seat from, int slot)
{
    if (by == from || (state.player(from).inPlay >> slot & 1u) == 0 || agentOf(state, by, slot).inPlay())
        return false;
    return agentOf(state, from, slot).where() != Section::Hospital || mayLeaveHospital(state, from, slot);
}

} // namespace dossier
