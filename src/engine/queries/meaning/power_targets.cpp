#include "engine/queries/meaning/power_targets.h"

#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

// --- At what a power may be aimed -----------------------------------------------------------------------------------

template <typename Visit>
void forEachOpposingAgent(const GameState& state, Seat seat, Visit visit)
{
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat)
            forEachAgent(state.player(other).inPlay, [&](int slot) { visit(other, slot); });
}

template <typename Visit>
void forEachWitness(const GameState& state, Seat seat, Visit visit)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.seat != seat && isWaiting(state, frame.card) &&
            factsOf(state, frame.card).type == CardType::Witness)
            visit(frame.card);
    }
}

// Cards on the table or waiting whose Keywords may be changed (OQ-141).
template <typename Visit>
void forEachOpenCard(const GameState& state, Visit visit)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        state.player(seat).table.forEach([&](int index) {
            const CardRef card(seat, index);
            if (keywordsMayChange(state, card) && !keywordsOf(state, card).empty())
                visit(card);
        });
}

bool cardsJustDrawn(const GameState& state)
{
    const Frame& top = state.top();
    const bool open =
        top.kind == FrameKind::Window && top.as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::Open);
    return state.phase() == Phase::Briefing && open && state.turnFrame().as<TurnFrame>().cards > 0;
}

bool mayTurn(const GameState& state, Seat seat, int slot)
{
    return agentOf(state, seat, slot).hitInCombat != 0 && currentHealth(state, seat, slot) > 0;
}

// POWER-15, OQ-46: in a Combat those who fight in it, else any Agent who has somebody of his Team to fight.
template <typename Offer>
void forEachTurnable(const GameState& state, Seat seat, Offer offer)
{
    if (const Frame* combat = combatUnderWay(state)) {
        const AgentSet fighting = recordOf(state, *combat).fighting;
        if (combat->seat != seat && std::popcount(fighting) > 1)
            forEachAgent(fighting, [&](int slot) {
                if (mayTurn(state, combat->seat, slot))
                    offer(agentCard(state, combat->seat, slot));
            });
        return;
    }
    forEachOpposingAgent(state, seat, [&](Seat of, int slot) {
        const AgentState& agent = agentOf(state, of, slot);
        if (mayTurn(state, of, slot) && std::popcount(teamMembers(state, of, agent.team)) > 1)
            offer(agentCard(state, of, slot));
    });
}

template <typename Offer>
void forEachTarget(const GameState& state, Seat seat, Power power, Offer offer)
{
    const Seat active = state.activeSeat();
    const bool healing = state.phase() == Phase::Healing;
    switch (power) {
    case Power::Subterfuge: // POWER-16, POWER-19: in the opponent's Healing Phase
        if (healing && seat != active && !state.player(active).hand.empty())
            offer(Thing::player(active));
        return;
    case Power::Control:
        if (healing && seat != active && state.player(active).rp > 0)
            offer(Thing::player(active));
        return;
    case Power::Threats:
        forEachWitness(state, seat, offer);
        return;
    case Power::Ideology:
        forEachOpenCard(state, offer);
        return;
    case Power::Knowledge:
        for (Seat other = 0; other < state.match->seats() && cardsJustDrawn(state); ++other)
            if (other != seat)
                offer(Thing::player(other));
        return;
    case Power::Survival:
        if (healing)
            forEachOpposingAgent(state, seat, [&](Seat of, int slot) {
                if (agentOf(state, of, slot).preyedOn == 0 && currentHealth(state, of, slot) > 0)
                    offer(agentCard(state, of, slot));
            });
        return;
    case Power::Abduction:
        forEachOpposingAgent(state, seat, [&](Seat of, int slot) { offer(agentCard(state, of, slot)); });
        return;
    case Power::PhysiologicalImbalance:
        if (const Frame* check = nearest(state, FrameKind::Check))
            forEachAgent(teamMembers(state, check->seat, check->team),
                         [&](int slot) { offer(agentCard(state, check->seat, slot)); });
        return;
    case Power::Possession:
        forEachTurnable(state, seat, offer);
        return;
    default:
        return;
    }
}

} // namespace

void offerTargets(const GameState& state, Seat seat, Power power, ActionList& actions)
{
    forEachTarget(state, seat, power, [&](Thing target) {
        actions.add({.kind = ActionKind::UsePower,
                     .section = static_cast<std::uint8_t>(static_cast<int>(power) / kTypesPerCharacteristic),
                     .target = target});
    });
}

} // namespace dossier
