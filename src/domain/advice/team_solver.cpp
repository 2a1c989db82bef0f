#include "domain/advice/team_solver.h"

#include "domain/decks/format.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace dossier {

namespace {

// The Agents to choose from: one printing a title, those that must be in first.
struct Roster
{
    std::vector<CardIndex> agents;
    std::size_t fixed = 0; // the first so many are in every Team
    bool possible = true;  // false when somebody wanted is not to be had
};

bool holds(const std::vector<CardIndex>& cards, CardIndex card, const CardPool& pool)
{
    return std::any_of(cards.begin(), cards.end(), [&](CardIndex c) { return pool.sameCard(c, card); });
}

std::vector<CardIndex> agentsOf(const CardPool& pool, DeckSets sets)
{
    std::vector<CardIndex> agents;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (mayPropose(sets, pool, card))
            agents.push_back(card);
    return agents;
}

Roster rosterOf(const TeamWish& wish, const CardPool& pool)
{
    Roster roster;
    for (const CardIndex card : wish.include) {
        const bool toBeHad = !wish.among || holds(*wish.among, card, pool);
        if (!pool[card].agent || !toBeHad || holds(wish.exclude, card, pool))
            roster.possible = false;
        else if (!holds(roster.agents, card, pool))
            roster.agents.push_back(card);
    }
    roster.fixed = roster.agents.size();
    for (const CardIndex card : wish.among ? *wish.among : agentsOf(pool, wish.sets))
        if (pool[card].agent && !holds(wish.exclude, card, pool) && !holds(roster.agents, card, pool))
            roster.agents.push_back(card);
    return roster;
}

// Walks through every Team within the Cost, adding one Agent after another.
template <class Visit>
class TeamWalk
{
public:
    TeamWalk(const TeamWish& wish, const Roster& roster, const CardPool& pool, Visit visit)
        : m_wish(wish)
        , m_roster(roster)
        , m_pool(pool)
        , m_visit(visit)
    {}

    void walk()
    {
        SolvedTeam team;
        for (std::size_t i = 0; i < m_roster.fixed; ++i)
            join(team, m_roster.agents[i]);
        if (m_roster.possible && team.cost <= m_wish.mostCost)
            extend(team, m_roster.fixed);
    }

private:
    void extend(const SolvedTeam& team, std::size_t from)
    {
        if (fulfils(team))
            m_visit(team);
        if (m_wish.mostAgents > 0 && static_cast<int>(team.agents.size()) >= m_wish.mostAgents)
            return;
        for (std::size_t i = from; i < m_roster.agents.size(); ++i) {
            if (team.cost + baseCost(m_pool[m_roster.agents[i]]) > m_wish.mostCost)
                continue;
            SolvedTeam larger = team;
            join(larger, m_roster.agents[i]);
            extend(larger, i + 1);
        }
    }

    void join(SolvedTeam& team, CardIndex agent) const
    {
        const AgentFacts& facts = *m_pool[agent].agent;
        team.agents.push_back(agent);
        team.cost += baseCost(m_pool[agent]);
        team.resources += facts.resources;
        for (std::size_t s = 0; s < team.levels.size(); ++s)
            team.levels[s] += facts.skills[s];
    }

    bool fulfils(const SolvedTeam& team) const
    {
        const auto size = static_cast<int>(team.agents.size());
        if (size < std::max(m_wish.leastAgents, 1) || (m_wish.mostAgents > 0 && size > m_wish.mostAgents))
            return false;
        for (std::size_t s = 0; s < team.levels.size(); ++s)
            if (team.levels[s] < m_wish.leastSkills[s])
                return false;
        return team.resources >= m_wish.leastResources;
    }

    const TeamWish& m_wish;
    const Roster& m_roster;
    const CardPool& m_pool;
    Visit m_visit;
};

void countSites(SolvedTeam& team, const std::vector<DeckEntry>& sites, const CardPool& pool)
{
    for (const DeckEntry& entry : sites) {
        const Passing passes = checkSite(*pool[entry.card].site, team.levels).passes;
        team.met += passes == Passing::Yes ? entry.count : 0;
        team.metForOneQuestion += passes == Passing::ForOneQuestion ? entry.count : 0;
    }
}

bool isBetter(const SolvedTeam& a, const SolvedTeam& b)
{
    const auto rank = [](const SolvedTeam& team) {
        const int skills = std::accumulate(team.levels.begin(), team.levels.end(), 0);
        return std::tuple(-team.met, -team.metForOneQuestion, -team.resources, -skills, team.cost);
    };
    const auto rankA = rank(a);
    const auto rankB = rank(b);
    return rankA != rankB ? rankA < rankB : a.agents < b.agents;
}

bool weakerTeamMeets(const SolvedTeam& team, const TeamWish& wish, const CardPool& pool)
{
    if (wish.leastForWeakerTeam <= 0)
        return true;
    const std::vector<TeamSplit> splits = splitsOf(team.agents, wish.sites, pool);
    return std::any_of(splits.begin(), splits.end(),
                       [&](const TeamSplit& split) { return split.metByWeaker() >= wish.leastForWeakerTeam; });
}

std::vector<SolvedTeam> allTeams(const TeamWish& wish, const CardPool& pool)
{
    std::vector<SolvedTeam> teams;
    const Roster roster = rosterOf(wish, pool);
    TeamWalk(wish, roster, pool, [&](const SolvedTeam& team) { teams.push_back(team); }).walk();
    return teams;
}

} // namespace

std::vector<SolvedTeam> bestTeams(const TeamWish& wish, const CardPool& pool, std::size_t most)
{
    std::vector<SolvedTeam> teams = allTeams(wish, pool);
    for (SolvedTeam& team : teams) {
        std::sort(team.agents.begin(), team.agents.end());
        countSites(team, wish.sites, pool);
    }
    std::sort(teams.begin(), teams.end(), isBetter);
    // Splitting is the dear part, so it is tried from the best Team downwards only until enough are found.
    std::vector<SolvedTeam> best;
    for (SolvedTeam& team : teams) {
        if (best.size() == most)
            break;
        if (weakerTeamMeets(team, wish, pool))
            best.push_back(std::move(team));
    }
    return best;
}

std::size_t countTeams(const TeamWish& wish, const CardPool& pool)
{
    std::vector<SolvedTeam> teams = allTeams(wish, pool);
    return static_cast<std::size_t>(std::count_if(
        teams.begin(), teams.end(), [&](const SolvedTeam& team) { return weakerTeamMeets(team, wish, pool); }));
}

} // namespace dossier
