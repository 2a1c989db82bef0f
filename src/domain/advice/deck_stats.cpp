#include "domain/advice/deck_stats.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

template <class Enum>
std::size_t rowOf(Enum value)
{
    return static_cast<std::size_t>(value);
}

void countCost(CostCurve& curve, const Cost& cost, int copies)
{
    curve.cards[rowOf(std::min(cost.base, kHighestCost))] += copies;
    curve.withX += cost.x ? copies : 0;
    curve.count += copies;
    curve.sum += cost.base * copies;
}

void countCard(DeckStats& stats, const Card& card, int copies)
{
    stats.cards += copies;
    stats.byType[rowOf(card.type)] += copies;
    stats.byRarity[rowOf(card.rarity)] += copies;
    stats.advancedOnly += card.advancedOnly ? copies : 0;
    for (const Keyword keyword : card.keywords)
        stats.byKeyword[rowOf(keyword)] += copies;
    if (card.cost)
        countCost(stats.costs[rowOf(card.cost->pool)], *card.cost, copies);
    if (!card.site)
        return;
    for (const Characteristic asks : card.site->asks)
        stats.sitesAsking[rowOf(asks)] += copies;
    for (const Prerequisite& prerequisite : card.site->prerequisites)
        stats.sitesNeeding[rowOf(prerequisite.skill)] += copies;
}

void countTeam(DeckStats& stats, const Deck& deck, const CardPool& pool)
{
    const std::vector<CardIndex> team = teamOf(deck, pool);
    stats.teamAgents = static_cast<int>(team.size());
    stats.teamCost = teamCost(deck, pool);
    stats.teamLevels = skillTotals(team, pool);
    for (const CardIndex agent : team) {
        const AgentFacts& facts = *pool[agent].agent;
        stats.teamResources += facts.resources;
        stats.teamHealth += facts.health;
        stats.teamLongRange += facts.longRange;
        stats.teamCloseRange += facts.closeRange;
    }
}

} // namespace

double DeckStats::averageCost() const
{
    CostCurve all;
    for (const CostCurve& curve : costs) {
        all.count += curve.count;
        all.sum += curve.sum;
    }
    return all.average();
}

DeckStats statsOf(const Deck& deck, const CardPool& pool)
{
    DeckStats stats;
    std::set<TitleIndex> titles;
    for (const DeckEntry& entry : deck.bureauDeck) {
        countCard(stats, pool[entry.card], entry.count);
        titles.insert(pool.titleOf(entry.card));
    }
    stats.titles = static_cast<int>(titles.size());
    countTeam(stats, deck, pool);
    return stats;
}

} // namespace dossier
