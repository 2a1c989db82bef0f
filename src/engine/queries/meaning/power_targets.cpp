#include "engine/queries/meaning/power_targets.h"

#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- At what a power may be aimed -----------------------------------------------------------------------------------

template <typename Visit>
void forEachOpposingAgent(const GameState& state, Seat seat, Visit visit)
{
    for (int place = 0; place < state.match->seats(); ++place)
        if (const Seat other = seatFrom(state, seat, place); other != seat)
            forEachAgent(state.player(other).inPlay, [&](int slot) { visit(other, slot); });
}

// In play, and not yet done with what it was played for.
bool isInEffect(const GameState& state, CardRef card)
{
    if (!liesOpen(state, card) || placeOf(state, card) != Place::Table)
        return liesOpen(state, card);
    const auto end = state.used.begin() + state.usedCount;
    return std::any_of(state.used.begin(), end, [&](const CardUse& use) { return use.card() == card; });
}

// PLAY-49: one that waits, or lies in play and has not served its check yet (WIT-5).
template <typename Visit>
void forEachWitness(const GameState& state, Seat seat, Visit visit)
{
    const auto isWitness = [&](CardRef card) { return factsOf(state, card).type == CardType::Witness; };
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.seat != seat && isWaiting(state, frame.card) &&
            isWitness(frame.card))
            visit(frame.card);
    }
    for (int place = 0; place < state.match->seats(); ++place) {
        const Seat owner = seatFrom(state, seat, place);
        state.player(owner).table.forEach([&](int index) {
            const CardRef card(owner, index);
            if (controllerOf(state, card) != seat && isWitness(card) && isInEffect(state, card))
                visit(card);
        });
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
    const Frame& turn = state.turnFrame();
    const bool drawn = turn.as<TurnFrame>().cards > 0 && !turn.has(TurnFlag::PurchaseCancelled);
    return state.phase() == Phase::Briefing && open && drawn;
}

bool mayTurn(const GameState& state, Seat seat, int slot)
{
    return agentOf(state, seat, slot).hitInCombat != 0 && currentHealth(state, seat, slot) > 0;
}

// POWER-15, OQ-46: in a Combat those who fight in it, else any Agent who has somebody of his Team to fight.
template <typename LegalMoves>
void forEachTurnable(const GameState& state, Seat seat, LegalMoves offer)
{
    if (const Frame* combat = combatBeingFought(state)) {
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
        if (mayTurn(state, of, slot) && (fightersOf(state, of, agent.team) & ~(1u << slot)) != 0)
            offer(agentCard(state, of, slot));
    });
}

// POWER-28: in a round of Combat, which is a check of its own (COMBAT-12), whoever fights.
template <typename Visit>
void forEachAgentInCheck(const GameState& state, Visit visit)
{
    const int round = depthOf(state, FrameKind::Round);
    const int check = depthOf(state, FrameKind::Check);
    if (round == 0 && check == 0)
        return;
    const Frame& frame = state.frames[static_cast<std::size_t>(std::max(round, check) - 1)];
    const AgentSet agents = round > check ? recordOf(state, frame).fighting | recordOf(state, frame).foeAgents
                                          : teamMembers(state, frame.seat, frame.team);
    forEachAgent(agents, [&](int slot) { visit(frame.seat, slot); });
}

template <typename LegalMoves>
void forEachTarget(const GameState& state, Seat seat, Power power, LegalMoves offer)
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
        for (int place = 0; place < state.match->seats() && cardsJustDrawn(state); ++place)
            if (const Seat other = seatFrom(state, seat, place); other != seat)
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
        forEachAgentInCheck(state, [&](Seat of, int slot) { offer(agentCard(state, of, slot)); });
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
