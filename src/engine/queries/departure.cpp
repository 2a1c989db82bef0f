#include "engine/queries/departure.h"

#include "engine/queries/agents.h"
#include "engine/queries/damage.h"
#include "engine/queries/zones.h"

#include <algorithm>

namespace dossier {

namespace {

enum Step : std::uint8_t { kPick, kReduce, kAbsorb, kCount, kReact, kBeaten, kAsk, kGo, kEnd };

constexpr int kBasicTokens = 2; // BASIC-33
constexpr std::uint8_t kHospitalised = 1;
constexpr std::uint8_t kRemoved = 2;

bool isAdversary(const GameState& state, CardRef card)
{
    return card && factsOf(state, card).type == CardType::Adversary;
}

bool cannotGo(const GameState& state, Seat seat, int slot)
{
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    return !here || agentOf(state, seat, slot).where() == Section::Hospital;
}

Frame& begin(Play& play, Seat seat, AgentSet agents, CardRef cause, Step step)
{
    const auto first = play.state.hitCount;
    Frame& departure = push(play, FrameKind::Departure);
    departure.seat = seat;
    departure.set = agents;
    departure.card = cause;
    departure.step = step;
    departure.chosen = first;
    return departure;
}

// What a Combat under way wants to know of those who are lost while it lasts (OQ-88, OQ-115).
void noteLoss(GameState& state, Seat seat, AgentSet agents, CardRef cause)
{
    const int depth = depthOf(state, FrameKind::Combat);
    if (depth == 0)
        return;
    Frame& combat = state.frames[static_cast<std::size_t>(depth - 1)];
    if (combat.seat == seat)
        combat.set |= agents;
    if (isAdversary(state, cause))
        recordOf(state, combat).flags |= kAgentLost;
}

// OQ-59: the card that would send them has been negated.
bool isNegated(const GameState& state, CardRef cause)
{
    for (int i = 0; cause && i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == cause && (frame.flags & kNegated) != 0)
            return true;
    }
    return false;
}

// OQ-88: what happens inside a Combat is answered when that is over.
void openAftermath(Play& play, Seat seat, AgentSet agents, CardRef cause)
{
    if (play.state.over() || combatUnderWay(play.state) || isBasic(play.state) || !cause)
        return;
    Frame& window = push(play, FrameKind::Window);
    window.what = static_cast<std::uint8_t>(WindowKind::Aftermath);
    window.who = play.state.activeSeat();
    window.seat = seat;
    window.set = agents;
    window.card = cause;
}

void goToHospital(Play& play, Seat seat, int slot, bool byAdversary)
{
    settle(play, seat, slot, Section::Hospital, kNoTeam);
    AgentState& agent = agentOf(play.state, seat, slot);
    agent.gone = kHospitalised;
    agent.byAdversary = byAdversary ? 1 : 0;
    agent.leavesLater = 0;
}

// --- The steps ------------------------------------------------------------------------------------------------------

// Of those who were hit, who has no Health left.
Flow findBeaten(Play& play)
{
    Frame& departure = play.state.top();
    for (int i = departure.chosen; i < play.state.hitCount; ++i) {
        const int slot = play.state.hits[static_cast<std::size_t>(i)].target;
        const bool here = (play.state.player(departure.seat).inPlay >> slot & 1u) != 0;
        if (here && currentHealth(play.state, departure.seat, slot) == 0)
            departure.set |= 1u << slot;
    }
    forgetHits(play.state, departure);
    departure.step = departure.set != 0 ? kAsk : kEnd;
    return Flow::GoOn;
}

Flow count(Play& play)
{
    countHits(play, play.state.top());
    while (tellNextHit(play)) {
    }
    return nextStep(play);
}

Flow go(Play& play)
{
    Frame& departure = play.state.top();
    departure.step = kEnd;
    if ((departure.more & kDiverted) != 0 || isNegated(play.state, departure.card))
        departure.set = 0;
    forEachAgent(departure.set, [&](int slot) {
        if (cannotGo(play.state, departure.seat, slot))
            departure.set &= ~(1u << slot);
    });
    const Frame leaving = departure;
    const bool byAdversary = isAdversary(play.state, leaving.card);
    forEachAgent(leaving.set, [&](int slot) { goToHospital(play, leaving.seat, slot, byAdversary); });
    leaveCombats(play.state, leaving.seat, leaving.set);
    if (leaving.set != 0)
        noteLoss(play.state, leaving.seat, leaving.set, leaving.card);
    return Flow::GoOn;
}

Flow end(Play& play)
{
    const Frame departure = play.state.top();
    pop(play);
    if (departure.set != 0)
        openAftermath(play, departure.seat, departure.set, departure.card);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    const Frame& departure = play.state.top();
    switch (departure.step) {
    case kPick:
        return decide(play, departure.who);
    case kReduce:
        reduceHits(play.state, departure);
        return nextStep(play);
    case kAbsorb:
        return openWindow(play, WindowKind::Absorb);
    case kCount:
        return count(play);
    case kReact:
        return openWindow(play, WindowKind::AfterDamage);
    case kBeaten:
        return findBeaten(play);
    case kAsk:
        return openWindow(play, WindowKind::Departure);
    case kGo:
        return go(play);
    default:
        return end(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    forEachAgent(teamMembers(state, state.top().seat, state.top().team), [&](int slot) {
        actions.add({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(slot)});
    });
}

// BASIC-33
void take(Play& play, const Action& action)
{
    Frame& departure = play.state.top();
    departure.set = 1u << action.agent;
    departure.step = kGo;
    play.tell({.kind = EventKind::Picked,
               .seat = departure.who,
               .card = cardIndex(play.state, agentCard(play.state, departure.seat, action.agent))});
    agentOf(play.state, departure.seat, action.agent).damage = kBasicTokens;
}

Frame* departureUnderWay(GameState& state)
{
    const int depth = depthOf(state, FrameKind::Departure);
    return depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
}

} // namespace

void depart(Play& play, Seat seat, AgentSet agents, CardRef cause)
{
    if (Frame* round = countingRound(play.state); round && round->seat == seat) {
        round->set |= agents;
        return;
    }
    if (agents != 0)
        begin(play, seat, agents, cause, kAsk);
}

void departHurt(Play& play, Seat seat, int first, CardRef cause)
{
    if (first == play.state.hitCount)
        return;
    begin(play, seat, 0, cause, kReduce).chosen = static_cast<std::uint8_t>(first);
}

void departPicked(Play& play, Seat seat, std::uint8_t team, Seat chooser, CardRef cause)
{
    Frame& departure = begin(play, seat, 0, cause, kPick);
    departure.team = team;
    departure.who = chooser;
}

void callOffDeparture(Play& play)
{
    if (Frame* departure = departureUnderWay(play.state))
        departure->more |= kDiverted;
}

void putOffDeparture(Play& play, AgentSet agents)
{
    Frame* departure = departureUnderWay(play.state);
    if (!departure)
        return;
    const AgentSet staying = departure->set & agents;
    departure->set &= ~staying;
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

AgentSet removedThisTurn(const GameState& state, Seat seat)
{
    AgentSet removed = 0;
    for (int slot = 0; slot < kMostAgentTitles; ++slot)
        if (!agentOf(state, seat, slot).inPlay() && agentOf(state, seat, slot).gone == kRemoved)
            removed |= 1u << slot;
    return removed;
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
        begin(play, seat, leaving, {}, kGo);
}

const Chapter kDeparture{advance, list, take};

} // namespace dossier
