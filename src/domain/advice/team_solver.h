// The best starting Team there is, by trying all of them: at most 20 Cost, no Agent twice (DECK-14, DECK-15).
#pragma once

#include "domain/advice/skill_coverage.h"

#include <optional>
#include <vector>

namespace dossier {

struct TeamWish
{
    // The Sites to be met, with their weight as copies; as a deck's `sitesOf` or the pool's.
    std::vector<DeckEntry> sites;
    // The only Agents to choose from, for example those owned. Nothing: all of the sets.
    std::optional<std::vector<CardIndex>> among;
    DeckSets sets = DeckSets::All;
    std::vector<CardIndex> include; // must be in the Team
    std::vector<CardIndex> exclude; // may not be
    SkillTotals leastSkills{};      // levels the Team must reach
    int leastResources = 0;         // RES numbers together
    int leastAgents = 1;
    int mostAgents = 0; // 0: not limited
    int mostCost = 20;  // DECK-15; every Team within it is looked at, so keep it near 20
    // Sites that the weaker of two Teams made of this one must meet, the split chosen for it. 0: not looked at.
    int leastForWeakerTeam = 0;
};

struct SolvedTeam
{
    std::vector<CardIndex> agents; // in pool order; the printing of `among` or `include`, else the default one
    int met = 0;                   // Sites (copies) passed in full
    int metForOneQuestion = 0;     // further ones passed at their lower number (SITE-8)
    int cost = 0;
    int resources = 0;
    SkillTotals levels{};

    bool operator==(const SolvedTeam&) const = default;
};

// The `most` best Teams that fulfil the wish: most Sites met, then most at their lower number, then most RES, then
// highest skills together, then least Cost, then pool order. Empty where none does.
std::vector<SolvedTeam> bestTeams(const TeamWish& wish, const CardPool& pool, std::size_t most = 10);

// How many Teams fulfil the wish (8,102 in the base set with no wish but the 20).
std::size_t countTeams(const TeamWish& wish, const CardPool& pool);

} // namespace dossier
