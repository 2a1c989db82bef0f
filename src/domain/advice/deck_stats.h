// What a deck is made of: the counts behind its charts.
#pragma once

#include "domain/advice/skill_coverage.h"

#include <array>
#include <vector>

namespace dossier {

inline constexpr int kPools = 3;
inline constexpr int kHighestCost = 12; // dearest printed Cost; dearer ones are counted here

// The Costs of the cards paid from one pool.
struct CostCurve
{
    std::array<int, kHighestCost + 1> cards{}; // by Cost, an X counted as 0
    int withX = 0;                             // of these
    int count = 0;
    int sum = 0;

    double average() const { return count == 0 ? 0 : static_cast<double>(sum) / count; }
    bool operator==(const CostCurve&) const = default;
};

// All counts are of the Bureau Deck unless they say Team.
struct DeckStats
{
    int cards = 0;
    int titles = 0;
    std::array<int, kCardTypes> byType{};            // by CardType
    std::array<int, kRarities> byRarity{};           // by Rarity
    std::array<CostCurve, kPools> costs{};           // by Pool
    std::array<int, kKeywords> byKeyword{};          // by Keyword: cards that carry it
    std::array<int, kCharacteristics> sitesAsking{}; // by Characteristic; a two-question Site counts in both
    std::array<int, kSkills> sitesNeeding{};         // by Skill; a two-skill Site counts in both
    int advancedOnly = 0;

    int teamAgents = 0;
    int teamCost = 0;
    int teamResources = 0; // RP a turn while nobody is in the Hospital (BRIEF-4, BRIEF-5)
    int teamHealth = 0;
    int teamLongRange = 0;
    int teamCloseRange = 0;
    SkillTotals teamLevels{};

    double averageCost() const; // of all cards that have a Cost
    bool operator==(const DeckStats&) const = default;
};

DeckStats statsOf(const Deck& deck, const CardPool& pool);

} // namespace dossier
