#include "engine/flow/refusal.h"

#include "engine/changes/agents.h"
#include "engine/flow/rules.h"
#include "engine/queries/reasons/reasons.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

ActionKind actionOf(const GameState& state, Seat seat, CardRef card)
{
    const bool inHand = card.owner() == seat && placeOf(state, card) == Place::Hand;
    return inHand ? wayToTheTable(factsOf(state, card).type) : ActionKind::Play;
}

bool isOffered(const ActionList& actions, CardRef card, ActionKind kind)
{
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& action) { return action.kind == kind && action.card == card; });
}

ActionKinds kindsOf(const ActionList& actions)
{
    ActionKinds kinds = 0;
    for (const Action& action : actions)
        kinds |= bitOf(action.kind);
    return kinds;
}

} // namespace

ActionKind wayToTheTable(CardType type)
{
    switch (type) {
    case CardType::Site:
        return ActionKind::PlaceSite;
    case CardType::Equipment:
        return ActionKind::Requisition;
    case CardType::Agent:
        return ActionKind::BuyAgent;
    default:
        return ActionKind::Play;
    }
}

std::vector<Reason> reasonsAgainst(const GameState& state, const Attempt& attempt)
{
    ActionList actions;
    legalActions(state, actions);
    return reasonsFor(state, attempt, kindsOf(actions));
}

RuleNumber ruleAgainst(const GameState& state, const Action& action)
{
    return reasonsAgainst(state, {action, state.decider}).front().rule;
}

std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card)
{
    const ActionKind kind = actionOf(state, seat, card);
    ActionList actions;
    legalActions(state, actions);
    if (state.decider == seat && isOffered(actions, card, kind))
        return std::nullopt;
    const Attempt attempt{{.kind = kind, .card = card}, seat, Attempt::kCard};
    return reasonsFor(state, attempt, kindsOf(actions)).front();
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
