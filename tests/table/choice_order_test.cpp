// Which choices stand first: what a Team can solve, and who has to join one for it.
#include "table/choice_order.h"
#include "table/stage_games.h"
#include "table/table_game.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

// Whether a Team that goes to a Site already has not enough there.
bool aTeamIsShort(const TableGame& game)
{
    return std::ranges::any_of(game.view().sites, [&](const auto& site) {
        return std::ranges::any_of(site.teams, [&](const Prospect& team) {
            return team.seat == game.viewer() && team.assigned && !team.enough();
        });
    });
}

// Whether each Site to which a Team may be sent can be solved at once, by a Team of its own.
bool allCanBeSolved(const TableGame& game, const std::vector<ChoiceWorth>& worths)
{
    std::set<std::uint8_t> teams;
    std::set<std::uint16_t> sites;
    std::set<std::pair<std::uint8_t, std::uint16_t>> enough;
    for (std::size_t i = 0; i < worths.size(); ++i) {
        const Action& action = game.choices()[i].action;
        if (action.kind != ActionKind::AssignTeam)
            continue;
        teams.insert(action.team);
        sites.insert(action.target.bits());
        if (worths[i].preview && worths[i].preview->enough)
            enough.emplace(action.team, action.target.bits());
    }
    std::vector<std::uint8_t> order(teams.begin(), teams.end());
    if (sites.empty() || order.size() < sites.size())
        return false;
    do {
        auto team = order.begin();
        if (std::ranges::all_of(sites, [&](std::uint16_t site) { return enough.contains({*team++, site}); }))
            return true;
    } while (std::next_permutation(order.begin(), order.end()));
    return false;
}

} // namespace

// INV-1: "joins another Team" stood before the Teams that were enough as they were, and pressing it was to lose a Site.
TEST(ChoiceOrder, NobodyJoinsAnotherTeamFirstWhereEachSiteHasOneThatIsEnough)
{
    TableGame game(test::baseSet(), &test::baseEffects(), nullptr);
    int joining = 0;
    const auto look = [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        if (aTeamIsShort(at) || !allCanBeSolved(at, worths))
            return false;
        for (std::size_t i = 0; i < worths.size(); ++i)
            if (at.choices()[i].action.kind == ActionKind::Regroup) {
                EXPECT_EQ(worths[i].rank, ChoiceRank::Seldom);
                ++joining;
            }
        return joining > 20;
    };
    EXPECT_TRUE(test::playPacksUntil(game, look) || test::playEagerlyUntil(game, look));
}

} // namespace dossier
