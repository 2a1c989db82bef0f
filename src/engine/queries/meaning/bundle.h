// Adversaries announced together with a card: each is paid for itself, all are one entry of the stack and negated as
// one (OQ-109). What holds for one that is played by itself and for the card that brings several is asked here too.
#pragma once

#include "engine/queries/meaning/payment.h"
#include "engine/queries/table/teams.h"
#include "engine/state/action.h"

namespace dossier {

// Whether Adversaries are announced with this card.
inline bool isBundle(const GameState& state, CardRef card)
{
    return factsOf(state, card).bundle;
}
// Whether it has the windows of an Adversary: it is one, or brings some.
bool playedAsAdversary(const GameState& state, CardRef card);
// Whether one at least could be announced with this card, which `seat` has not paid yet.
bool hasMembers(const GameState& state, Seat seat, CardRef card);

// Whether it may attack this Team of the Investigating Player away from a Site (OQ-81).
bool mayAttackAway(const GameState& state, CardRef card, Thing team);
// Calls `visit(Thing)` for each such Team.
template <typename Visit>
void forEachAttackable(const GameState& state, CardRef card, Visit visit)
{
    if (state.phase() != Phase::Investigation || !playedAsAdversary(state, card))
        return;
    const Seat seat = state.activeSeat();
    for (Section section : {Section::Bureau, Section::Field})
        forEachTeam(state, seat, section, [&](std::uint8_t number) {
            if (const Thing team = Thing::team(seat, number); mayAttackAway(state, card, team))
                visit(team);
        });
}

// --- The entry on the stack -----------------------------------------------------------------------------------------

// The step of a Card frame in which they are announced: what may be chosen, and whether there is anything.
void listBundle(const GameState& state, ActionList& actions);
bool goesOn(const GameState& state);
// Those that still wait with this card.
struct Members
{
    std::array<CardRef, CombatRecord::kFoes> cards{};
    std::size_t count = 0;

    const CardRef* begin() const { return cards.data(); }
    const CardRef* end() const { return cards.data() + count; }
};
Members membersWith(const GameState& state, CardRef card);
// What one of them is paid for, the card that brings it apart.
Price priceOfMember(const GameState& state, Seat seat, CardRef member);

} // namespace dossier
