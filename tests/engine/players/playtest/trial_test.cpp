#include "engine/players/playtest/blank.h"
#include "engine/players/playtest/trial.h"
#include "playtest_series.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(Trial, GivesTheSamePairsWhateverTheThreadsAndStages)
{
    TrialSetup setup = test::smallTrial();
    const Deck deck = test::mixedDeck();
    const PairPoints whole = playTrial(setup, deck, 0, 6);
    EXPECT_EQ(whole.size(), 12u);
    setup.jobs = 3;
    EXPECT_EQ(playTrial(setup, deck, 0, 6), whole);
    const PairPoints late = playTrial(setup, deck, 4, 6);
    EXPECT_EQ(late, (PairPoints{whole[4], whole[5], whole[10], whole[11]})) << "deck by deck, round by round";
}

TEST(Trial, OfADeckAgainstItselfIsEven)
{
    TrialSetup setup = test::smallTrial();
    setup.gauntlet = {test::mixedDeck()};
    for (const std::int8_t points : playTrial(setup, test::mixedDeck(), 0, 8))
        EXPECT_EQ(points, 2);
}

TEST(Trial, ComparesPairByPair)
{
    const Comparison same = compared({0, 4, 2, 4}, {0, 4, 2, 4});
    EXPECT_EQ(same.pairs, 4);
    EXPECT_DOUBLE_EQ(same.difference.mean, 0);
    const PairPoints wild{0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4};
    PairPoints better = wild;
    for (std::size_t i = 0; i < better.size(); i += 2)
        better[i] += 2; // every second pair half a game more
    const Comparison comparison = compared(better, wild);
    EXPECT_DOUBLE_EQ(comparison.difference.mean, 0.25);
    EXPECT_GT(comparison.difference.low, 0) << "the luck that both shared is not in it";
    EXPECT_LT(comparison.first.low, comparison.second.high) << "which it is in the rates themselves";
}

TEST(Trial, OfADeckWithoutItsSitesIsWorse)
{
    TrialSetup setup = test::smallTrial();
    const CardPool pool = withBlank(test::baseSet());
    setup.pool = &pool;
    const Deck deck = test::plainDeck();
    Deck without = deck;
    for (const DeckEntry& entry : deck.bureauDeck)
        if (pool[entry.card].site)
            without = blanked(without, entry.card, pool);
    const Comparison worth = compared(playTrial(setup, deck, 0, 10), playTrial(setup, without, 0, 10));
    EXPECT_GT(worth.difference.low, 0.1);
}

} // namespace dossier
