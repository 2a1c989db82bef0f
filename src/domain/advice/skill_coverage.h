// Which Sites can a Team solve? Levels, what is to spare, and who may not be lost (CHECK-3, CASE-10, SITE-8).
#pragma once

#include "domain/decks/deck.h"

#include <functional>
#include <span>
#include <vector>

namespace dossier {

// A level in each skill, by Skill.
using SkillTotals = std::array<int, kSkills>;

// A Team's levels: the printed skills added up (CHECK-3).
SkillTotals skillTotals(std::span<const CardIndex> agents, const CardPool& pool);
// The starting Team, an Agent for each copy; other cards in the zone are passed over.
std::vector<CardIndex> teamOf(const Deck& deck, const CardPool& pool);
// The Sites of the Bureau Deck with their copies.
std::vector<DeckEntry> sitesOf(const Deck& deck, const CardPool& pool);
// Every Site of these sets once, one printing a title.
std::vector<DeckEntry> sitesOf(const CardPool& pool, DeckSets sets);

// ForOneQuestion: only the lower number of SITE-8 is met.
enum class Passing : std::uint8_t { No, ForOneQuestion, Yes };

// A Team before a Site, with the Prerequisite of which it has most to spare (CASE-10).
struct SiteCheck
{
    Passing passes = Passing::No;
    Skill skill = Skill::AlienInvestigation;
    int level = 0;    // the Team's
    int required = 0; // the Site's full number

    int margin() const { return level - required; } // below 0: what is missing
    bool operator==(const SiteCheck&) const = default;
};

SiteCheck checkSite(const SiteFacts& site, const SkillTotals& levels);

struct SiteCoverage
{
    CardIndex site = 0;
    int copies = 1;
    SiteCheck check;
    SiteCheck withHelp;                // when everything that can help does
    std::vector<CardIndex> cannotLose; // Agents without any one of whom the Team passes worse than `check` says
};

struct SkillCoverage
{
    SkillTotals levels{};
    std::vector<SiteCoverage> sites; // in the order given
    int met = 0;                     // copies passed in full
    int metForOneQuestion = 0;       // further copies passed at their lower number
    int metWithHelp = 0;             // copies passed in full with help
};

// `help` is added to the Team's levels for SiteCoverage::withHelp; see helpFrom.
SkillCoverage coverageOf(std::span<const CardIndex> agents, std::span<const DeckEntry> sites, const CardPool& pool,
                         const SkillTotals& help = {});

// What a Witness or a piece of Equipment adds to a check in a skill; 0 where nothing. Card effects are no facts of this
// room, so the caller who knows them answers.
using SkillBonus = std::function<int(CardIndex, Skill)>;

// The most that these cards can add to one check in each skill: every Witness once (WIT-2), and the best Equipment,
// each title once (EQUIP-4) and one for an Agent (EQUIP-2). Costs are not looked at.
SkillTotals helpFrom(std::span<const DeckEntry> cards, int agents, const CardPool& pool, const SkillBonus& bonus);

// Two Teams made of one.
struct TeamSplit
{
    std::vector<CardIndex> first; // holds the first Agent
    std::vector<CardIndex> second;
    int metByFirst = 0; // copies passed in full
    int metBySecond = 0;
    int metByEither = 0;

    int metByWeaker() const { return metByFirst < metBySecond ? metByFirst : metBySecond; }
};

inline constexpr std::size_t kMostSplitAgents = 12;

// Every way of making two Teams, each of one Agent at least: most Sites met by either first, then by the weaker one.
// Empty for one Agent and above kMostSplitAgents.
std::vector<TeamSplit> splitsOf(std::span<const CardIndex> agents, std::span<const DeckEntry> sites,
                                const CardPool& pool);

} // namespace dossier
