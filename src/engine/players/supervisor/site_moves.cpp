// How the plan is carried out: Sites placed, Agents sent to the Field, Teams formed and assigned.
#include "engine/players/supervisor/site_plan.h"

#include <algorithm>

namespace dossier {

namespace {

std::uint8_t teamOf(const SeenPlayer& player, int slot)
{
    for (const SeenAgent& agent : player.agents)
        if (agent.slot == slot)
            return agent.team;
    return kNoTeam;
}

// The Team number under which `group` shall gather: the one most of them bear, unless another group has it.
std::uint8_t homeOf(const PlayerView& sight, AgentSet group, std::uint32_t taken)
{
    std::uint8_t home = kNoTeam;
    int most = 0;
    for (const SeenAgent& agent : sight.own().agents) {
        if ((group >> agent.slot & 1u) == 0 || agent.team >= kNoTeam || (taken >> agent.team & 1u) != 0)
            continue;
        const int there = std::popcount(sight.membersOf(sight.self(), agent.team) & group);
        if (there > most) {
            most = there;
            home = agent.team;
        }
    }
    return home;
}

// To this Team, or for kNoTeam to one that nobody is in.
const Action* findRegroup(const PlayerView& sight, const ActionList& actions, int slot, std::uint8_t team)
{
    for (const Action& action : actions)
        if (action.kind == ActionKind::Regroup && action.agent == slot &&
            (team == kNoTeam ? sight.membersOf(sight.self(), action.team) == 0 : action.team == team))
            return &action;
    return nullptr;
}

struct Homes
{
    std::array<std::uint8_t, SitePlan::kMost> of{};
    std::uint32_t taken = 0;
};

Homes homesOf(const PlayerView& sight, const SitePlan& plan)
{
    Homes homes;
    std::size_t i = 0;
    for (const SiteAim& aim : plan.aims()) {
        const std::uint8_t home = homeOf(sight, aim.team, homes.taken);
        homes.of[i++] = home;
        if (home != kNoTeam)
            homes.taken |= 1u << home;
    }
    return homes;
}

const Action* regroup(const PlayerView& sight, const SitePlan& plan, const Homes& homes, const ActionList& actions)
{
    if (!actions.find(ActionKind::Regroup))
        return nullptr;
    std::size_t i = 0;
    for (const SiteAim& aim : plan.aims()) {
        const std::uint8_t home = homes.of[i++];
        for (AgentSet rest = aim.team; rest != 0; rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            if (home != kNoTeam && teamOf(sight.own(), slot) == home)
                continue;
            if (const Action* found = findRegroup(sight, actions, slot, home))
                return found;
        }
    }
    for (const SeenAgent& agent : sight.own().agents) // those left over do not stand in the way
        if ((plan.agents() >> agent.slot & 1u) == 0 && agent.team != kNoTeam && (homes.taken >> agent.team & 1u) != 0)
            if (const Action* found = findRegroup(sight, actions, agent.slot, kNoTeam))
                return found;
    return nullptr;
}

} // namespace

Action placeSite(const PlayerView& sight, const ActionList& actions)
{
    const SitePlan plan(sight, sight.freeIn(sight.self(), Section::Field), true);
    for (const SiteAim& aim : plan.aims())
        for (const Action& action : actions)
            if (!aim.placed && action.kind == ActionKind::PlaceSite && action.card == aim.site &&
                action.seat == aim.directed)
                return action;
    return passOr(actions);
}

namespace {

// What the other Sites of this turn want of the pool, and who helps there.
int wantedBeside(const PlayerView& sight, CardRef site)
{
    int wanted = 0;
    const SitePlan plan(sight, sight.freeIn(sight.self(), Section::Field), true);
    for (const SiteAim& aim : plan.aims())
        wanted += (aim.site == site ? 0 : aim.cost) + aim.helpCost;
    return wanted;
}

// A token does not come back: it pays where the pool does not reach for all of this turn, else no Site that is cheaper
// than those of the own deck usually are, for dearer ones will come.
bool deservesToken(const PlayerView& sight, CardRef ref, const CardFacts& site)
{
    const int dearer = static_cast<int>(std::ranges::count_if(sight.seen.hand, [&](const SeenCard& card) {
        return sight.facts(card.card).type == CardType::Site && sight.facts(card.card).cost > site.cost;
    }));
    if (dearer >= siteTokens(sight))
        return false;
    if (sight.own().rp < site.cost + wantedBeside(sight, ref))
        return true;
    int sites = 0;
    int costs = 0;
    for (int index = 0; index < sight.match.cardCount(sight.self()); ++index)
        if (const CardFacts& facts = sight.facts(sight.match.card(sight.self(), index)); facts.type == CardType::Site) {
            ++sites;
            costs += facts.cost;
        }
    return site.cost * sites >= costs;
}

} // namespace

// A token is worth the more the more the Site costs: it waits where as many dearer ones are in hand. What is dedicated
// is there again in the next turn; beside a token, which pays the whole, it would be spent for nothing.
Action payWith(const PlayerView& sight, const ActionList& actions)
{
    constexpr int kOfToken = 1; // Action::number
    const Action* token = nullptr;
    const Action* dedicated = nullptr;
    int most = 0; // what is dedicated can pay
    for (const Action& action : actions)
        if (action.kind == ActionKind::PayWith) {
            const bool ofToken = action.number == kOfToken;
            (ofToken ? token : dedicated) = &action;
            most += ofToken ? 0 : 1;
        }
    const CardFacts* site = sight.factsOf(sight.seen.about.card);
    if (!token || !site)
        return dedicated ? *dedicated : actions[actions.size() - 1];
    const bool spendsToken = deservesToken(sight, sight.seen.about.card, *site);
    if (dedicated && (!spendsToken || most >= site->cost))
        return *dedicated;
    return spendsToken ? *token : passOr(actions);
}

namespace {

// An Agent of the hand who lets the Team find out more than his Cost would bring otherwise.
const Action* recruit(const PlayerView& sight, const ActionList& actions)
{
    constexpr double kPointsTold = 12; // what it would be worth to rule out all X-Files at once
    if (!actions.find(ActionKind::BuyAgent))
        return nullptr;
    const AgentSet fit = sight.fit(sight.self());
    const double without = SitePlan(sight, fit, true).told();
    const Action* best = nullptr;
    double most = 0.5;
    CardRef tried;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::BuyAgent || action.card == tried ||
            static_cast<Section>(action.section) != Section::Field)
            continue;
        tried = action.card;
        const CardIndex card = sight.cardOf(action.card);
        if (card == kNoCardIndex || sight.facts(card).slot < 0)
            continue;
        const double with = SitePlan(sight, fit, true, card).told();
        const double profit = kPointsTold * (with - without) - sight.facts(card).cost;
        if (profit > most) {
            most = profit;
            best = &action;
        }
    }
    return best;
}

} // namespace

// Everybody goes to the Field; the Teams are formed there. Whoever would fall to the next blow is healed first where
// the Sites of this turn hardly want him (HEAL-3).
Action deploy(const PlayerView& sight, const ActionList& actions)
{
    constexpr double kHardlyMissed = 0.03;
    if (const Action* bought = recruit(sight, actions))
        return *bought;
    const AgentSet fit = sight.fit(sight.self());
    AgentSet spared = frail(sight);
    if (spared != 0 && SitePlan(sight, fit, true).told() - SitePlan(sight, fit & ~spared, true).told() > kHardlyMissed)
        spared = 0;
    for (const SeenAgent& agent : sight.own().agents) {
        const Section wanted = (spared >> agent.slot & 1u) != 0 ? Section::Bureau : Section::Field;
        for (const Action& action : actions)
            if (action.kind == ActionKind::Deploy && action.agent == agent.slot && agent.section != wanted &&
                static_cast<Section>(action.section) == wanted)
                return action;
    }
    return passOr(actions);
}

Action assign(const PlayerView& sight, const ActionList& actions)
{
    if (const Action* investigate = actions.find(ActionKind::Investigate))
        return *investigate;
    if (actions.size() == 1)
        return actions[0];
    const AgentSet field = sight.freeIn(sight.self(), Section::Field);
    SitePlan plan(sight, field, false);
    plan.addSpares(sight, field);
    const Homes homes = homesOf(sight, plan);
    if (const Action* found = regroup(sight, plan, homes, actions))
        return *found;
    std::size_t i = 0;
    for (const SiteAim& aim : plan.aims()) {
        const std::uint8_t home = homes.of[i++];
        for (const Action& action : actions)
            if (action.kind == ActionKind::AssignTeam && action.target == aim.site && action.team == home)
                return action;
    }
    return passOr(actions);
}

Action announceSkill(const PlayerView& sight, const ActionList& actions)
{
    const CardFacts* site = sight.factsOf(sight.seen.about.card);
    const AgentSet team = sight.membersOf(sight.self(), sight.seen.about.team);
    const Action* best = &actions[0];
    int most = -100;
    for (const Action& action : actions) {
        int margin = sight.levelOf(sight.self(), team, action.number);
        for (int i = 0; site && i < site->needCount; ++i)
            if (site->needs[static_cast<std::size_t>(i)].skill == action.number)
                margin -= site->needs[static_cast<std::size_t>(i)].level;
        if (margin > most) {
            most = margin;
            best = &action;
        }
    }
    return *best;
}

int sitesAsking(const PlayerView& sight, Ability skill)
{
    int count = 0;
    const auto look = [&](CardIndex card) {
        const CardFacts& facts = sight.facts(card);
        for (int i = 0; facts.type == CardType::Site && i < facts.needCount; ++i)
            count += facts.needs[static_cast<std::size_t>(i)].skill == skill ? 1 : 0;
    };
    for (const SeenCard& card : sight.seen.hand)
        look(card.card);
    for (const SeenSite& site : sight.own().sites)
        look(site.card);
    return count;
}

namespace {

const Action* handedTo(const PlayerView& sight, const ActionList& actions, const SiteAim& aim)
{
    const Action* best = nullptr;
    int most = -1;
    for (const Action& action : actions)
        for (const SeenAgent& agent : sight.own().agents) {
            if (action.kind != ActionKind::Requisition || action.card != aim.helper || agent.slot != action.agent ||
                (aim.team >> agent.slot & 1u) == 0)
                continue;
            if (const int skill = sight.skillOf(agent, aim.skill); skill > most) {
                most = skill;
                best = &action;
            }
        }
    return best;
}

// Sites of the own deck that may come and ask for this skill, to whom they would be for: in turns to come.
double laterSites(const PlayerView& sight, const SeenAgent& agent, Ability skill)
{
    constexpr double kTurns = 2;
    if (sight.skillOf(agent, skill) == 0)
        return 0;
    int sites = 0;
    int asking = 0;
    for (int index = 0; index < sight.match.cardCount(sight.self()); ++index) {
        const CardFacts& facts = sight.facts(sight.match.card(sight.self(), index));
        if (facts.type != CardType::Site)
            continue;
        ++sites;
        for (int need = 0; need < facts.needCount; ++need)
            asking += facts.needs[static_cast<std::size_t>(need)].skill == skill ? 1 : 0;
    }
    return sites > 0 ? kTurns * asking / sites : 0;
}

// The more a piece helps where it is wanted, the better.
double worthOfEquipment(const PlayerView& sight, CardIndex card, int holder)
{
    const Effect* effect = sight.match.effect(card);
    if (!effect)
        return 0;
    constexpr double kOnce = 0.4; // of what would serve in every check
    const SeenAgent* agent = nullptr;
    for (const SeenAgent& each : sight.own().agents)
        if (each.slot == holder)
            agent = &each;
    double worth = effect->uses.empty() && effect->reactions.empty() ? 0 : 1.5;
    for (const EffectForm& use : effect->uses)
        if (const AddStep* add = usedUpFor(*effect, use); add && add->to.ability < kSkills)
            worth += kOnce * add->by.number * sitesAsking(sight, add->to.ability);
    for (const Step& step : effect->whileThere) {
        const auto* add = std::get_if<AddStep>(&step.does);
        if (!add)
            worth += 0.5;
        else if (add->to.what != Quantity::Skill)
            worth += 0.5 * (1 + add->by.number);
        else if (add->to.ability < kSkills)
            worth += add->by.number *
                     (sitesAsking(sight, add->to.ability) + (agent ? laterSites(sight, *agent, add->to.ability) : 0));
        else
            worth += add->by.number;
    }
    return worth - (agent && agent->bought ? 1 : 0);
}

} // namespace

// What a Site of this turn is passed by; else what serves in some other way, where points are plenty.
Action equip(const PlayerView& sight, const ActionList& actions)
{
    if (!actions.find(ActionKind::Requisition))
        return passOr(actions);
    const SitePlan plan(sight, sight.fit(sight.self()), true);
    for (const SiteAim& aim : plan.aims())
        if (const Action* found = handedTo(sight, actions, aim))
            return *found;
    constexpr int kPlenty = 4;
    const Action* best = nullptr;
    double most = 0;
    for (const Action& action : actions) {
        const CardFacts* facts = action.kind == ActionKind::Requisition ? sight.factsOf(action.card) : nullptr;
        if (!facts || sight.own().rp - facts->cost < plan.cost() + kPlenty)
            continue;
        const double worth = worthOfEquipment(sight, sight.cardOf(action.card), action.agent) - 0.3 * facts->cost;
        if (worth > most) {
            most = worth;
            best = &action;
        }
    }
    return best ? *best : passOr(actions);
}

} // namespace dossier
