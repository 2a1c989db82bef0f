#include "engine/changes/departure_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/queries/table/departure.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

Frame& begin(Play& play, Seat seat, AgentSet agents, CardRef cause, DepartureStep step)
{
    const auto first = play.state.hitCount;
    Frame& departure = push(play, FrameKind::Departure);
    departure.seat = seat;
    departure.as<DepartureFrame>().agents = agents;
    departure.card = cause;
    departure.step = static_cast<std::uint8_t>(step);
    departure.as<DepartureFrame>().firstHit = first;
    return departure;
}

} // namespace

void noteLoss(GameState& state, Seat seat, AgentSet agents, CardRef cause)
{
    const int depth = depthOf(state, FrameKind::Combat);
    if (depth == 0)
        return;
    Frame& combat = state.frames[static_cast<std::size_t>(depth - 1)];
    if (combat.seat == seat)
        combat.as<CombatFrame>().lost |= agents;
    if (isAdversary(state, cause))
        recordOf(state, combat).flags |= kAgentLost;
}

void openAftermath(Play& play, Seat seat, AgentSet agents, CardRef cause)
{
    if (play.state.over() || combatUnderWay(play.state) || isBasic(play.state) || !cause)
        return;
    Frame& window = push(play, FrameKind::Window);
    window.as<WindowFrame>().window = static_cast<std::uint8_t>(WindowKind::Aftermath);
    window.who = play.state.activeSeat();
    window.seat = seat;
    window.as<WindowFrame>().agents = agents;
    window.card = cause;
}

namespace {

// --- The steps ------------------------------------------------------------------------------------------------------

Frame* departureUnderWay(GameState& state)
{
    const int depth = depthOf(state, FrameKind::Departure);
    return depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
}

} // namespace

void depart(Play& play, Seat seat, AgentSet agents, CardRef cause)
{
    if (Frame* round = countingRound(play.state); round && round->seat == seat) {
        round->as<RoundFrame>().leaving |= agents;
        return;
    }
    if (agents != 0)
        begin(play, seat, agents, cause, DepartureStep::Ask);
}

void departHurt(Play& play, Seat seat, int first, CardRef cause)
{
    if (first == play.state.hitCount)
        return;
    begin(play, seat, 0, cause, DepartureStep::Reduce).as<DepartureFrame>().firstHit = static_cast<std::uint8_t>(first);
}

void departPicked(Play& play, Seat seat, std::uint8_t team, Seat chooser, CardRef cause)
{
    Frame& departure = begin(play, seat, 0, cause, DepartureStep::Pick);
    departure.team = team;
    departure.who = chooser;
}

void callOffDeparture(Play& play, Seat seat, AgentSet agents)
{
    Frame* departure = departureUnderWay(play.state);
    if (departure && departure->seat == seat)
        departure->as<DepartureFrame>().agents &= ~agents;
}

void putOffDeparture(Play& play, AgentSet agents)
{
    Frame* departure = departureUnderWay(play.state);
    if (!departure)
        return;
    const AgentSet staying = departure->as<DepartureFrame>().agents & agents;
    departure->as<DepartureFrame>().agents &= ~staying;
    const Seat seat = departure->seat;
    forEachAgent(staying, [&](int slot) { agentOf(play.state, seat, slot).leavesLater = 1; });
    leaveCombats(play.state, seat, staying);
}

namespace {

// What is known of him stays in his record until the turn ends, or he is brought back.
void removeNoted(Play& play, Seat seat, int slot, CardRef cause)
{
    const AgentState before = agentOf(play.state, seat, slot);
    removeAgent(play, seat, slot);
    AgentState& gone = agentOf(play.state, seat, slot);
    gone.section = before.section;
    gone.team = before.team;
    gone.gone = kRemoved;
    gone.byAdversary = isAdversary(play.state, cause) ? 1 : 0;
}

} // namespace

void removeAgents(Play& play, Seat seat, AgentSet agents, CardRef cause)
{
    const AgentSet removed = agents & play.state.player(seat).inPlay;
    if (removed == 0)
        return;
    leaveCombats(play.state, seat, removed);
    forEachAgent(removed, [&](int slot) {
        if (!play.state.over())
            removeNoted(play, seat, slot, cause);
    });
    noteLoss(play.state, seat, removed, cause);
    show(play, SceneKind::Departure);
    openAftermath(play, seat, removed, cause);
}

bool bringBack(Play& play, Seat seat, int slot)
{
    const AgentState before = agentOf(play.state, seat, slot);
    if (before.inPlay() || before.gone != kRemoved)
        return false;
    for (int index = 0; index < play.match().cardCount(seat); ++index) {
        const CardRef card(seat, index);
        if (factsOf(play.state, card).slot != slot || factsOf(play.state, card).type != CardType::Agent ||
            placeOf(play.state, card) != Place::Removed)
            continue;
        const bool teamLeft = teamMembers(play.state, seat, before.team) != 0;
        enterPlay(play, card, before.where(), teamLeft ? before.team : freeTeam(play.state, seat));
        return true;
    }
    return false;
}

void leaveCombats(GameState& state, Seat seat, AgentSet agents)
{
    for (int depth = 1; depth <= state.depth; ++depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind != FrameKind::Combat || frame.seat != seat)
            continue;
        recordOf(state, frame).fighting &= ~agents;
        recordOf(state, frame).foeAgents &= ~agents;
    }
}

void leaveAfterCheck(Play& play, Seat seat, std::uint8_t team)
{
    AgentSet leaving = 0;
    forEachAgent(teamMembers(play.state, seat, team), [&](int slot) {
        if (agentOf(play.state, seat, slot).leavesLater != 0)
            leaving |= 1u << slot;
    });
    if (leaving != 0)
        begin(play, seat, leaving, {}, DepartureStep::Go);
}

} // namespace dossier
