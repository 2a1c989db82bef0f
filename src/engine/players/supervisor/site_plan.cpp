#include "engine/players/supervisor/site_plan.h"

#include "engine/players/supervisor/odds.h"
#include "engine/queries/table/question.h"

#include <algorithm>

namespace dossier {

namespace {

struct Member
{
    int skill = 0;
    int slot = 0;
};

struct Crew
{
    AgentSet team = 0;
    int level = 0;
};

// Strongest first until the level is reached; then whoever turns out not to be needed goes again, weakest first.
Crew smallestCrew(const Sight& sight, AgentSet available, CardFacts::Needed need)
{
    std::array<Member, kMostAgentTitles> members{};
    std::size_t count = 0;
    for (const SeenAgent& agent : sight.own().agents)
        if ((available >> agent.slot & 1u) != 0 && count < members.size())
            members[count++] = {sight.skillOf(agent, need.skill), agent.slot};
    std::sort(
        members.begin(), members.begin() + static_cast<std::ptrdiff_t>(count),
        [](const Member& a, const Member& b) { return a.skill != b.skill ? a.skill > b.skill : a.slot < b.slot; });
    Crew crew;
    for (std::size_t i = 0; i < count && crew.level < need.level; ++i) {
        crew.team |= 1u << members[i].slot;
        crew.level += members[i].skill;
    }
    if (crew.level < need.level)
        return {};
    for (std::size_t i = count; i-- > 0;) {
        const AgentSet bit = 1u << members[i].slot;
        if ((crew.team & bit) != 0 && crew.team != bit && crew.level - members[i].skill >= need.level) {
            crew.team &= ~bit;
            crew.level -= members[i].skill;
        }
    }
    return crew;
}

bool findCrew(const Sight& sight, AgentSet available, SiteAim& aim)
{
    const CardFacts& facts = sight.facts(aim.card);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        const Crew crew = smallestCrew(sight, available, need);
        if (crew.team == 0 || (aim.team != 0 && std::popcount(crew.team) >= std::popcount(aim.team)))
            continue;
        aim.team = crew.team;
        aim.level = crew.level;
        aim.skill = need.skill;
        aim.needed = need.level;
    }
    return aim.team != 0;
}

double toldWith(const Sight& sight, const Odds& odds, CardIndex site)
{
    if (odds.all == 1)
        return 1;
    return odds.all - odds.leastLeft(typesAskedBy(sight.facts(site)));
}

} // namespace

double toldBy(const Sight& sight, CardIndex site)
{
    return toldWith(sight, oddsOf(sight.match, sight.candidates(sight.opponent())), site);
}

bool passes(const Sight& sight, Seat seat, AgentSet agents, CardIndex site, int help)
{
    const CardFacts& facts = sight.facts(site);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        if (sight.levelOf(seat, agents, need.skill) + help >= need.level)
            return true;
    }
    return false;
}

SitePlan::SitePlan(const Sight& sight, AgentSet available, bool withHand)
{
    std::array<SiteAim, kMost> found{};
    std::size_t count = 0;
    std::array<Odds, kMostSeats> odds{};
    const auto add = [&](CardRef ref, CardIndex card, bool placed, Seat directed) {
        if (count == found.size() || directed >= odds.size())
            return;
        if (odds[directed].all == 0)
            odds[directed] = oddsOf(sight.match, sight.candidates(directed));
        const double told = toldWith(sight, odds[directed], card);
        if (told > 0)
            found[count++] = {
                .site = ref, .card = card, .placed = placed, .cost = placed ? 0 : sight.facts(card).cost, .told = told};
    };
    for (const SeenSite& site : sight.own().sites)
        add(site.ref, site.card, true, site.directed);
    if (withHand)
        for (const SeenCard& card : sight.seen.hand)
            if (sight.facts(card.card).type == CardType::Site)
                add(card.ref, card.card, false, sight.opponent());
    std::sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
              [](const SiteAim& a, const SiteAim& b) {
                  if (a.told != b.told)
                      return a.told > b.told;
                  return a.cost != b.cost ? a.cost < b.cost : a.site < b.site;
              });
    int rp = sight.own().rp;
    for (std::size_t i = 0; i < count; ++i) {
        SiteAim aim = found[i];
        const bool twice = std::any_of(aims().begin(), aims().end(), [&](const SiteAim& planned) {
            return sight.facts(planned.card).title == sight.facts(aim.card).title;
        });
        if (aim.cost > rp || twice || !findCrew(sight, available, aim))
            continue;
        rp -= aim.cost;
        available &= ~aim.team;
        m_aims[static_cast<std::size_t>(m_count++)] = aim;
    }
}

int SitePlan::cost() const
{
    int cost = 0;
    for (const SiteAim& aim : aims())
        cost += aim.cost;
    return cost;
}

AgentSet SitePlan::agents() const
{
    AgentSet all = 0;
    for (const SiteAim& aim : aims())
        all |= aim.team;
    return all;
}

// Each goes where the level is closest to what is needed and he adds to it.
void SitePlan::addSpares(const Sight& sight, AgentSet available)
{
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
