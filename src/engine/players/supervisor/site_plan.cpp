#include "engine/players/supervisor/site_plan.h"

#include "engine/players/policy/investigation_plan.h"
#include "engine/players/supervisor/crews.h"
#include "engine/players/supervisor/supervisor_odds.h"
#include "engine/queries/table/question.h"
#include "engine/state/grants.h"

#include <algorithm>
#include <functional>

namespace dossier {

namespace {

constexpr double kAllButCertain = 0.95; // of what is left, where only the guess is

// What adds to the level of one check: a Witness or a piece of Equipment of the hand, a card of the own table that is
// used up.
struct Helper
{
    CardRef ref{};
    std::array<std::int8_t, kSkills> levels{}; // by skill; 0: nothing
    int cost = 0;
};

constexpr std::size_t kMostHelpers = 8; // a bit each

bool isAmong(std::span<const CardRef> cards, CardRef card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

class Helpers
{
public:
    Helpers(const PlayerView& sight, int rp, std::span<const CardRef> without)
    {
        const bool equips = !sight.active() || sight.seen.phase <= Phase::Requisition;
        for (const SeenCard& card : sight.own().table)
            if (const Effect* effect = sight.match.effect(card.card); effect && !isAmong(without, card.ref))
                for (const EffectForm& use : effect->uses)
                    add(card.ref, sight.facts(card.card), use.price, *effect, use.steps);
        for (const SeenCard& card : sight.seen.hand) {
            const CardFacts& facts = sight.facts(card.card);
            const Effect* effect = sight.match.effect(card.card);
            if (!effect || facts.cost > rp || isAmong(without, card.ref))
                continue;
            if (facts.type == CardType::Witness && !effect->forms.empty())
                add(card.ref, facts, facts.cost, *effect, effect->forms.front().steps);
            if (facts.type == CardType::Equipment && equips)
                for (const Step& step : effect->whileThere)
                    if (const auto* adds = std::get_if<AddStep>(&step.does);
                        adds && addedToHost(step, adds->to.ability) != 0 && adds->to.ability < kSkills)
                        addEquipment(card.ref, facts.cost, *adds);
        }
    }

    std::size_t size() const { return m_count; }
    const Helper& operator[](std::size_t which) const { return m_all[which]; }

private:
    void add(CardRef card, const CardFacts& facts, int cost, const Effect& effect, std::uint8_t at)
    {
        Helper helper{.ref = card, .cost = cost};
        for (const Instruction& one : effect.listAt(at))
            if (const auto* adds = one.as<AddStep>(); adds && adds->by.number > 0)
                for (Ability skill = 0; skill < kSkills; ++skill)
                    if (isLevelIn(adds->to, skill) && (adds->to.ability == skill || serves(facts, skill)))
                        helper.levels[skill] = std::max(helper.levels[skill], adds->by.number);
        add(helper);
    }
    void addEquipment(CardRef card, int cost, const AddStep& step)
    {
        Helper helper{.ref = card, .cost = cost};
        helper.levels[step.to.ability] = std::max<std::int8_t>(0, step.by.number);
        add(helper);
    }
    void add(const Helper& helper)
    {
        const bool helps = std::ranges::any_of(helper.levels, [](std::int8_t level) { return level > 0; });
        if (helps && m_count < kMostHelpers)
            m_all[m_count++] = helper;
    }

    std::array<Helper, kMostHelpers> m_all{};
    std::size_t m_count = 0;
};

// Where no question tells them apart any more, a guess still rules out one (SITE-12).
double toldWith(const PlayerView& sight, const Odds& odds, CardIndex site)
{
    constexpr double kByGuess = 1;
    const double told = odds.all - odds.leastLeft(typesAskedBy(sight.facts(site)));
    return odds.all <= kWorthAGuess ? std::max(told, kByGuess) : told;
}

} // namespace

int siteTokens(const PlayerView& sight)
{
    int tokens = 0;
    for (const SeenAgent& agent : sight.own().agents) {
        const Effect* effect = sight.match.effect(agent.card);
        const bool able = !agent.bought && !agent.borrowed && (agent.section != Section::Hospital || agent.damage == 0);
        tokens += effect && able && agent.tokens > 0 && tokenPaysSites(*effect) ? agent.tokens : 0;
    }
    return tokens;
}

double toldBy(const PlayerView& sight, CardIndex site)
{
    return toldBy(sight, site, bestDirected(sight.match, sight.seen, site));
}

double toldBy(const PlayerView& sight, CardIndex site, Seat directed)
{
    return toldWith(sight, oddsOf(sight.match, sight.candidates(directed)), site);
}

bool canLearn(const PlayerView& sight)
{
    constexpr double kSomething = 0.4; // of an X-File
    const Odds odds = oddsOf(sight.match, sight.candidates(sight.seen.about.who));
    const auto asks = [&](const CardFacts& facts) {
        return facts.type == CardType::Site && odds.all - odds.leastLeft(typesAskedBy(facts)) > kSomething;
    };
    const auto tells = [&](CardIndex card) {
        return asks(sight.facts(card)) && passes(sight, sight.self(), ~AgentSet{0}, card);
    };
    const auto any = [&](const auto& cards) {
        return std::any_of(cards.begin(), cards.end(), [&](const auto& card) { return tells(card.card); });
    };
    const CardFacts* here = sight.factsOf(sight.seen.about.card); // it comes again
    return (here && asks(*here)) || any(sight.seen.hand) || any(sight.own().sites);
}

bool passes(const PlayerView& sight, Seat seat, AgentSet agents, CardIndex site, int help)
{
    const CardFacts& facts = sight.facts(site);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        if (sight.levelOf(seat, agents, need.skill) + help >= need.level)
            return true;
    }
    return false;
}

namespace {

// SITE-8: what the one question tells that fewer levels are enough for.
double reducedShare(const CardFacts& site, const Odds& odds)
{
    if (site.reducedLevel == 0 || odds.all <= kWorthAGuess)
        return 0;
    return (odds.all - odds.leastLeft(TypeSet{1} << typeBit(site.reducedQuestion))) / odds.all;
}

} // namespace

void SitePlan::collect(const PlayerView& sight, const Scope& scope, Aims& found, int& count)
{
    std::array<Odds, kMostSeats> odds{};
    const auto add = [&](CardRef ref, CardIndex card, bool placed, Seat directed) {
        if (count == kMost || directed >= odds.size())
            return;
        if (odds[directed].all == 0)
            odds[directed] = oddsOf(sight.match, sight.candidates(directed));
        const double told = toldWith(sight, odds[directed], card);
        const bool twice = std::any_of(found.begin(), found.begin() + count, [&](const SiteAim& aim) { // CASE-4
            return sight.facts(aim.card).title == sight.facts(card).title;
        });
        if (told <= 0 || twice)
            return;
        SiteAim& aim = found[static_cast<std::size_t>(count++)];
        aim.site = ref;
        aim.card = card;
        aim.placed = placed;
        aim.directed = directed;
        aim.cost = placed ? 0 : sight.facts(card).cost;
        aim.told = told;
        aim.share = odds[directed].all == 1 ? kAllButCertain : told / odds[directed].all;
        aim.reducedShare = reducedShare(sight.facts(card), odds[directed]);
    };
    for (const SeenSite& site : sight.own().sites)
        add(site.ref, site.card, true, site.directed);
    if (scope.withHand)
        for (const SeenCard& card : sight.seen.hand)
            if (sight.facts(card.card).type == CardType::Site && !isAmong(scope.without, card.ref))
                add(card.ref, card.card, false, bestDirected(sight.match, sight.seen, card.card));
    const bool ofSeveral = sight.seen.players.size() > 2; // half of four is worth as much as half of forty
    std::sort(found.begin(), found.begin() + count, [ofSeveral](const SiteAim& a, const SiteAim& b) {
        if (ofSeveral ? a.share != b.share : a.told != b.told)
            return ofSeveral ? a.share > b.share : a.told > b.told;
        return a.cost != b.cost ? a.cost < b.cost : a.site < b.site;
    });
}

namespace {

constexpr double kOfPoint = 0.01;   // a little less for each point that a plan costs
constexpr double kOfAgent = 0.0005; // ... and for each Agent it needs

// What has been planned for one group of Agents: each Site with a part of them.
struct Planned
{
    struct Step
    {
        std::uint8_t site;
        std::uint8_t need;
        Crews::Group crew;
        std::uint8_t helper; // kMostHelpers: none
        bool reduced;        // for the question alone that fewer levels are enough for (SITE-8)
    };
    double left;        // the share of the X-Files that would be left; below 0: nothing is planned
    std::uint8_t sites; // what they cost before tokens
    std::uint8_t helps; // what the helpers cost
    std::uint8_t helpers;
    std::uint8_t count;
    std::array<Step, Crews::kMost> steps;

    bool any() const { return left >= 0; }
};

class Packing
{
public:
    Packing(const PlayerView& sight, const Crews& crews, std::span<const SiteAim> found, const Helpers& helpers, int rp,
            int tokens)
        : m_sight(sight)
        , m_crews(crews)
        , m_found(found)
        , m_helpers(helpers)
        , m_rp(rp)
        , m_tokens(tokens)
    {
        m_plans[0] = {.left = 1, .sites = 0, .helps = 0, .helpers = 0, .count = 0, .steps = {}};
        for (unsigned group = 1; group <= crews.everybody(); ++group) // what is never reached is never looked at
            m_plans[group].left = -1;
        for (std::size_t site = 0; site < found.size(); ++site)
            add(static_cast<std::uint8_t>(site));
    }

    const Planned& best() const
    {
        const Planned* best = m_plans.data();
        for (unsigned group = 1; group <= m_crews.everybody(); ++group)
            if (m_plans[group].any() && worth(m_plans[group], group) > worth(*best, best - m_plans.data()))
                best = &m_plans[group];
        return *best;
    }
    const Helper& helper(std::uint8_t which) const { return m_helpers[which]; }
    // Tokens pay for the dearest.
    int costOf(const Planned& plan) const
    {
        std::array<int, Crews::kMost> costs{};
        for (std::size_t i = 0; i < plan.count; ++i)
            costs[i] = m_found[plan.steps[i].site].cost;
        std::sort(costs.begin(), costs.begin() + plan.count, std::greater<>());
        int cost = plan.helps;
        for (std::size_t i = static_cast<std::size_t>(m_tokens); i < plan.count; ++i)
            cost += costs[i];
        return cost;
    }

private:
    double worth(const Planned& plan, std::ptrdiff_t group) const
    {
        return 1 - plan.left - kOfPoint * (plan.sites + plan.helps) -
               kOfAgent * std::popcount(static_cast<unsigned>(group));
    }

    // Every way to pass it, with a helper only where it does not go without.
    void add(std::uint8_t site)
    {
        const CardFacts& facts = m_sight.facts(m_found[site].card);
        std::array<Planned::Step, kMostWays> ways;
        std::size_t count = 0;
        for (std::uint8_t need = 0; need < facts.needCount; ++need) {
            const auto [skill, level] = facts.needs[need];
            const auto put = [&](std::uint8_t helper, bool reduced) {
                return [&, helper, reduced](Crews::Group crew) {
                    if (count < kMostWays)
                        ways[count++] = {site, need, crew, helper, reduced};
                };
            };
            m_crews.forEachWith(skill, level, put(kMostHelpers, false));
            if (m_found[site].reducedShare > 0)
                m_crews.forEachWith(skill, facts.reducedLevel, put(kMostHelpers, true));
            for (std::uint8_t helper = 0; helper < m_helpers.size(); ++helper)
                if (const int help = m_helpers[helper].levels[skill]; help > 0)
                    m_crews.forEachWith(skill, level - help, put(helper, false));
        }
        for (unsigned group = m_crews.everybody() + 1u; group-- > 0;)
            for (std::size_t way = 0; m_plans[group].any() && way < count; ++way)
                if ((ways[way].crew & group) == 0)
                    extend(group, ways[way]);
    }

    void extend(unsigned group, const Planned::Step& step)
    {
        const Planned& from = m_plans[group];
        Planned& to = m_plans[group | step.crew];
        const SiteAim& aim = m_found[step.site];
        const bool helped = step.helper < kMostHelpers;
        if (helped && (from.helpers >> step.helper & 1u) != 0)
            return;
        const int helps = from.helps + (helped ? m_helpers[step.helper].cost : 0);
        const double left = from.left * (1 - (step.reduced ? aim.reducedShare : aim.share));
        const int cost = from.sites + aim.cost + helps;
        if (from.count == from.steps.size() ||
            (to.any() && to.left - left - kOfPoint * (cost - to.sites - to.helps) <= 0))
            return;
        Planned with = from;
        with.left = left;
        with.sites = static_cast<std::uint8_t>(with.sites + aim.cost);
        with.helps = static_cast<std::uint8_t>(helps);
        with.helpers = static_cast<std::uint8_t>(with.helpers | (helped ? 1u << step.helper : 0u));
        with.steps[with.count++] = step;
        if (cost <= m_rp || costOf(with) <= m_rp)
            to = with;
    }

    static constexpr std::size_t kMostWays = 48;
    const PlayerView& m_sight;
    const Crews& m_crews;
    std::span<const SiteAim> m_found;
    Helpers m_helpers;
    int m_rp;
    int m_tokens;
    std::array<Planned, Crews::kGroups> m_plans; // by group
};

} // namespace

SitePlan::SitePlan(const PlayerView& sight, AgentSet available, bool withHand, CardIndex recruit)
{
    const int rp = sight.own().rp - (recruit == kNoCardIndex ? 0 : sight.facts(recruit).cost);
    make(sight, {available, withHand, recruit, rp, {}});
}

SitePlan SitePlan::ahead(const PlayerView& sight, std::span<const CardRef> without)
{
    int rp = sight.own().rp;
    AgentSet available = 0;
    for (const SeenAgent& agent : sight.own().agents) {
        rp += sight.facts(agent.card).res;
        available |= 1u << agent.slot;
    }
    SitePlan plan;
    plan.make(sight, {available, true, kNoCardIndex, rp, without});
    return plan;
}

void SitePlan::make(const PlayerView& sight, const Scope& scope)
{
    AgentSet available = scope.available;
    if (scope.recruit != kNoCardIndex)
        available |= 1u << sight.facts(scope.recruit).slot;
    if (available == 0)
        return;
    Aims found{};
    int count = 0;
    collect(sight, scope, found, count);
    if (count == 0)
        return;
    std::uint32_t skills = 0;
    for (const SiteAim& aim : std::span(found).first(static_cast<std::size_t>(count)))
        for (const CardFacts::Needed& need : sight.facts(aim.card).needs)
            skills |= 1u << need.skill;
    const Crews crews(sight, available, scope.recruit, skills);
    const Packing packing(sight, crews, {found.data(), static_cast<std::size_t>(count)},
                          Helpers(sight, scope.rp, scope.without), scope.rp, siteTokens(sight));
    const Planned& best = packing.best();
    m_told = 1 - best.left - kOfPoint * (best.sites + best.helps);
    m_cost = packing.costOf(best);
    for (std::uint8_t i = 0; i < best.count; ++i) {
        const Planned::Step& step = best.steps[i];
        SiteAim& aim = m_aims[static_cast<std::size_t>(m_count++)];
        aim = found[step.site];
        const CardFacts::Needed need = sight.facts(aim.card).needs[step.need];
        const bool helped = step.helper < kMostHelpers;
        aim.skill = need.skill;
        aim.help = helped ? packing.helper(step.helper).levels[need.skill] : 0;
        aim.helpCost = helped ? packing.helper(step.helper).cost : 0;
        aim.helper = helped ? packing.helper(step.helper).ref : CardRef();
        aim.needed = (step.reduced ? sight.facts(aim.card).reducedLevel : need.level) - aim.help;
        aim.team = crews.agentsIn(step.crew);
        aim.level = crews.level(step.crew, need.skill);
    }
}

AgentSet SitePlan::agents() const
{
    AgentSet all = 0;
    for (const SiteAim& aim : aims())
        all |= aim.team;
    return all;
}

AgentSet frail(const PlayerView& sight)
{
    AgentSet agents = 0;
    for (const SeenAgent& agent : sight.own().agents)
        if (agent.section != Section::Hospital && agent.damage > 0 && agent.health <= 1)
            agents |= 1u << agent.slot;
    return agents;
}

// Each goes where the level is closest to what is needed and he adds to it; not who would fall to the next blow.
void SitePlan::addSpares(const PlayerView& sight, AgentSet available)
{
    available &= ~frail(sight);
    for (const SeenAgent& agent : sight.own().agents) {
        if ((available >> agent.slot & 1u) == 0 || (agents() >> agent.slot & 1u) != 0)
            continue;
        SiteAim* beside = nullptr;
        for (int i = 0; i < m_count; ++i) {
            SiteAim& aim = m_aims[static_cast<std::size_t>(i)];
            if (sight.skillOf(agent, aim.skill) > 0 &&
                (!beside || aim.level - aim.needed < beside->level - beside->needed))
                beside = &aim;
        }
        if (!beside)
            continue;
        beside->team |= 1u << agent.slot;
        beside->level += sight.skillOf(agent, beside->skill);
    }
}

} // namespace dossier
