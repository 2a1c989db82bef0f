// Deployment Phase: Agents move and form Teams, Agents of the hand are bought (DEP, AGENT-1 to AGENT-6).
#include "engine/changes/agents_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/team_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/team_cards.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace deployment {
namespace {

enum Step : std::uint8_t { kStart, kChoose, kEndWindow, kDone };

Action deploy(int slot, Section section, std::uint8_t team)
{
    return {.kind = ActionKind::Deploy,
            .agent = static_cast<std::uint8_t>(slot),
            .team = team,
            .section = static_cast<std::uint8_t>(section)};
}

// DEP-1 to DEP-8
void listDeployments(const GameState& state, Seat seat, int slot, std::uint8_t newTeam, ActionList& actions)
{
    if (!mayMove(state, seat, slot))
        return;
    const auto offer = [&](Section section, std::uint8_t team) {
        if (mayGoTo(state, seat, slot, section, team, newTeam))
            actions.add(deploy(slot, section, team));
    };
    forEachTeamToJoin(state, seat, newTeam, offer);
    offer(Section::Hospital, kNoTeam); // DEP-4
}

// AGENT-3 to AGENT-5
void listPurchases(const GameState& state, Seat seat, std::uint8_t newTeam, ActionList& actions)
{
    state.player(seat).hand.forEach([&](int index) {
        const CardRef card(seat, index);
        if (!mayBuyAgent(state, seat, card))
            return;
        forEachTeamToJoin(state, seat, newTeam, [&](Section section, std::uint8_t team) {
            actions.add({.kind = ActionKind::BuyAgent,
                         .team = team,
                         .section = static_cast<std::uint8_t>(section),
                         .card = card});
        });
    });
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart:
        return openWindow(play, WindowKind::Open);
    case kEndWindow:
        return openEndWindow(play);
    case kChoose:
        return decide(play, turn.seat);
    default:
        forEachAgent(play.state.player(turn.seat).inPlay, [&](int slot) {
            AgentState& agent = agentOf(play.state, turn.seat, slot);
            agent.moved = 0;
            agent.setLeftTeam(kNoTeam);
            if (agent.where() == Section::Hospital && agent.held > 0) // HEAL-18: one Deployment Phase less
                agent.held = (agent.held - 1) & 3;
        });
        return nextPhase(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    const Seat seat = state.activeSeat();
    actions.add({.kind = ActionKind::Pass});
    const std::uint8_t newTeam = freeTeam(state, seat);
    forEachAgent(state.player(seat).inPlay, [&](int slot) { listDeployments(state, seat, slot, newTeam, actions); });
    listFollowing(state, seat, actions);
    if (!isBasic(state)) // BASIC-8
        listPurchases(state, seat, newTeam, actions);
}

void buyAgent(Play& play, const Action& action)
{
    const Seat seat = play.state.activeSeat();
    const CardFacts& facts = factsOf(play.state, action.card);
    const Price price = fullPriceOf(play.state, action.card);
    play.tell({.kind = EventKind::BoughtAgent,
               .seat = seat,
               .card = openly(play, action.card),
               .number = static_cast<std::int16_t>(action.section)});
    enterPlay(play, action.card, static_cast<Section>(action.section), action.team);
    AgentState& agent = agentOf(play.state, seat, facts.slot);
    agent.bought = 1;
    agent.moved = 1;
    openWindow(play, WindowKind::Open);
    --play.state.frames[0].step;                             // back to choosing, once the window is over
    happened(play, MomentKind::CardPlayed, {}, action.card); // AGENT-12
    payFor(play, seat, action.card, price);
}

void take(Play& play, const Action& action)
{
    const Seat seat = play.state.activeSeat();
    switch (action.kind) {
    case ActionKind::Deploy:
        agentOf(play.state, seat, action.agent).moved = 1;
        changeTeam(play, seat, action.agent, static_cast<Section>(action.section), action.team);
        return;
    case ActionKind::FollowTeam:
        putOnTeam(play, action.card, seat, action.team);
        return;
    case ActionKind::BuyAgent:
        buyAgent(play, action);
        return;
    default:
        nextStep(play);
    }
}

} // namespace
} // namespace deployment

const PhaseHandler kDeployment{deployment::advance, deployment::list, deployment::take};

} // namespace dossier
