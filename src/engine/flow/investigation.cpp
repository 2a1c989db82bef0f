// Investigation Phase: Teams are assigned to Sites, which are investigated one by one (INV).
#include "engine/changes/agents_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/team_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/sites_flow.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/assignment.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/team_cards.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace investigation {
namespace {

enum Step : std::uint8_t { kStart, kAssign, kAfterAssignment, kChooseSite, kAfterSite, kClose, kEndWindow, kDone };
static_assert(kAssign == kAssignmentStep);

bool anyAssigned(const GameState& state, Seat seat)
{
    bool found = false;
    forEachSite(state, seat, [&](CardRef site) { found = found || teamAt(state, site) != kNoTeam; });
    return found;
}

bool anyToInvestigate(const GameState& state, Seat seat)
{
    bool found = false;
    forEachSite(state, seat, [&](CardRef site) { found = found || mayInvestigate(state, seat, site); });
    return found;
}

// INV-1: Teams in the Field may be re-formed, before any of them is assigned.
void listRegroupings(const GameState& state, Seat seat, ActionList& actions)
{
    forEachAgent(agentsIn(state, seat, Section::Field), [&](int slot) {
        if (mayRegroup(state, seat, slot))
            forEachTeamToRegroup(state, seat, slot, [&](std::uint8_t team) {
                actions.add({.kind = ActionKind::Regroup, .agent = static_cast<std::uint8_t>(slot), .team = team});
            });
    });
}

void listAssignments(const GameState& state, Seat seat, ActionList& actions)
{
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        forEachSite(state, seat, [&](CardRef site) {
            if (mayAssign(state, seat, team, site))
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
    ++play.state.frames[0].as<TurnFrame>().cards;
    play.tell({.kind = EventKind::SiteBegan, .seat = seat, .card = heard(play, card), .number = site.team});
    const std::uint8_t team = site.team;
    takePart(play, seat, teamMembers(play.state, seat, team));
    happened(play, MomentKind::NamedInvestigates, Thing::team(seat, team), card);
}

// INV-12. The Basic Game has the windows of the Site, and one without a Site (BASIC-45, OQ-160).
Flow openPhaseWindow(Play& play)
{
    const TurnFrame& turn = play.state.top().as<TurnFrame>();
    const bool withoutSite = turn.step == kEndWindow && turn.cards == 0;
    return isBasic(play.state) && !withoutSite ? nextStep(play) : openWindow(play, WindowKind::Open);
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart:
    case kAfterAssignment:
    case kEndWindow:
        return openPhaseWindow(play);
    case kAssign:
        return decide(play, turn.seat);
    case kChooseSite: // INV-8, INV-10
        return anyToInvestigate(play.state, turn.seat) ? decide(play, turn.seat) : (turn.step = kClose, Flow::GoOn);
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
            if (mayInvestigate(state, seat, site))
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
} // namespace investigation

void clearField(Play& play)
{
    for (Seat seat = 0; seat < play.match().seats(); ++seat) // SITE-23: whoever's turn it is
        forEachSite(play.state, seat, [&](CardRef site) {
            assignTeam(play.state, site, kNoTeam);
            const bool stays = isBasic(play.state) || hasAttached(play.state, site) ||
                               permitted(play.state, Permission::StayUninvestigated, site);
            if (!stays)
                siteLeaves(play, site);
        });
}

const PhaseHandler kInvestigation{investigation::advance, investigation::list, investigation::take};

} // namespace dossier
