#include "engine/players/playtest/swaps.h"
#include "engine/support/engine_decks.h"
#include "playtest_series.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

SwapSetup smallSwaps(std::initializer_list<int> in)
{
    SwapSetup setup;
    setup.trial = test::smallTrial();
    setup.trial.jobs = 2;
    setup.trial.gauntlet.erase(setup.trial.gauntlet.begin()); // another deck than its own
    setup.deck = test::plainDeck();
    setup.rounds = 8; // of one pair each
    const CardIndex out = setup.deck.bureauDeck.front().card;
    for (const int number : in)
        setup.swaps.push_back({out, test::cardNumbered(number)});
    return setup;
}

} // namespace

TEST(Swaps, ChangeOneCopy)
{
    Deck deck = test::deckOf({163}, {42, 43});
    deck.setCount(Zone::BureauDeck, test::cardNumbered(42), 2);
    const Deck after = swapped(deck, {test::cardNumbered(42), test::cardNumbered(44)});
    EXPECT_EQ(after.count(Zone::BureauDeck, test::cardNumbered(42)), 1);
    EXPECT_EQ(after.count(Zone::BureauDeck, test::cardNumbered(44)), 1);
    EXPECT_EQ(bureauDeckSize(after), bureauDeckSize(deck));
}

TEST(Swaps, DropTheWorseHalfAndConfirmTheBestOnFreshGames)
{
    const SwapReport report = trySwaps(smallSwaps({1, 2, 311, 335, 87}));
    ASSERT_EQ(report.tried.size(), 5u);
    std::vector<int> stages;
    for (const TriedSwap& tried : report.tried)
        stages.push_back(tried.stages);
    EXPECT_EQ(stages, (std::vector{3, 3, 2, 1, 1})) << "five, then three, then two";
    EXPECT_TRUE(std::is_sorted(stages.rbegin(), stages.rend()));
    EXPECT_EQ(report.tried.front().result.pairs, 8);
    EXPECT_LT(report.tried.back().result.pairs, 8);
    EXPECT_EQ(report.confirmed.pairs, 8);
    EXPECT_NE(report.confirmed, report.tried.front().result) << "as many games, but others";
    EXPECT_GE(report.tried[0].result.difference.mean, report.tried[1].result.difference.mean);
}

TEST(Swaps, GiveTheSameReportWhateverTheThreads)
{
    SwapSetup setup = smallSwaps({1, 2, 311});
    const SwapReport two = trySwaps(setup);
    setup.trial.jobs = 1;
    EXPECT_EQ(trySwaps(setup), two);
}

TEST(Swaps, OfACardForItsLikeChangeNothing)
{
    SwapSetup setup = smallSwaps({});
    const CardIndex card = setup.deck.bureauDeck.front().card;
    setup.swaps = {{card, card}};
    const SwapReport report = trySwaps(setup);
    EXPECT_DOUBLE_EQ(report.confirmed.difference.mean, 0) << "the same deck in the same games";
    EXPECT_EQ(report.tried.front().stages, 0) << "with one candidate there is nothing to search";
}

TEST(Swaps, RefuseWhatIsNoExchange)
{
    SwapSetup setup = smallSwaps({});
    EXPECT_THROW(trySwaps(setup), std::invalid_argument);
    setup.swaps = {{test::cardNumbered(335), test::cardNumbered(1)}}; // not in the deck
    EXPECT_THROW(trySwaps(setup), std::invalid_argument);
}

} // namespace dossier
