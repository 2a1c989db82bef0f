#include "engine/flow/refusal.h"

#include "engine/changes/turn_changes.h"
#include "engine/flow/phase_handler.h"
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
    return reasonsFor(state, attempt, actions);
}

RuleNumber ruleAgainst(const GameState& state, const Action& action)
{
    const std::vector<Reason> reasons = reasonsAgainst(state, {action, state.decider});
    return reasons.empty() ? RuleNumber("TURN-1") : reasons.front().rule; // one that says more than its kind can
}

std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card)
{
    const Attempt attempt{{.kind = actionOf(state, seat, card), .card = card}, seat, Attempt::kCard};
    const std::vector<Reason> reasons = reasonsAgainst(state, attempt);
    if (reasons.empty())
        return std::nullopt;
    // That it is another's turn is understood sooner than that its event is over.
    const auto role = std::ranges::find(reasons, ReasonKind::WrongRole, &Reason::kind);
    return reasons.front().rule == RuleNumber("PLAY-62") && role != reasons.end() ? *role : reasons.front();
}

Refusal concede(GameState& state, Seat seat, EventLog* log)
{
    if (seat >= state.match->seats())
        return {"WIN-8"};
    if (state.player(seat).out != 0)
        return {"MULTI-18"};
    Play play{state, log};
    giveUp(play, seat);
    run(play);
    return {};
}

} // namespace dossier
