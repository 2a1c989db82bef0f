// Investigation Phase: Teams are assigned to Sites, which are investigated one by one (INV).
#include "engine/changes/agents.h"
#include "engine/changes/sites.h"
#include "engine/changes/team_cards.h"
#include "engine/changes/zones.h"
#include "engine/flow/chapter.h"
#include "engine/flow/sites.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/team_cards.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

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

// OQ-61: the state in a Site's title, the letters after its last comma; empty where it names none.
std::string_view stateOf(const GameState& state, CardRef site)
{
    const std::string_view title = state.match->pool()[cardIndex(state, site)].title;
    constexpr std::size_t kSuffix = 4; // ", VA"
    const bool named = title.size() > kSuffix && title.substr(title.size() - kSuffix, 2) == ", ";
    return named ? title.substr(title.size() - 2) : std::string_view();
}

// A permission for one Agent, or one that holds for a whole Team of such Agents (OQ-93).
AgentSet mayGoTwice(const GameState& state, Seat seat, AgentSet team)
{
    AgentSet agents = team & agentsSaid(state, ModifierKind::PermitSet, Permission::SecondSite, seat);
    forEachAgent(team, [&](int slot) {
        if (permitted(state, Permission::SecondSite, agentCard(state, seat, slot)))
            agents |= 1u << slot;
    });
    return agents;
}

// INV-5: all Agents of the Team still have an investigation free, or a card allows them a second one.
bool isFree(const GameState& state, Seat seat, std::uint8_t team, CardRef site)
{
    const AgentSet members = teamMembers(state, seat, team);
    int planned = 0;
    bool sameState = true;
    forEachSite(state, seat, [&](CardRef other) {
        if (teamAt(state, other) != team)
            return;
        ++planned;
        sameState = sameState && !stateOf(state, site).empty() && stateOf(state, other) == stateOf(state, site);
    });
    AgentSet busy = planned > 0 ? members : 0;
    forEachAgent(members, [&](int slot) {
        if (agentOf(state, seat, slot).sites > 0)
            busy |= 1u << slot;
    });
    if (busy == 0)
        return true;
    const bool inState =
        planned > 0 && sameState && teamPermitted(state, Permission::SecondSiteInSameState, seat, members);
    return planned < 2 && ((busy & ~mayGoTwice(state, seat, members)) == 0 || inState);
}

// INV-2 to INV-6
void listAssignments(const GameState& state, Seat seat, ActionList& actions)
{
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        forEachSite(state, seat, [&](CardRef site) {
            if (teamAt(state, site) == kNoTeam && isFree(state, seat, team, site))
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
    play.tell({.kind = EventKind::SiteBegan, .seat = seat, .card = heard(play, card), .number = site.team});
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
        forEachAgent(play.state.player(turn.seat).inPlay, [&](int slot) {
            agentOf(play.state, turn.seat, slot).moved = 0;
            agentOf(play.state, turn.seat, slot).setLeftTeam(kNoTeam);
        });
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
        listFollowing(state, seat, actions);
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
        changeTeam(play, seat, action.agent, Section::Field, action.team);
        return;
    case ActionKind::FollowTeam:
        putOnTeam(play, action.card, seat, action.team);
        return;
    case ActionKind::AssignTeam:
        assignTeam(play.state, action.target, action.team);
        play.tell(
            {.kind = EventKind::TeamAssigned, .seat = seat, .card = heard(play, action.target), .number = action.team});
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
    for (Seat seat = 0; seat < play.match().seats(); ++seat) { // SITE-23: whoever's turn it is
        if (isBasic(play.state) && seat != play.state.activeSeat())
            continue;
        forEachSite(play.state, seat, [&](CardRef site) {
            assignTeam(play.state, site, kNoTeam);
            if (!hasAttached(play.state, site) && !permitted(play.state, Permission::StayUninvestigated, site))
                siteLeaves(play, site);
        });
    }
}

const Chapter kInvestigation{advance, list, take};

} // namespace dossier
