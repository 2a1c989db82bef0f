#include "engine/agents.h"

#include "engine/zones.h"

#include <algorithm>

namespace dossier {

AgentSet agentsIn(const GameState& state, Seat seat, Section section)
{
    AgentSet found = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).where() == section)
            found |= 1u << slot;
    });
    return found;
}

AgentSet teamMembers(const GameState& state, Seat seat, std::uint8_t team)
{
    AgentSet found = 0;
    if (team == kNoTeam)
        return found;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).team == team)
            found |= 1u << slot;
    });
    return found;
}

std::uint8_t freeTeam(const GameState& state, Seat seat)
{
    std::uint32_t used = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) { used |= 1u << agentOf(state, seat, slot).team; });
    return static_cast<std::uint8_t>(std::countr_one(used));
}

int permanentHealth(const GameState& state, Seat seat, int slot)
{
    return std::max(0, agentFacts(state, seat, slot).health - agentOf(state, seat, slot).healthLost);
}

int currentHealth(const GameState& state, Seat seat, int slot)
{
    return std::max(0, permanentHealth(state, seat, slot) - agentOf(state, seat, slot).damage);
}

bool mayLeaveHospital(const GameState& state, Seat seat, int slot)
{
    constexpr int kFit = 3; // HEAL-7
    const AgentState& agent = agentOf(state, seat, slot);
    if (agent.held > 0)
        return false;
    if (agent.damage == 0)
        return true;
    const bool basic = state.match->options().game == Game::Basic;
    return !basic && agent.untilHealed == 0 && currentHealth(state, seat, slot) >= kFit;
}

int skillOf(const GameState& state, Seat seat, int slot, Ability ability)
{
    return agentFacts(state, seat, slot).abilities[ability];
}

int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability)
{
    int level = 0;
    forEachAgent(teamMembers(state, seat, team), [&](int slot) { level += skillOf(state, seat, slot, ability); });
    return level;
}

void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const bool moves = agent.where() != section;
    const CardRef card = agentCard(play.state, seat, slot);
    agent.section = static_cast<std::uint8_t>(section);
    agent.team = section == Section::Hospital ? kNoTeam : team;
    put(play, card, placeOf(section));
    if (moves)
        play.tell({.kind = EventKind::Moved,
                   .seat = seat,
                   .card = cardIndex(play.state, card),
                   .number = static_cast<std::int16_t>(section)});
    play.tell({.kind = EventKind::JoinedTeam, .seat = seat, .card = cardIndex(play.state, card), .number = agent.team});
}

void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team)
{
    const Seat seat = card.owner();
    const int slot = factsOf(play.state, card).slot;
    AgentState& agent = agentOf(play.state, seat, slot);
    agent = {};
    agent.card = static_cast<std::uint8_t>(card.index());
    agent.section = static_cast<std::uint8_t>(section);
    play.state.player(seat).inPlay |= 1u << slot;
    settle(play, seat, slot, section, team);
}

void discardAgent(Play& play, Seat seat, int slot)
{
    const CardRef card = agentCard(play.state, seat, slot);
    agentOf(play.state, seat, slot) = {};
    play.state.player(seat).inPlay &= ~(1u << slot);
    discard(play, card);
}

} // namespace dossier
