// Why a card cannot be played now: the reasons of reason.h, one after the other.
#include "engine/flow/refusal.h"

#include "engine/changes/agents.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/state/reason.h"

#include <algorithm>

namespace dossier {

namespace {

// Sites, Equipment and Agents come to the table by the actions of their phases, not through the stack (PLAY-28).
std::optional<ActionKind> actionOf(CardType type)
{
    switch (type) {
    case CardType::Site:
        return ActionKind::PlaceSite;
    case CardType::Equipment:
        return ActionKind::Requisition;
    case CardType::Agent:
        return ActionKind::BuyAgent;
    default:
        return std::nullopt;
    }
}

bool isOffered(const GameState& state, CardRef card, ActionKind kind)
{
    ActionList actions;
    legalActions(state, actions);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& action) { return action.kind == kind && action.card == card; });
}

std::optional<Reason> reasonAgainstPhaseAction(const GameState& state, Seat seat, CardRef card, ActionKind kind)
{
    if (isOffered(state, card, kind))
        return std::nullopt;
    const int have = points(state, seat);
    const int want = priceOf(state, card);
    const RuleNumber rule = ruleAgainst(state, {.kind = kind, .card = card});
    const bool inPhase = rule != RuleNumber("REQ-1") && rule != RuleNumber("CASE-1") && rule != RuleNumber("AGENT-2");
    if (!inPhase)
        return Reason{ReasonKind::WrongWindow, rule};
    if (have < want)
        return Reason{ReasonKind::TooDear, rule, {}, have, want};
    const bool copy = rule == RuleNumber("CASE-5") || rule == RuleNumber("AGENT-5");
    return Reason{copy ? ReasonKind::SecondCopy : ReasonKind::NoTarget, rule};
}

} // namespace

std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card)
{
    if (state.over() || state.decider != seat)
        return Reason{ReasonKind::NotYourDecision, state.over() ? "WIN-7" : "OQ-24"};
    if (card.owner() == seat && placeOf(state, card) == Place::Hand)
        if (const auto kind = actionOf(factsOf(state, card).type))
            return reasonAgainstPhaseAction(state, seat, card, *kind);
    return reasonAgainst(state, seat, card, momentOf(state), false);
}

namespace {

bool tooDear(const GameState& state, const Action& action)
{
    return factsOf(state, action.card).cost > points(state, state.decider);
}

RuleNumber againstBuying(const GameState& state, const Action& action)
{
    if (state.phase() != Phase::Briefing)
        return "BRIEF-10";
    return action.number > drawable(state, state.decider) ? "BRIEF-29" : "BRIEF-11";
}

RuleNumber againstSelling(const GameState& state, const Action& action)
{
    if (state.decider == state.activeSeat())
        return "BRIEF-25";
    return action.card && factsOf(state, action.card).pool == Pool::Conspiracy ? "BRIEF-14" : "BRIEF-19";
}

RuleNumber againstRequisition(const GameState& state, const Action& action)
{
    if (state.phase() != Phase::Requisition || state.decider != state.activeSeat())
        return "REQ-1";
    return action.card && tooDear(state, action) ? "REQ-2" : "REQ-3";
}

RuleNumber againstBuyingAgent(const GameState& state, const Action& action)
{
    if (state.phase() != Phase::Deployment)
        return "AGENT-2";
    if (!action.card || factsOf(state, action.card).type != CardType::Agent)
        return "AGENT-1";
    if (agentOf(state, state.decider, factsOf(state, action.card).slot).inPlay())
        return "AGENT-5";
    return tooDear(state, action) ? "AGENT-1" : "AGENT-3";
}

RuleNumber againstPlacing(const GameState& state, const Action& action)
{
    if (state.phase() != Phase::CaseAssignment || state.decider != state.activeSeat())
        return "CASE-1";
    if (!action.card || factsOf(state, action.card).type != CardType::Site)
        return "CASE-1";
    if (tooDear(state, action))
        return "CASE-2";
    return "CASE-5";
}

RuleNumber againstDeploying(const GameState& state, const Action& action)
{
    const bool known = state.phase() == Phase::Deployment && action.agent < kMostAgentTitles &&
                       agentOf(state, state.decider, action.agent).inPlay();
    if (known && agentOf(state, state.decider, action.agent).where() == Section::Hospital)
        return "DEP-3";
    return "DEP-1";
}

RuleNumber againstPlaying(const GameState& state, const Action& action)
{
    if (!action.card)
        return "PLAY-36";
    const auto reason = whyNot(state, state.decider, action.card);
    return reason ? reason->rule : RuleNumber("PLAY-69");
}

RuleNumber againstGuessing(const GameState& state)
{
    return state.player(state.activeSeat()).guessed != 0 ? "SITE-14" : "SITE-11";
}

} // namespace

RuleNumber ruleAgainst(const GameState& state, const Action& action)
{
    switch (action.kind) {
    case ActionKind::Pass:
        return state.phase() == Phase::Debriefing ? "DEBRIEF-2" : "TURN-1";
    case ActionKind::FreeDraw:
        return "BRIEF-1";
    case ActionKind::BuyCards:
        return againstBuying(state, action);
    case ActionKind::Sell:
        return againstSelling(state, action);
    case ActionKind::Requisition:
        return againstRequisition(state, action);
    case ActionKind::HandOver:
        return "REQ-9";
    case ActionKind::Deploy:
        return againstDeploying(state, action);
    case ActionKind::BuyAgent:
        return againstBuyingAgent(state, action);
    case ActionKind::PlaceSite:
        return againstPlacing(state, action);
    case ActionKind::PutUnder:
        return "BLUFF-1";
    case ActionKind::Regroup:
        return "INV-1";
    case ActionKind::AssignTeam:
        return "INV-5";
    case ActionKind::Investigate:
        return "INV-8";
    case ActionKind::AnnounceSkill:
        return "CASE-10";
    case ActionKind::Ask:
        return "SITE-2";
    case ActionKind::Guess:
        return againstGuessing(state);
    case ActionKind::Discard:
        return "DEBRIEF-1";
    case ActionKind::Play:
        return againstPlaying(state, action);
    case ActionKind::UseBluff:
        return "BLUFF-7";
    case ActionKind::Allot:
        return "COMBAT-27";
    case ActionKind::PayWith:
        return "PLAY-8";
    case ActionKind::Produce:
        return "BRIEF-4";
    case ActionKind::FollowTeam:
        return "DEP-14";
    case ActionKind::Announce:
        return "POWER-3";
    case ActionKind::UsePower:
        return "POWER-1";
    case ActionKind::PickAgent:
    case ActionKind::Choose:
        return "PLAY-61";
    case ActionKind::UseText:
        return "PLAY-66";
    case ActionKind::NameWord:
        return "PLAY-63";
    case ActionKind::Concede:
        break;
    }
    return "WIN-8";
}

Refusal concede(GameState& state, Seat seat, EventLog* log)
{
    if (seat >= state.match->seats())
        return {"WIN-8"};
    Play play{state, log};
    endGame(play, leftOf(state, seat), Ending::Conceded);
    return {};
}

} // namespace dossier
