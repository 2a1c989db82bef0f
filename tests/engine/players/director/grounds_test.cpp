// Why a choice is advised, in figures.
#include "engine/players/director/compared.h"
#include "engine/players/director/director.h"
#include "engine/players/director/options.h"
#include "engine/players/worlds/position.h"
#include "engine/support/engine_decks.h"
#include "engine/support/other_secrets.h"
#include "engine/support/visited_positions.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

Thinking explaining(int worlds, int threads = 1)
{
    Thinking thinking;
    thinking.worlds = worlds;
    thinking.threads = threads;
    thinking.explains = true;
    return thinking;
}

std::vector<Considered> consideredAt(const GameState& state, const Thinking& thinking)
{
    ActionList actions;
    legalActions(state, actions);
    const Observation seen = observation(state, state.decider);
    Director director(*state.match, thinking);
    director.decide({state, seen, actions});
    return director.considered();
}

double sumOf(const ChanceShares& shares)
{
    double sum = 0;
    for (std::size_t share = 0; share < kShares; ++share)
        sum += shares[static_cast<ChanceShare>(share)];
    return sum;
}

} // namespace

TEST(Grounds, AddUpToWhatAChoiceIsBehind)
{
    PlayedOut solved;
    solved.figures[DealFigure::Passed] = 1;
    solved.shares[ChanceShare::Knowing] = 1;
    solved.shares[ChanceShare::Cards] = 0.1;
    PlayedOut failed;
    failed.shares[ChanceShare::Cards] = 0.2;
    PlayedOut won;
    won.over = true;
    won.figures[DealFigure::Won] = 1;
    const std::vector<PlayedOut> here{failed, failed, failed};
    const std::vector<PlayedOut> decided{solved, failed, won};
    const std::vector<double> worthDecided{0.7, 0.5, 1};
    const std::vector<double> worthHere{0.52, 0.5, 0.5};
    const Grounds grounds = groundsOf({worthDecided, decided}, {worthHere, here});
    EXPECT_EQ(grounds.worlds, 3);
    EXPECT_NEAR(grounds.decided[DealFigure::Passed], 1.0 / 3, 1e-9);
    EXPECT_EQ(grounds.here[DealFigure::Passed], 0);
    EXPECT_NEAR(grounds.behind[ChanceShare::Knowing], 0.2 / 3, 1e-9) << "0.18 of a chance for 0.9 of log-odds";
    EXPECT_NEAR(grounds.behind[ChanceShare::Cards], -0.02 / 3, 1e-9);
    EXPECT_NEAR(grounds.behind[ChanceShare::Decided], 0.5 / 3, 1e-9);
    EXPECT_NEAR(sumOf(grounds.behind), (0.18 + 0.5) / 3, 1e-9);
    EXPECT_GT(grounds.errors[ChanceShare::Decided], 0);
    EXPECT_EQ(groundsOf({worthDecided, decided}, {}).worlds, 0);
}

TEST(Grounds, AreKeptWhereSomebodyWantsThem)
{
    const test::RandomMatch setup(3);
    int compared = 0;
    const auto visit = [&](const Match&, const GameState& state, const Observation& seen, const ActionList& actions) {
        Thinking silent = explaining(8);
        silent.explains = false;
        for (const Considered& each : consideredAt(state, silent))
            EXPECT_EQ(each.grounds, Grounds());
        const std::vector<Considered> found = consideredAt(state, explaining(8));
        EXPECT_EQ(found.empty(), hasExactAnswer(actions)) << "what is left to the rules is explained, too";
        for (const Considered& each : found) {
            ASSERT_EQ(each.grounds.worlds, each.worlds);
            EXPECT_NEAR(sumOf(each.grounds.behind), each.behind, 0.002);
            compared += each.behind > 0 ? 1 : 0;
            const DealFigures& figures = each.grounds.here;
            EXPECT_GE(figures[DealFigure::Open], 1);
            EXPECT_LE(figures[DealFigure::Passed], seen.check ? 1 : 0);
            EXPECT_LE(figures[DealFigure::Won] + figures[DealFigure::Lost], 1 + 1e-9);
        }
        EXPECT_EQ(consideredAt(state, explaining(8, 3)).size(), found.size());
    };
    test::visitPositions(setup, 5, 11, 24, visit);
    EXPECT_GT(compared, 20);
}

// A reason rests on more than a handful of deals, also where the choice is plain.
TEST(Grounds, RestOnManyDeals)
{
    const test::RandomMatch setup(3);
    int searched = 0;
    test::visitPositions(setup, 5, 29, 8, [&](const Match&, const GameState& state, const auto&...) {
        const std::vector<Considered> found = consideredAt(state, explaining(40));
        if (found.empty())
            return;
        ++searched;
        int whole = 0;
        for (const Considered& each : found) {
            EXPECT_GE(each.grounds.worlds, 32);
            whole += each.worlds == 40 ? 1 : 0;
            if (each.action.kind == ActionKind::Pass) {
                EXPECT_EQ(each.worlds, 40) << "what passing would come to is always told";
            }
        }
        EXPECT_GE(whole, 2) << "the best and another";
    });
    EXPECT_GT(searched, 3);
}

// ZONE-21: a reason tells nothing that its reader may not know.
TEST(Grounds, AreTheSameWhateverIsHidden)
{
    int others = 0;
    int compared = 0;
    for (const std::uint64_t seed : {3u, 6u}) {
        const test::RandomMatch setup(seed);
        test::visitPositions(setup, seed, 31, 12, [&](const Match&, const GameState& state, const auto&...) {
            const test::OtherSecrets other = test::otherSecrets(state, state.decider, 7);
            others += other.state == state ? 0 : 1;
            const std::vector<Considered> found = consideredAt(state, explaining(4));
            const std::vector<Considered> there = consideredAt(other.state, explaining(4));
            ASSERT_EQ(found.size(), there.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                ++compared;
                EXPECT_EQ(found[i].grounds, there[i].grounds);
            }
        });
    }
    EXPECT_GT(others, 10);
    EXPECT_GT(compared, 30);
}

} // namespace dossier
