#include "engine/players/director/director.h"
#include "engine/players/director/evaluation.h"
#include "engine/players/worlds/position.h"
#include "engine/support/visited_positions.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <cmath>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

MatchSetup atOneTable(const Deck& deck, int seats)
{
    MatchSetup setup;
    setup.pool = &test::baseSet();
    setup.effects = &test::baseEffects();
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back({&deck});
    return setup;
}

} // namespace

// MULTI-2: one of them wins.
TEST(Evaluation, SharesOneGameOutAmongAll)
{
    const Deck deck = test::sampleDeck();
    for (const int seats : {2, 3, 4}) {
        std::set<int> found;
        const auto visit = [&](const Match&, const GameState& state, const auto&...) {
            double all = 0;
            for (Seat seat = 0; seat < seats; ++seat) {
                const double chance = evaluation(state, seat);
                all += chance;
                EXPECT_GT(chance, 0);
                found.insert(static_cast<int>(100 * chance));
            }
            EXPECT_NEAR(all, 1, 1e-9);
            GameState richer = state;
            richer.player(0).cp += 3;
            EXPECT_GT(evaluation(richer, 0), evaluation(state, 0))
                << "points are worth something, or they are thrown away";
            for (Seat seat = 1; seat < seats; ++seat)
                EXPECT_LT(evaluation(richer, seat), evaluation(state, seat));
        };
        test::visitPositions(atOneTable(deck, seats), 6, 37, 20, visit);
        EXPECT_GT(found.size(), 10u) << seats << " players: not the same figure all the time";
        const Match match(atOneTable(deck, seats));
        const GameState begun = newGame(match, 7);
        for (Seat seat = 0; seat < seats; ++seat)
            EXPECT_NEAR(evaluation(begun, seat), 1.0 / seats, 0.1);
    }
}

TEST(Evaluation, IsMadeOfItsShares)
{
    const Deck deck = test::sampleDeck();
    for (const int seats : {2, 3})
        test::visitPositions(atOneTable(deck, seats), 5, 37, 10,
                             [&](const Match&, const GameState& state, const auto&...) {
                                 GameState richer = state;
                                 richer.player(1).rp += 4;
                                 richer.player(0).cp += 2;
                                 const ChanceShares before = sharesOf(state, 0);
                                 const ChanceShares after = sharesOf(richer, 0);
                                 EXPECT_GT(after[ChanceShare::Cp], before[ChanceShare::Cp]);
                                 EXPECT_LT(after[ChanceShare::OthersRp], before[ChanceShare::OthersRp]);
                                 EXPECT_EQ(after[ChanceShare::Rp], before[ChanceShare::Rp]);
                                 if (seats > 2)
                                     return;
                                 double odds = 0; // of two, all of it is in the shares
                                 for (std::size_t share = 0; share < kShares; ++share)
                                     odds += before[static_cast<ChanceShare>(share)];
                                 EXPECT_NEAR(evaluation(state, 0), 1 / (1 + std::exp(-odds)), 1e-9);
                             });
}

TEST(Evaluation, CountsWhatLiesThere)
{
    const Deck deck = test::sampleDeck();
    test::visitPositions(atOneTable(deck, 3), 5, 37, 5, [&](const Match&, const GameState& state, const auto&...) {
        DealFigures figures;
        figures[DealFigure::Solved] = 2;
        countFigures(state, 1, figures);
        EXPECT_EQ(figures[DealFigure::Solved], 2) << "what has happened is not told by what lies there";
        EXPECT_EQ(figures[DealFigure::Rp], state.player(1).rp);
        EXPECT_EQ(figures[DealFigure::OthersRp], state.player(0).rp + state.player(2).rp);
        EXPECT_EQ(figures[DealFigure::Cards], state.player(1).hand.size());
        EXPECT_EQ(figures[DealFigure::Won], 0);
        GameState won = state;
        won.ending = Ending::Identified;
        won.winner = 2;
        countFigures(won, 1, figures);
        EXPECT_EQ(figures[DealFigure::Lost], 1);
    });
}

// Three and four players: what one does is told in figures of its own.
TEST(Director, TellsOneChoiceFromAnotherAmongMany)
{
    const Deck deck = test::sampleDeck();
    for (const int seats : {3, 4}) {
        int searched = 0;
        int apart = 0;
        test::visitPositions(
            atOneTable(deck, seats), 11, 41, 16,
            [&](const Match& match, const GameState& state, const Observation& seen, const ActionList& actions) {
                Thinking thinking;
                thinking.worlds = 8;
                Director director(match, thinking);
                director.decide({state, seen, actions});
                const std::vector<Considered> found = director.considered();
                if (found.empty())
                    return;
                ++searched;
                apart += found.front().value - found.back().value > 0.005 ? 1 : 0;
                EXPECT_LT(found.front().value, 1);
            });
        EXPECT_GT(searched, 4) << seats;
        EXPECT_GT(apart, searched / 2) << seats << " players, " << searched << " decisions";
    }
}

} // namespace dossier
