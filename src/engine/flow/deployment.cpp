// Deployment Phase: Agents move and form Teams, Agents of the hand are bought (DEP, AGENT-1 to AGENT-6).
#include "engine/changes/agents.h"
#include "engine/changes/payment.h"
#include "engine/changes/reactions.h"
#include "engine/changes/team_cards.h"
#include "engine/changes/zones.h"
#include "engine/flow/chapter.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/team_cards.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace deployment {
namespace {

enum Step : std::uint8_t { kStart, kChoose, kEndWindow, kDone };

// A Team of `section`, or a new one.
template <typename Visit>
void forEachTeamChoice(const GameState& state, Seat seat, Section section, std::uint8_t newTeam, Visit visit)
{
    forEachTeam(state, seat, section, visit);
    visit(newTeam);
}

Action deploy(int slot, Section section, std::uint8_t team)
{
    return {.kind = ActionKind::Deploy,
            .agent = static_cast<std::uint8_t>(slot),
            .team = team,
            .section = static_cast<std::uint8_t>(section)};
}

// DEP-1 to DEP-8: where this Agent is not already. Each is given his place once a phase, which loses nothing.
void listDeployments(const GameState& state, Seat seat, int slot, std::uint8_t newTeam, ActionList& actions)
{
    const AgentState& agent = agentOf(state, seat, slot);
    if (agent.moved != 0)
        return;
    if (agent.where() == Section::Hospital && !mayLeaveHospital(state, seat, slot))
        return;
    if (isBasic(state)) { // BASIC-24: all Agents of a Section are one Team
        for (Section section : {Section::Bureau, Section::Field})
            if (agent.where() != section)
                actions.add(deploy(slot, section, static_cast<std::uint8_t>(section)));
        if (agent.where() != Section::Hospital)
            actions.add(deploy(slot, Section::Hospital, kNoTeam));
        return;
    }
    const bool alone = std::has_single_bit(teamMembers(state, seat, agent.team));
    for (Section section : {Section::Bureau, Section::Field})
        forEachTeamChoice(state, seat, section, newTeam, [&](std::uint8_t team) {
            const bool here = agent.where() == section;
            if (!here || (agent.team != team && !(alone && team == newTeam)))
                actions.add(deploy(slot, section, team));
        });
    if (agent.where() != Section::Hospital) // DEP-4
        actions.add(deploy(slot, Section::Hospital, kNoTeam));
}

// AGENT-3 to AGENT-5: not one whose title is already in play.
void listPurchases(const GameState& state, Seat seat, std::uint8_t newTeam, ActionList& actions)
{
    state.player(seat).hand.forEach([&](int index) {
        const CardRef card(seat, index);
        const CardFacts& facts = factsOf(state, card);
        if (facts.type != CardType::Agent || !isOfThisGame(state, card) || agentOf(state, seat, facts.slot).inPlay() ||
            !canPay(state, seat, card, fullPriceOf(state, card)))
            return;
        if (agentOf(state, seat, facts.slot).removed != 0 && state.match->options().houseRule(6)) // AGENT-13
            return;
        for (Section section : {Section::Bureau, Section::Field})
            forEachTeamChoice(state, seat, section, newTeam, [&](std::uint8_t team) {
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
               .card = heard(play, action.card),
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

const Chapter kDeployment{deployment::advance, deployment::list, deployment::take};

} // namespace dossier
