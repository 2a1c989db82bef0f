#include "engine/players/supervisor/supervisor_choice.h"

#include "engine/players/policy/without_costs.h"
#include "engine/players/supervisor/hiding.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_choices.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/players/supervisor/supervisor_knowledge.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/players/supervisor/supervisor_windows.h"

namespace dossier {

namespace {

// The kind of action by which a decision is known: the first besides passing.
ActionKind kindOf(const ActionList& actions)
{
    for (const Action& action : actions)
        if (action.kind != ActionKind::Pass)
            return action.kind;
    return ActionKind::Pass;
}

} // namespace

Action choiceByRules(const Match& match, const Observation& seen, const ActionList& actions)
{
    std::optional<Observation> copy;
    const PlayerView sight{match, withoutCosts(match, seen, copy)};
    switch (kindOf(actions)) {
    case ActionKind::FreeDraw:
        return *actions.find(ActionKind::FreeDraw);
    case ActionKind::BuyCards:
        return buyCards(sight, actions);
    case ActionKind::Sell:
        return sell(sight, actions);
    case ActionKind::Produce:
        return produce(sight, actions);
    case ActionKind::Requisition:
    case ActionKind::HandOver:
        return equip(sight, actions);
    case ActionKind::Deploy:
    case ActionKind::BuyAgent:
        return deploy(sight, actions);
    case ActionKind::PlaceSite:
        return placeSite(sight, actions);
    case ActionKind::PutUnder:
        return hide(sight, actions);
    case ActionKind::UseBluff:
        return useBluffs(sight, actions);
    case ActionKind::Regroup:
    case ActionKind::FollowTeam:
    case ActionKind::AssignTeam:
    case ActionKind::Investigate:
        return assign(sight, actions);
    case ActionKind::AnnounceSkill:
        return announceSkill(sight, actions);
    case ActionKind::Ask:
        return ask(sight, actions);
    case ActionKind::Guess:
        return guess(sight, actions);
    case ActionKind::Discard:
        return discard(sight, actions);
    case ActionKind::PayWith:
        return payWith(sight, actions);
    case ActionKind::Choose:
        return pick(sight, actions);
    case ActionKind::PickAgent:
        return pickAgent(sight, actions);
    case ActionKind::NameWord:
        return nameWord(sight, actions);
    case ActionKind::Allot:
        return allot(sight, actions);
    case ActionKind::Play:
    case ActionKind::UseText:
    case ActionKind::UsePower:
    case ActionKind::Announce:
        return takeOption(sight, actions);
    default:
        return passOr(actions);
    }
}

} // namespace dossier
