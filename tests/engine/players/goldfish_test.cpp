#include "engine/players/goldfish_batch.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

GoldfishSetup sampleSetup(int games)
{
    GoldfishSetup setup;
    setup.deck = test::sampleDeck();
    setup.pool = &test::baseSet();
    setup.games = games;
    setup.seed = 7;
    return setup;
}

} // namespace

TEST(Goldfish, SolvesMostGamesOfALegalDeck)
{
    const GoldfishReport report = playGoldfish(sampleSetup(50), 2);
    EXPECT_EQ(report.games, 50);
    EXPECT_GE(report.solved, 45);
    EXPECT_EQ(report.turns.count(), report.solved);
    EXPECT_GT(report.questions.mean(), 3.0) << "41 X-Files cannot be told apart by fewer";
}

TEST(Goldfish, GivesTheSameReportForTheSameSeedEverywhere)
{
    const GoldfishReport report = playGoldfish(sampleSetup(200), 1);
    EXPECT_EQ(report.solved, 200);
    EXPECT_EQ(report.turns.counts(), (std::map<int, int>{{3, 19}, {4, 43}, {5, 73}, {6, 39}, {7, 18}, {8, 7}, {9, 1}}));
}

TEST(Goldfish, NeverDependsOnTheOrderOfItsLines)
{
    const GoldfishSetup setup = sampleSetup(20);
    GoldfishSetup other = setup;
    std::ranges::reverse(other.deck.bureauDeck);
    std::ranges::reverse(other.deck.team);
    EXPECT_EQ(playGoldfish(other, 1), playGoldfish(setup, 1));
}

TEST(Goldfish, NeverDependsOnTheNumberOfThreads)
{
    const GoldfishReport one = playGoldfish(sampleSetup(130), 1);
    EXPECT_EQ(playGoldfish(sampleSetup(130), 2), one);
    EXPECT_EQ(playGoldfish(sampleSetup(130), 5), one);
    EXPECT_EQ(mergeReports({playGoldfish(sampleSetup(130), 0, 7), playGoldfish(sampleSetup(130), 7, 130)}), one);
}

TEST(Goldfish, AnotherSeedGivesOtherGames)
{
    GoldfishSetup other = sampleSetup(100);
    other.seed = 8;
    EXPECT_NE(playGoldfish(other, 1).turns, playGoldfish(sampleSetup(100), 1).turns);
}

TEST(Goldfish, ABetterPlayerPlaysOtherGamesFromTheSameShuffle)
{
    GoldfishSetup better = sampleSetup(60);
    better.effects = &test::baseEffects();
    better.player = Bot::Supervisor;
    const GoldfishReport report = playGoldfish(better, 2);
    EXPECT_EQ(report.player, Bot::Supervisor);
    EXPECT_GE(report.solved, 55);
    better.player = Bot::Agent;
    EXPECT_NE(playGoldfish(better, 2).turns, report.turns);
}

TEST(Goldfish, StopsWhenAsked)
{
    std::stop_source stop;
    const auto report = playGoldfish(
        sampleSetup(100'000), 2, [&](int) { stop.request_stop(); }, stop.get_token());
    EXPECT_GT(report.games, 0);
    EXPECT_LT(report.games, 1000);
    EXPECT_EQ(report.questions.count(), report.games);
}

TEST(Goldfish, TellsItsProgressToTheEnd)
{
    int last = 0;
    playGoldfish(sampleSetup(150), 2, [&](int played) {
        EXPECT_GT(played, last);
        last = played;
    });
    EXPECT_EQ(last, 150);
}

TEST(Goldfish, ADeckWithoutCardsSolvesNothing)
{
    GoldfishSetup setup = sampleSetup(3);
    setup.deck = Deck{};
    const GoldfishReport report = playGoldfish(setup, 2);
    EXPECT_EQ(report.games, 3);
    EXPECT_EQ(report.solved, 0);
    EXPECT_EQ(report.rpUnspent.median(), 5);
    EXPECT_EQ(report.turns.mean(), 0.0);
}

TEST(Goldfish, ATeamWithoutAgentsSolvesNothing)
{
    GoldfishSetup setup = sampleSetup(2);
    setup.deck.team.clear();
    EXPECT_EQ(playGoldfish(setup, 1).solved, 0);
}

TEST(Goldfish, LeavesOutWhatCannotStandInATeam) // DECK-14
{
    GoldfishSetup setup = sampleSetup(5);
    setup.deck.add(Zone::Team, test::cardNumbered(169), 1); // Mulder again
    setup.deck.add(Zone::Team, test::cardNumbered(42), 1);  // a Site
    const GoldfishReport report = playGoldfish(setup, 1);
    EXPECT_EQ(report.dropped, (std::vector<CardIndex>{test::cardNumbered(169), test::cardNumbered(42)}));
    EXPECT_EQ(report.turns, playGoldfish(sampleSetup(5), 1).turns);
}

TEST(Goldfish, RefusesADeckTheTableHasNoRoomFor) // OQ-151
{
    GoldfishSetup setup = sampleSetup(5);
    setup.deck.setCount(Zone::BureauDeck, test::cardNumbered(42), 112);
    ASSERT_FALSE(goldfishProblems(setup).empty());
    EXPECT_THROW(playGoldfish(setup, 2), std::invalid_argument);
}

TEST(Goldfish, NamesTheCardsWhoseTextsAreNotPlayed)
{
    const GoldfishReport report = playGoldfish(sampleSetup(1), 1);
    EXPECT_EQ(report.manualCards.size(), 4u + 40u); // the Team and all but the Sites
    for (CardIndex card : report.manualCards)
        EXPECT_NE(test::baseSet()[card].type, CardType::Site);
}

TEST(Distribution, TellsMiddleAndSpread)
{
    Distribution values;
    for (int value : {3, 1, 2, 2, 10})
        values.add(value);
    EXPECT_DOUBLE_EQ(values.mean(), 3.6);
    EXPECT_EQ(values.median(), 2);
    EXPECT_EQ(values.percentile(10), 1);
    EXPECT_EQ(values.percentile(90), 10);
    EXPECT_EQ(Distribution().median(), 0);
}

} // namespace dossier
