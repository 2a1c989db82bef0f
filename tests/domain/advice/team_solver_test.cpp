#include "domain/advice/team_solver.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

TeamWish everySite()
{
    TeamWish wish;
    wish.sites = sitesOf(baseSet(), DeckSets::All);
    return wish;
}

std::vector<CardIndex> sorted(std::vector<CardIndex> cards)
{
    std::sort(cards.begin(), cards.end());
    return cards;
}

} // namespace

TEST(TeamSolver, ThereAre8102TeamsOfAtMostTwenty) // DECK-14, DECK-15
{
    EXPECT_EQ(countTeams({}, baseSet()), 8102u);
}

TEST(TeamSolver, OneTeamMeets39SitesAndOnlyOneOther38)
{
    const std::vector<SolvedTeam> best = bestTeams(everySite(), baseSet(), 3);
    ASSERT_EQ(best.size(), 3u);
    EXPECT_EQ(best[0].met, 39);
    EXPECT_EQ(best[0].cost, 20);
    EXPECT_EQ(best[0].agents, sorted({card("XF96-0161v1"), card("XF96-0169v1"), card("XF96-0177v1"),
                                      card("XF96-0179v1")})); // Hosteen, Mulder, Janus, Purdue
    EXPECT_EQ(best[1].met, 38);
    EXPECT_LT(best[2].met, 38);
    EXPECT_EQ(best[0].met, coverageOf(best[0].agents, sitesOf(baseSet(), DeckSets::All), baseSet()).met);
    EXPECT_EQ(best[0].levels, skillTotals(best[0].agents, baseSet()));
}

TEST(TeamSolver, AgreesWithTryingAllSubsetsOfAFewAgents)
{
    const std::vector<CardIndex> few{card("XF96-0160v1"), card("XF96-0162v1"), card("XF96-0164v1"), card("XF96-0168v1"),
                                     card("XF96-0175v1"), card("XF96-0182v1"), card("XF96-0183v1")};
    TeamWish wish = everySite();
    wish.among = few;
    std::size_t teams = 0;
    int most = 0;
    for (unsigned subset = 1; subset < 1u << few.size(); ++subset) {
        std::vector<CardIndex> agents;
        int cost = 0;
        for (std::size_t i = 0; i < few.size(); ++i)
            if ((subset >> i & 1) != 0) {
                agents.push_back(few[i]);
                cost += baseSet()[few[i]].cost->base;
            }
        if (cost > 20)
            continue;
        ++teams;
        most = std::max(most, coverageOf(agents, wish.sites, baseSet()).met);
    }
    EXPECT_EQ(countTeams(wish, baseSet()), teams);
    EXPECT_EQ(bestTeams(wish, baseSet(), 1).front().met, most);
}

TEST(TeamSolver, KeepsToWhatIsWishedFor)
{
    TeamWish wish = everySite();
    wish.include = {card("XF96-0172v1")}; // Scully, a particular printing
    wish.exclude = {card("XF96-0163v1")}; // no Mulder of any printing
    wish.leastAgents = 4;
    wish.leastResources = 5;
    wish.leastSkills[static_cast<std::size_t>(Skill::Medical)] = 5;
    const std::vector<SolvedTeam> best = bestTeams(wish, baseSet(), 20);
    ASSERT_FALSE(best.empty());
    for (const SolvedTeam& team : best) {
        EXPECT_NE(std::find(team.agents.begin(), team.agents.end(), card("XF96-0172v1")), team.agents.end());
        for (const CardIndex agent : team.agents)
            EXPECT_FALSE(baseSet().sameCard(agent, card("XF96-0163v1")));
        EXPECT_GE(team.agents.size(), 4u);
        EXPECT_LE(team.cost, 20);
        EXPECT_GE(team.resources, 5);
        EXPECT_GE(team.levels[static_cast<std::size_t>(Skill::Medical)], 5);
    }
}

TEST(TeamSolver, WeighsTheSitesOfADeckByTheirCopies)
{
    TeamWish wish;
    wish.sites = {{card("XF96-0069v1"), 2}, {card("XF96-0042v1"), 1}}; // Computer 4 twice, Medical 4 once
    wish.mostAgents = 1;
    const std::vector<SolvedTeam> best = bestTeams(wish, baseSet(), 2);
    ASSERT_EQ(best.size(), 2u);
    EXPECT_EQ(best[0].agents, std::vector<CardIndex>{card("XF96-0175v1")}); // Dr. Burk: Computer 4
    EXPECT_EQ(best[0].met, 2);
    EXPECT_EQ(best[1].met, 1); // Scully: Medical 4
}

TEST(TeamSolver, KeepsTwoTeamsAbleToWork)
{
    TeamWish wish = everySite();
    wish.leastForWeakerTeam = 10;
    const std::vector<SolvedTeam> best = bestTeams(wish, baseSet(), 1);
    ASSERT_EQ(best.size(), 1u);
    EXPECT_LE(best[0].met, 39);
    int weaker = 0;
    for (const TeamSplit& split : splitsOf(best[0].agents, wish.sites, baseSet()))
        weaker = std::max(weaker, split.metByWeaker());
    EXPECT_GE(weaker, 10);
}

TEST(TeamSolver, FindsNothingWhereNothingFits)
{
    TeamWish wish;
    wish.include = {card("XF96-0163v1"), card("XF96-0172v1"), card("XF96-0162v1"), card("XF96-0174v1")}; // Cost 26
    EXPECT_TRUE(bestTeams(wish, baseSet()).empty());
    wish.include = {card("XF96-0042v1")}; // a Site
    EXPECT_TRUE(bestTeams(wish, baseSet()).empty());
    wish = {};
    wish.among = std::vector<CardIndex>{};
    EXPECT_TRUE(bestTeams(wish, baseSet()).empty());
}

// The two printings of an Agent are one card (DECK-5), also when somebody owns both.
TEST(TeamSolver, TakesAnAgentOnceWhateverThePrinting)
{
    TeamWish wish;
    wish.among = std::vector<CardIndex>{card("XF96-0162v1"), card("XF96-0170v1")};
    EXPECT_EQ(countTeams(wish, baseSet()), 1u);
}

// SET-3: of the sets that the deck may use, and of those alone.
TEST(TeamSolver, ChoosesAgentsOfTheSetsOfTheDeck)
{
    const CardPool& pool = test::officialCards();
    std::map<DeckSets, int> met;
    for (const DeckSets sets : {DeckSets::All, DeckSets::WithoutPromotional, DeckSets::BaseSet}) {
        TeamWish wish;
        wish.sets = sets;
        wish.sites = sitesOf(pool, DeckSets::All);
        const std::vector<SolvedTeam> teams = bestTeams(wish, pool, 1);
        ASSERT_EQ(teams.size(), 1u);
        for (const CardIndex agent : teams.front().agents)
            EXPECT_TRUE(mayUse(sets, pool, agent)) << pool[agent].title;
        met[sets] = teams.front().met;
    }
    EXPECT_GT(met[DeckSets::All], met[DeckSets::BaseSet]);
    EXPECT_GE(met[DeckSets::All], met[DeckSets::WithoutPromotional]);
    TeamWish base;
    base.sets = DeckSets::BaseSet;
    EXPECT_EQ(countTeams(base, pool), 8102u);
}

} // namespace dossier
