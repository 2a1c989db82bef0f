// Agents who have to leave for the Hospital, one or several at once (COMBAT-32, COMBAT-54, BASIC-33).
#include "engine/combat.h"
#include "engine/modifiers.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kBasicTokens = 2; // BASIC-33

// Whom the Adversary's player may pick in the Basic Game.
AgentSet eligible(const GameState& state)
{
    return teamMembers(state, state.top().seat, state.top().team);
}

Flow advance(Play& play)
{
    const Frame departure = play.state.top();
    if (departure.count > 0)
        return decide(play, departure.who);
    pop(play);
    forEachAgent(departure.set, [&](int slot) { settle(play, departure.seat, slot, Section::Hospital, kNoTeam); });
    leaveCombats(play.state, departure.seat, departure.set);
    return Flow::GoOn;
}

void list(const GameState& state, ActionList& actions)
{
    forEachAgent(eligible(state), [&](int slot) {
        actions.add({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(slot)});
    });
}

void take(Play& play, const Action& action)
{
    Frame& departure = play.state.top();
    departure.set = 1u << action.agent;
    departure.count = 0;
    play.tell({.kind = EventKind::Picked,
               .seat = departure.who,
               .card = cardIndex(play.state, agentCard(play.state, departure.seat, action.agent))});
    agentOf(play.state, departure.seat, action.agent).damage = kBasicTokens;
}

} // namespace

void damageAgent(Play& play, Seat seat, int slot, int amount)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const int taken = std::min(amount, currentHealth(play.state, seat, slot));
    agent.damage = static_cast<std::uint8_t>(agent.damage + taken) & 0xf;
    if (taken > 0 && depthOf(play.state, FrameKind::Combat) > 0)
        agent.hitInCombat = 1;
    play.tell({.kind = EventKind::Hurt,
               .seat = seat,
               .card = cardIndex(play.state, agentCard(play.state, seat, slot)),
               .number = static_cast<std::int16_t>(taken),
               .second = static_cast<std::int16_t>(currentHealth(play.state, seat, slot))});
}

void leaveCombats(GameState& state, Seat seat, AgentSet agents)
{
    for (int depth = 1; depth <= state.depth; ++depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Combat && frame.seat == seat)
            state.combats[static_cast<std::size_t>(frame.level)].fighting &= ~agents;
    }
}

void depart(Play& play, Seat seat, AgentSet agents)
{
    Frame& departure = push(play, FrameKind::Departure);
    departure.seat = seat;
    departure.set = agents;
}

void wound(Play& play, Seat seat, AgentSet agents, int amount)
{
    AgentSet beaten = 0;
    forEachAgent(agents, [&](int slot) {
        damageAgent(play, seat, slot, amount);
        if (currentHealth(play.state, seat, slot) == 0)
            beaten |= 1u << slot;
    });
    if (beaten != 0)
        depart(play, seat, beaten);
}

const Chapter kDeparture{advance, list, take};

} // namespace dossier
