#include "domain/advice/skill_coverage.h"

#include "domain/decks/format.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace dossier {

namespace {

std::size_t placeOf(Skill skill)
{
    return static_cast<std::size_t>(skill);
}

SkillTotals sum(SkillTotals a, const SkillTotals& b)
{
    for (std::size_t s = 0; s < a.size(); ++s)
        a[s] += b[s];
    return a;
}

std::vector<CardIndex> without(std::span<const CardIndex> agents, std::size_t lost)
{
    std::vector<CardIndex> others(agents.begin(), agents.end());
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(lost));
    return others;
}

std::vector<CardIndex> agentsNeeded(std::span<const CardIndex> agents, const SiteFacts& site, Passing passes,
                                    const CardPool& pool)
{
    std::vector<CardIndex> needed;
    for (std::size_t i = 0; i < agents.size(); ++i)
        if (checkSite(site, skillTotals(without(agents, i), pool)).passes < passes)
            needed.push_back(agents[i]);
    return needed;
}

TeamSplit splitBy(unsigned second, std::span<const CardIndex> agents, std::span<const DeckEntry> sites,
                  const CardPool& pool)
{
    TeamSplit split;
    for (std::size_t i = 0; i < agents.size(); ++i)
        ((second >> i & 1) != 0 ? split.second : split.first).push_back(agents[i]);
    const SkillTotals firstLevels = skillTotals(split.first, pool);
    const SkillTotals secondLevels = skillTotals(split.second, pool);
    for (const DeckEntry& entry : sites) {
        const SiteFacts& site = *pool[entry.card].site;
        const bool first = checkSite(site, firstLevels).passes == Passing::Yes;
        const bool other = checkSite(site, secondLevels).passes == Passing::Yes;
        split.metByFirst += first ? entry.count : 0;
        split.metBySecond += other ? entry.count : 0;
        split.metByEither += first || other ? entry.count : 0;
    }
    return split;
}

} // namespace

SkillTotals skillTotals(std::span<const CardIndex> agents, const CardPool& pool)
{
    SkillTotals totals{};
    for (const CardIndex agent : agents)
        if (const auto& facts = pool[agent].agent)
            totals = sum(totals, facts->skills);
    return totals;
}

std::vector<CardIndex> teamOf(const Deck& deck, const CardPool& pool)
{
    std::vector<CardIndex> team;
    for (const DeckEntry& entry : deck.team)
        if (pool[entry.card].agent)
            team.insert(team.end(), static_cast<std::size_t>(entry.count), entry.card);
    return team;
}

std::vector<DeckEntry> sitesOf(const Deck& deck, const CardPool& pool)
{
    std::vector<DeckEntry> sites = deck.bureauDeck;
    std::erase_if(sites, [&](const DeckEntry& entry) { return !pool[entry.card].site; });
    return sites;
}

std::vector<DeckEntry> sitesOf(const CardPool& pool, DeckSets sets)
{
    std::vector<DeckEntry> sites;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool[card].site && mayPropose(sets, pool, card))
            sites.push_back({card, 1});
    return sites;
}

SiteCheck checkSite(const SiteFacts& site, const SkillTotals& levels)
{
    SiteCheck best;
    bool first = true;
    for (const Prerequisite& prerequisite : site.prerequisites) {
        const SiteCheck here{Passing::No, prerequisite.skill, levels[placeOf(prerequisite.skill)], prerequisite.level};
        if (first || here.margin() > best.margin())
            best = here;
        first = false;
    }
    if (first || best.margin() >= 0)
        best.passes = Passing::Yes;
    else if (site.reduced && best.level >= site.reduced->level)
        best.passes = Passing::ForOneQuestion;
    return best;
}

SkillCoverage coverageOf(std::span<const CardIndex> agents, std::span<const DeckEntry> sites, const CardPool& pool,
                         const SkillTotals& help)
{
    SkillCoverage coverage;
    coverage.levels = skillTotals(agents, pool);
    const SkillTotals helped = sum(coverage.levels, help);
    for (const DeckEntry& entry : sites) {
        const SiteFacts& site = *pool[entry.card].site;
        SiteCoverage row{entry.card, entry.count, checkSite(site, coverage.levels), checkSite(site, helped), {}};
        row.cannotLose = agentsNeeded(agents, site, row.check.passes, pool);
        coverage.met += row.check.passes == Passing::Yes ? entry.count : 0;
        coverage.metForOneQuestion += row.check.passes == Passing::ForOneQuestion ? entry.count : 0;
        coverage.metWithHelp += row.withHelp.passes == Passing::Yes ? entry.count : 0;
        coverage.sites.push_back(std::move(row));
    }
    return coverage;
}

SkillTotals helpFrom(std::span<const DeckEntry> cards, int agents, const CardPool& pool, const SkillBonus& bonus)
{
    SkillTotals help{};
    for (int s = 0; s < kSkills; ++s) {
        const auto skill = static_cast<Skill>(s);
        std::set<TitleIndex> seen;
        std::vector<int> equipment;
        for (const DeckEntry& entry : cards) {
            const CardType type = pool[entry.card].type;
            const int adds = type == CardType::Witness || type == CardType::Equipment ? bonus(entry.card, skill) : 0;
            if (adds <= 0 || !seen.insert(pool.titleOf(entry.card)).second)
                continue;
            if (type == CardType::Witness)
                help[placeOf(skill)] += adds;
            else
                equipment.push_back(adds);
        }
        std::sort(equipment.rbegin(), equipment.rend());
        equipment.resize(std::min(equipment.size(), static_cast<std::size_t>(std::max(agents, 0))));
        for (const int adds : equipment)
            help[placeOf(skill)] += adds;
    }
    return help;
}

std::vector<TeamSplit> splitsOf(std::span<const CardIndex> agents, std::span<const DeckEntry> sites,
                                const CardPool& pool)
{
    std::vector<TeamSplit> splits;
    if (agents.size() < 2 || agents.size() > kMostSplitAgents)
        return splits;
    // Bit 0 stays clear: the first Agent is in the first Team, so that no split comes twice.
    for (unsigned second = 2; second < 1u << agents.size(); second += 2)
        splits.push_back(splitBy(second, agents, sites, pool));
    std::stable_sort(splits.begin(), splits.end(), [](const TeamSplit& a, const TeamSplit& b) {
        return std::tuple(a.metByEither, a.metByWeaker()) > std::tuple(b.metByEither, b.metByWeaker());
    });
    return splits;
}

} // namespace dossier
