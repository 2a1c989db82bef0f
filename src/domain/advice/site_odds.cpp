#include "domain/advice/site_odds.h"

#include "domain/advice/skill_coverage.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kStartingResources = 5; // SETUP-5

// How many Site cards fulfil what is asked of them.
template <class Fulfils>
int copiesOf(const std::vector<DeckEntry>& sites, Fulfils fulfils)
{
    int copies = 0;
    for (const DeckEntry& entry : sites)
        copies += fulfils(entry.card) ? entry.count : 0;
    return copies;
}

} // namespace

std::vector<SiteTurn> siteOdds(const Deck& deck, const CardPool& pool, const DrawPlan& plan, int turns)
{
    const std::vector<CardIndex> team = teamOf(deck, pool);
    const SkillTotals levels = skillTotals(team, pool);
    int production = 0;
    for (const CardIndex agent : team)
        production += pool[agent].agent->resources;

    const std::vector<DeckEntry> sites = sitesOf(deck, pool);
    const auto isMet = [&](CardIndex card) { return checkSite(*pool[card].site, levels).passes == Passing::Yes; };
    const int size = bureauDeckSize(deck);
    const int all = sizeOf(sites);
    const int met = copiesOf(sites, isMet);

    std::vector<SiteTurn> odds;
    int seen = std::min(plan.hand, size);
    int resources = kStartingResources;
    for (int turn = 1; turn <= turns; ++turn) {
        seen = std::min(seen + plan.perTurn, size);
        resources += production;
        const int bought = std::min({plan.boughtPerTurn, resources, size - seen});
        seen += bought;
        resources -= bought;
        const int payable = copiesOf(sites, [&](CardIndex card) {
            const auto& cost = pool[card].cost;
            return isMet(card) && (!cost || cost->base <= resources);
        });
        odds.push_back({turn, seen, resources, chanceOfAtLeast(1, all, seen, size), chanceOfAtLeast(1, met, seen, size),
                        chanceOfAtLeast(1, payable, seen, size)});
    }
    return odds;
}

} // namespace dossier
