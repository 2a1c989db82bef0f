// Investigation Phase: Teams are assigned to Sites, which are investigated one by one (INV).
#include "engine/sites.h"

namespace dossier {

namespace {

enum Step : std::uint8_t { kStart, kAssign, kAfterAssignment, kChooseSite, kAfterSite, kClose, kEndWindow, kDone };

bool anyAssigned(const GameState& state, Seat seat)
{
    bool found = false;
    forEachSite(state, seat, [&](CardRef site) { found = found || teamAt(state, site) != kNoTeam; });
    return found;
}

// INV-1: Teams in the Field may be re-formed, before any of them is assigned.
void listRegroupings(const GameState& state, Seat seat, ActionList& actions)
{
    forEachAgent(agentsIn(state, seat, Section::Field), [&](int slot) {
        const AgentState& agent = agentOf(state, seat, slot);
        if (agent.moved != 0)
            return;
        const auto offer = [&](std::uint8_t team) {
            if (team != agent.team)
                actions.add({.kind = ActionKind::Regroup, .agent = static_cast<std::uint8_t>(slot), .team = team});
        };
        forEachTeam(state, seat, Section::Field, offer);
        if (!std::has_single_bit(teamMembers(state, seat, agent.team)))
            offer(freeTeam(state, seat));
    });
}

// INV-5: all Agents of the Team still have an investigation free.
bool isFree(const GameState& state, Seat seat, std::uint8_t team)
{
    bool free = true;
    forEachAgent(teamMembers(state, seat, team),
                 [&](int slot) { free = free && agentOf(state, seat, slot).sites == 0; });
    forEachSite(state, seat, [&](CardRef site) { free = free && teamAt(state, site) != team; });
    return free;
}

// INV-2 to INV-6
void listAssignments(const GameState& state, Seat seat, ActionList& actions)
{
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        if (!isFree(state, seat, team))
            return;
        forEachSite(state, seat, [&](CardRef site) {
            if (teamAt(state, site) == kNoTeam)
                actions.add({.kind = ActionKind::AssignTeam, .team = team, .target = site});
        });
    });
}

void beginSite(Play& play, CardRef card)
{
    const Seat seat = play.state.activeSeat();
    play.state.top().step = kAfterSite;
    Frame& site = push(play, FrameKind::Site);
    site.seat = seat;
    site.who = directedAt(play.state, card);
    site.card = card;
    site.team = teamAt(play.state, card);
    assignTeam(play.state, card, kNoTeam); // INV-4: once a turn
    forEachAgent(teamMembers(play.state, seat, site.team), [&](int slot) {
        AgentState& agent = agentOf(play.state, seat, slot);
        agent.sites = (agent.sites + 1) & 3;
    });
    play.tell({.kind = EventKind::SiteBegan, .seat = seat, .card = cardIndex(play.state, card), .number = site.team});
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart:
    case kAfterAssignment:
    case kEndWindow:
        return openWindow(play, WindowKind::Open);
    case kAssign:
        return decide(play, turn.seat);
    case kChooseSite: // INV-8, INV-10
        return anyAssigned(play.state, turn.seat) ? decide(play, turn.seat) : (turn.step = kClose, Flow::GoOn);
    case kAfterSite:
        openWindow(play, WindowKind::Open);
        play.state.frames[0].step = kChooseSite;
        return Flow::GoOn;
    case kClose:
        clearField(play);
        return nextStep(play);
    default:
        forEachAgent(play.state.player(turn.seat).inPlay,
                     [&](int slot) { agentOf(play.state, turn.seat, slot).moved = 0; });
        return nextPhase(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    const Seat seat = state.activeSeat();
    actions.add({.kind = ActionKind::Pass});
    if (state.top().step == kAssign) {
        if (!anyAssigned(state, seat) && !isBasic(state)) // BASIC-28
            listRegroupings(state, seat, actions);
        listAssignments(state, seat, actions);
    } else {
        forEachSite(state, seat, [&](CardRef site) {
            if (teamAt(state, site) != kNoTeam)
                actions.add({.kind = ActionKind::Investigate, .target = site});
        });
    }
}

void take(Play& play, const Action& action)
{
    const Seat seat = play.state.activeSeat();
    switch (action.kind) {
    case ActionKind::Regroup:
        agentOf(play.state, seat, action.agent).moved = 1;
        settle(play, seat, action.agent, Section::Field, action.team);
        return;
    case ActionKind::AssignTeam:
        assignTeam(play.state, action.target, action.team);
        play.tell({.kind = EventKind::TeamAssigned,
                   .seat = seat,
                   .card = cardIndex(play.state, action.target),
                   .number = action.team});
        return;
    case ActionKind::Investigate:
        beginSite(play, action.target);
        return;
    default:
        play.state.top().step = play.state.top().step == kAssign ? kAfterAssignment : kClose;
    }
}

} // namespace

void clearField(Play& play)
{
    forEachSite(play.state, play.state.activeSeat(), [&](CardRef site) {
        assignTeam(play.state, site, kNoTeam);
        if (!hasAttached(play.state, site))
            siteLeaves(play, site);
    });
}

const Chapter kInvestigation{advance, list, take};

} // namespace dossier
