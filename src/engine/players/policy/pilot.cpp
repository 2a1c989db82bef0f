#include "engine/players/policy/pilot.h"

#include "engine/players/policy/without_costs.h"
#include "engine/queries/meaning/activators.h"
#include "engine/queries/table/question.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kFullHand = 12;    // more cards would be thrown away at the end of the turn
constexpr int kSavedForSite = 3; // RP kept back while no Site can be played

AgentSet fitAgents(const SeenPlayer& player)
{
    AgentSet fit = 0;
    for (const SeenAgent& agent : player.agents)
        if (agent.section != Section::Hospital)
            fit |= 1u << agent.slot;
    return fit;
}

AgentSet fieldAgents(const SeenPlayer& player)
{
    AgentSet field = 0;
    for (const SeenAgent& agent : player.agents)
        if (agent.section == Section::Field && agent.sites == 0)
            field |= 1u << agent.slot;
    return field;
}

std::uint8_t teamOf(const SeenPlayer& player, int slot)
{
    for (const SeenAgent& agent : player.agents)
        if (agent.slot == slot)
            return agent.team;
    return kNoTeam;
}

AgentSet membersOf(const SeenPlayer& player, std::uint8_t team)
{
    AgentSet members = 0;
    for (const SeenAgent& agent : player.agents)
        if (agent.team == team)
            members |= 1u << agent.slot;
    return members;
}

// The Team number under which `group` shall gather: the one most of them bear, unless another group has it.
std::uint8_t homeOf(const SeenPlayer& player, AgentSet group, std::uint32_t taken)
{
    std::uint8_t home = kNoTeam;
    int most = 0;
    for (std::uint8_t team = 0; team < kNoTeam; ++team) {
        const int there = std::popcount(membersOf(player, team) & group);
        if ((taken >> team & 1u) == 0 && there > most) {
            most = there;
            home = team;
        }
    }
    return home;
}

// A Team number nobody bears, among those offered to this Agent.
const Action* findRegroupToNew(const SeenPlayer& player, const ActionList& actions, int slot)
{
    for (const Action& action : actions)
        if (action.kind == ActionKind::Regroup && action.agent == slot && membersOf(player, action.team) == 0)
            return &action;
    return nullptr;
}

const Action* findRegroup(const ActionList& actions, int slot, std::uint8_t team)
{
    for (const Action& action : actions)
        if (action.kind == ActionKind::Regroup && action.agent == slot && action.team == team)
            return &action;
    return nullptr;
}

} // namespace

Action Pilot::choose(const Observation& observed, const ActionList& actions)
{
    std::optional<Observation> copy;
    const Observation& seen = withoutCosts(m_match, observed, copy);
    if (const Action* draw = actions.find(ActionKind::FreeDraw))
        return *draw;
    if (actions.find(ActionKind::AnnounceSkill))
        return announceSkill(seen, actions);
    if (actions.find(ActionKind::Ask))
        return ask(seen, actions);
    if (actions.find(ActionKind::Guess))
        return guess(seen, actions);
    if (actions.find(ActionKind::Discard))
        return discard(seen, actions);
    if (seen.self != seen.active)
        return passOr(actions);
    if (actions.find(ActionKind::PayWith))
        return actions[actions.size() - 1]; // what is dedicated is spent before the pool
    if (seen.check && actions.find(ActionKind::Pass))
        return helpCheck(seen, actions);
    switch (seen.phase) {
    case Phase::Briefing:
        return buyCards(seen, actions);
    case Phase::Requisition:
        return equip(seen, actions);
    case Phase::Deployment:
        return deploy(seen, actions);
    case Phase::CaseAssignment:
        return placeSite(seen, actions);
    case Phase::Investigation:
        return assign(seen, actions);
    default:
        return passOr(actions);
    }
}

// Sites that can be solved this turn are paid for first; the rest of the RP buys cards.
Action Pilot::buyCards(const Observation& seen, const ActionList& actions) const
{
    const SeenPlayer& own = seen.players[seen.self];
    int kept = 0;
    for (const PlannedSite& site : planInvestigation(m_match, seen, fitAgents(own), true))
        kept += site.cost;
    if (kept == 0)
        kept = kSavedForSite;
    const int wanted = std::min(own.rp - kept, kFullHand - own.handCount);
    Action best = passOr(actions);
    for (const Action& action : actions)
        if (action.kind == ActionKind::BuyCards && action.number <= wanted)
            best = action;
    return best;
}

namespace {

// What a step of these adds to the level of a check, or 0.
int levelAdded(const Effect& effect, std::uint8_t from, Ability skill)
{
    const auto* add =
        findStep<AddStep>(effect.listAt(from), [&](const AddStep& step) { return isLevelIn(step.to, skill); });
    return add ? add->by.number : 0;
}

bool asksForSkill(const CardFacts& facts, Ability skill)
{
    const KeywordSet words = keywordActivators(facts);
    bool any = false;
    for (int k = 0; k < kSkills; ++k)
        any = any || words.contains(static_cast<Keyword>(k));
    return !any || (skill < kSkills && words.contains(static_cast<Keyword>(skill)));
}

} // namespace

int Pilot::bonusOf(const Observation& seen, const Action& action) const
{
    const CardIndex card = seenCard(seen, action.card);
    const Effect* effect = card == kNoCardIndex ? nullptr : m_match.effect(card);
    if (!effect || !asksForSkill(m_match.facts(card), seen.check.ability))
        return 0;
    if (action.kind == ActionKind::Play && m_match.facts(card).type == CardType::Witness && !effect->forms.empty())
        return levelAdded(*effect, effect->forms[action.form].steps, seen.check.ability);
    if (action.kind == ActionKind::UseText && action.form < effect->uses.size())
        return levelAdded(*effect, effect->uses[action.form].steps, seen.check.ability);
    return 0;
}

CardIndex Pilot::seenCard(const Observation& seen, CardRef ref) const
{
    for (const SeenCard& card : seen.hand)
        if (card.ref == ref)
            return card.card;
    for (const SeenCard& card : seen.players[seen.self].table)
        if (card.ref == ref)
            return card.card;
    return kNoCardIndex;
}

// The smallest help that turns the check; where none is enough alone, the largest, if all together are.
Action Pilot::helpCheck(const Observation& seen, const ActionList& actions) const
{
    const int missing = seen.check.needed - seen.check.level;
    if (seen.check.seat != seen.self || missing <= 0)
        return passOr(actions);
    const Action* enough = nullptr;
    const Action* largest = nullptr;
    int all = 0;
    int least = 0;
    int most = 0;
    for (const Action& action : actions) {
        const int bonus = bonusOf(seen, action);
        all += bonus;
        if (bonus >= missing && (!enough || bonus < least)) {
            enough = &action;
            least = bonus;
        }
        if (bonus > most) {
            largest = &action;
            most = bonus;
        }
    }
    if (enough)
        return *enough;
    return largest && all >= missing ? *largest : passOr(actions);
}

// Equipment for a skill, as long as a Site can still be paid.
Action Pilot::equip(const Observation& seen, const ActionList& actions) const
{
    const SeenPlayer& own = seen.players[seen.self];
    for (const Action& action : actions) {
        if (action.kind != ActionKind::Requisition)
            continue;
        const CardIndex card = seenCard(seen, action.card);
        const Effect* effect = card == kNoCardIndex ? nullptr : m_match.effect(card);
        const bool serves = effect && findStep<AddStep>(effect->whileThere, [](const AddStep&) { return true; });
        if (serves && own.rp - m_match.facts(card).cost >= kSavedForSite)
            return action;
    }
    return passOr(actions);
}

// Everybody goes to the Field; the Teams are formed there.
Action Pilot::deploy(const Observation&, const ActionList& actions) const
{
    for (const Action& action : actions)
        if (action.kind == ActionKind::Deploy && static_cast<Section>(action.section) == Section::Field)
            return action;
    return passOr(actions);
}

Action Pilot::placeSite(const Observation& seen, const ActionList& actions) const
{
    for (const PlannedSite& site : planInvestigation(m_match, seen, fieldAgents(seen.players[seen.self]), true))
        for (const Action& action : actions)
            if (!site.placed && action.kind == ActionKind::PlaceSite && action.card == site.site &&
                action.seat == site.directed)
                return action;
    return passOr(actions);
}

// First the Teams of the plan are formed, then they go to their Sites, then each Site is investigated.
Action Pilot::assign(const Observation& seen, const ActionList& actions) const
{
    if (const Action* investigate = actions.find(ActionKind::Investigate))
        return *investigate;
    const SeenPlayer& own = seen.players[seen.self];
    const auto plan = planInvestigation(m_match, seen, fieldAgents(own), false);
    std::uint32_t taken = 0;
    std::vector<std::uint8_t> homes;
    for (const PlannedSite& site : plan) {
        const std::uint8_t home = homeOf(own, site.team, taken);
        homes.push_back(home);
        if (home != kNoTeam)
            taken |= 1u << home;
    }
    AgentSet planned = 0;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        planned |= plan[i].team;
        for (AgentSet rest = plan[i].team; rest != 0; rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            if (homes[i] != kNoTeam && teamOf(own, slot) == homes[i])
                continue;
            const Action* regroup =
                homes[i] == kNoTeam ? findRegroupToNew(own, actions, slot) : findRegroup(actions, slot, homes[i]);
            if (regroup)
                return *regroup;
        }
    }
    for (const SeenAgent& agent : own.agents) // those left over do not stand in the way
        if ((planned >> agent.slot & 1u) == 0 && agent.team != kNoTeam && (taken >> agent.team & 1u) != 0)
            if (const Action* regroup = findRegroupToNew(own, actions, agent.slot))
                return *regroup;
    for (std::size_t i = 0; i < plan.size(); ++i)
        for (const Action& action : actions)
            if (action.kind == ActionKind::AssignTeam && action.target == plan[i].site && action.team == homes[i])
                return action;
    return passOr(actions);
}

Action Pilot::announceSkill(const Observation& seen, const ActionList& actions) const
{
    const SeenPlayer& own = seen.players[seen.self];
    const CardFacts* site = nullptr;
    for (const SeenSite& lying : own.sites)
        if (lying.ref == seen.about.card)
            site = &m_match.facts(lying.card);
    Action best = actions[0];
    int most = -100;
    for (const Action& action : actions) {
        int margin = 0;
        for (const SeenAgent& agent : own.agents)
            if (agent.team == seen.about.team)
                margin += m_match.facts(agent.card).abilities[action.number];
        for (int i = 0; site && i < site->needCount; ++i)
            if (site->needs[static_cast<std::size_t>(i)].skill == action.number)
                margin -= site->needs[static_cast<std::size_t>(i)].level;
        if (margin > most) {
            most = margin;
            best = action;
        }
    }
    return best;
}

Action Pilot::ask(const Observation& seen, const ActionList& actions) const
{
    TypeSet types = 0;
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask)
            types |= 1u << action.number;
    const std::uint64_t open = candidates(m_match, seen.notebooks[seen.about.who]);
    const int best = bestQuestion(m_match, open, types);
    if (asksInVain(m_match, seen, seenCard(seen, seen.about.card), best))
        return passOr(actions);
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask && action.number == best)
            return action;
    return actions[0];
}

Action Pilot::guess(const Observation& seen, const ActionList& actions) const
{
    if (seen.about.who == kNoSeat) // a new one of his own
        return actions[seen.turn % actions.size()];
    const std::uint64_t open = candidates(m_match, seen.notebooks[seen.about.who]);
    for (const Action& action : actions)
        if (std::has_single_bit(open) && action.kind == ActionKind::Guess && open >> action.number == 1u)
            return action;
    return passOr(actions);
}

// Only what must go, and Sites last.
// In the Basic Game whatever goes is drawn anew for nothing (BASIC-15, BASIC-39): what he never plays, Sites that
// his Agents cannot solve, and where they can solve none, what would have helped there.
const Action* Pilot::findUnused(const Observation& seen, const ActionList& actions) const
{
    const auto plan = planInvestigation(m_match, seen, fitAgents(seen.players[seen.self]), true);
    for (const Action& action : actions)
        for (const SeenCard& card : seen.hand) {
            const CardType type = m_match.facts(card.card).type;
            const bool helps = !plan.empty() && (type == CardType::Witness || type == CardType::Equipment);
            if (card.ref == action.card && !helps &&
                std::ranges::find(plan, card.ref, &PlannedSite::site) == plan.end())
                return &action;
        }
    return nullptr;
}

Action Pilot::discard(const Observation& seen, const ActionList& actions) const
{
    if (const Action* pass = actions.find(ActionKind::Pass)) {
        const Action* unused = m_match.options().game == Game::Basic ? findUnused(seen, actions) : nullptr;
        return unused ? *unused : *pass;
    }
    for (const Action& action : actions)
        for (const SeenCard& card : seen.hand)
            if (card.ref == action.card && m_match.facts(card.card).type != CardType::Site)
                return action;
    return actions[0];
}

} // namespace dossier
