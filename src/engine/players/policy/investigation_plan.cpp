#include "engine/players/policy/investigation_plan.h"

#include "engine/queries/table/question.h"

#include <algorithm>

namespace dossier {

namespace {

// Strongest first until the level is reached; then whoever turns out not to be needed goes again, weakest first.
AgentSet smallestTeam(const Match& match, const std::vector<SeenAgent>& agents, AgentSet available,
                      CardFacts::Needed need)
{
    std::vector<std::pair<int, int>> bySkill; // (skill, slot)
    for (const SeenAgent& agent : agents)
        if ((available >> agent.slot & 1u) != 0)
            bySkill.emplace_back(match.facts(agent.card).abilities[need.skill], agent.slot);
    std::sort(bySkill.rbegin(), bySkill.rend());
    AgentSet team = 0;
    int level = 0;
    for (std::size_t i = 0; i < bySkill.size() && level < need.level; ++i) {
        team |= 1u << bySkill[i].second;
        level += bySkill[i].first;
    }
    if (level < need.level)
        return 0;
    for (auto agent = bySkill.rbegin(); agent != bySkill.rend(); ++agent) {
        const AgentSet bit = 1u << agent->second;
        if ((team & bit) != 0 && team != bit && level - agent->first >= need.level) {
            team &= ~bit;
            level -= agent->first;
        }
    }
    return team;
}

double leftAfter(const Match& match, std::uint64_t candidates, TypeSet types)
{
    double least = std::popcount(candidates);
    for (TypeSet rest = types; rest != 0; rest &= rest - 1)
        least = std::min(least, expectedLeft(match, candidates, std::countr_zero(rest)));
    return least;
}

std::vector<PlannedSite> sitesOf(const Match& match, const Observation& seen, bool withHand)
{
    std::vector<PlannedSite> sites;
    const auto add = [&](CardRef ref, CardIndex card, bool placed, Seat directed) {
        const CardFacts& facts = match.facts(card);
        const std::uint64_t open = candidates(match, seen.notebooks[directed]);
        const double left = leftAfter(match, open, typesAskedBy(facts));
        if (std::popcount(open) == 1 || left < std::popcount(open))
            sites.push_back({ref, card, placed, 0, 0, placed ? 0 : facts.cost, left, directed});
    };
    for (const SeenSite& site : seen.players[seen.self].sites)
        add(site.ref, site.card, true, site.directed);
    if (withHand)
        for (const SeenCard& card : seen.hand)
            if (match.facts(card.card).type == CardType::Site)
                add(card.ref, card.card, false, bestDirected(match, seen, card.card));
    std::stable_sort(sites.begin(), sites.end(), [](const PlannedSite& a, const PlannedSite& b) {
        return a.left != b.left ? a.left < b.left : a.cost < b.cost;
    });
    return sites;
}

bool sameTitlePlanned(const Match& match, const std::vector<PlannedSite>& plan, CardIndex card)
{
    return std::any_of(plan.begin(), plan.end(), [&](const PlannedSite& planned) {
        return match.facts(planned.card).title == match.facts(card).title;
    });
}

// Chooses the easier of two skills; false where no Team of the available Agents passes.
bool findTeam(const Match& match, const Observation& seen, AgentSet available, PlannedSite& site)
{
    const CardFacts& facts = match.facts(site.card);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        const AgentSet team = smallestTeam(match, seen.players[seen.self].agents, available, need);
        if (team != 0 && (site.team == 0 || std::popcount(team) < std::popcount(site.team))) {
            site.team = team;
            site.skill = need.skill;
        }
    }
    return site.team != 0;
}

} // namespace

bool asksInVain(const Match& match, const Observation& seen, CardIndex site, int type)
{
    if (type < 0 || seen.about.who >= seen.notebooks.size())
        return false;
    return tellsNothing(match, candidates(match, seen.notebooks[seen.about.who]), site, type);
}

Seat bestDirected(const Match& match, const Observation& seen, CardIndex site)
{
    constexpr double kSomething = 0.4; // of an X-File
    const auto seats = static_cast<unsigned>(seen.players.size());
    Seat found = kNoSeat;
    int fewest = 0;
    bool foundTells = false;
    for (unsigned place = 1; place < seats; ++place) {
        const auto seat = static_cast<Seat>((seen.self + place) % seats);
        if (seen.players[seat].out)
            continue;
        if (seats == 2)
            return seat;
        const std::uint64_t open = candidates(match, seen.notebooks[seat]);
        const int all = std::popcount(open);
        const bool tells = all == 1 || all - leftAfter(match, open, typesAskedBy(match.facts(site))) > kSomething;
        if (found == kNoSeat || tells > foundTells || (tells == foundTells && all < fewest)) {
            found = seat;
            fewest = all;
            foundTells = tells;
        }
    }
    return found;
}

double expectedLeft(const Match& match, std::uint64_t candidates, int type)
{
    int yes = 0;
    for (std::uint64_t rest = candidates; rest != 0; rest &= rest - 1) {
        const CardIndex xFile = match.xFileCard(std::countr_zero(rest));
        yes += static_cast<int>(match.facts(xFile).typeSet >> type & 1u);
    }
    const int all = std::popcount(candidates);
    const int no = all - yes;
    return all == 0 ? 0.0 : static_cast<double>(yes * yes + no * no) / all;
}

int bestQuestion(const Match& match, std::uint64_t candidates, TypeSet types)
{
    int best = std::countr_zero(types);
    double least = expectedLeft(match, candidates, best);
    for (TypeSet rest = types & (types - 1); rest != 0; rest &= rest - 1) {
        const double left = expectedLeft(match, candidates, std::countr_zero(rest));
        if (left < least) {
            least = left;
            best = std::countr_zero(rest);
        }
    }
    return best;
}

std::vector<PlannedSite> planInvestigation(const Match& match, const Observation& seen, AgentSet available,
                                           bool withHand)
{
    std::vector<PlannedSite> plan;
    int rp = seen.players[seen.self].rp;
    for (PlannedSite& site : sitesOf(match, seen, withHand)) {
        if (site.cost > rp || sameTitlePlanned(match, plan, site.card) || !findTeam(match, seen, available, site))
            continue;
        rp -= site.cost;
        available &= ~site.team;
        plan.push_back(site);
    }
    return plan;
}

} // namespace dossier
