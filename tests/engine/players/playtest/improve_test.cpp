#include "domain/decks/deck_rules.h"
#include "engine/players/playtest/improve.h"
#include "engine/support/engine_decks.h"
#include "playtest_series.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

namespace {

// The plain deck, and a Site or Witness more of each it has not got.
ImproveSetup smallImprovement(int tries)
{
    ImproveSetup setup;
    setup.trial = test::smallTrial();
    setup.trial.jobs = 2;
    setup.deck = test::plainDeck();
    setup.copies = copiesIn(setup.deck, test::baseSet());
    for (const int number : test::numbers(1, 12))
        ++setup.copies[test::cardNumbered(number)];
    setup.format = test::format(Game::Advanced);
    setup.tries = tries;
    setup.rounds = 2;
    return setup;
}

} // namespace

TEST(Improve, ExchangesOnlyWhatThereIs)
{
    const ImproveSetup setup = smallImprovement(12);
    const ImproveReport report = improved(setup);
    EXPECT_EQ(report.tried, 12);
    ASSERT_GT(report.kept, 0) << "of twelve coin tosses one comes out twice";
    EXPECT_NE(report.deck, setup.deck);
    EXPECT_EQ(bureauDeckSize(report.deck), bureauDeckSize(setup.deck));
    EXPECT_EQ(report.deck.team, setup.deck.team);
    const CopyCounts used = copiesIn(report.deck, test::baseSet());
    for (std::size_t card = 0; card < used.size(); ++card)
        EXPECT_LE(used[card], setup.copies[card]);
    ASSERT_TRUE(report.againstFirst);
    EXPECT_LE(report.againstFirst->low, report.againstFirst->mean);
}

TEST(Improve, FollowsFromItsSeedWhateverTheThreads)
{
    ImproveSetup setup = smallImprovement(5);
    const ImproveReport two = improved(setup);
    setup.trial.jobs = 1;
    const ImproveReport one = improved(setup);
    EXPECT_EQ(one.deck, two.deck);
    EXPECT_EQ(one.games, two.games);
}

TEST(Improve, WithoutCardsToTakeThereIsNothingToTry)
{
    ImproveSetup setup = smallImprovement(5);
    setup.copies = copiesIn(setup.deck, test::baseSet());
    const ImproveReport report = improved(setup);
    EXPECT_EQ(report.tried, 0);
    EXPECT_EQ(report.games, 0);
    EXPECT_EQ(report.deck, setup.deck);
    EXPECT_FALSE(report.againstFirst);
}

TEST(Improve, TakesNothingThatTheRulesForbid) // DECK-7, DECK-18
{
    ImproveSetup setup = smallImprovement(5);
    setup.copies = copiesIn(setup.deck, test::baseSet());
    for (CardIndex card = 0; card < setup.copies.size(); ++card)
        if (test::baseSet()[card].xfile || test::baseSet()[card].has(Keyword::Killer))
            setup.copies[card] += 2;
    EXPECT_EQ(improved(setup).tried, 0);
}

TEST(Improve, EndsWhenAsked)
{
    std::stop_source stop;
    const ImproveReport report = improved(
        smallImprovement(1000), [&](int tries) { tries == 2 ? void(stop.request_stop()) : void(); }, stop.get_token());
    EXPECT_LE(report.tried, 2);
    EXPECT_FALSE(report.againstFirst);
}

} // namespace dossier
