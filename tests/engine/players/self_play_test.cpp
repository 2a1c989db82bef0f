#include "domain/decks/table_room.h"
#include "engine/players/self_play.h"
#include "engine/state/random.h"
#include "engine/state/state.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

namespace {

SelfPlaySetup randomAgainstPilot(const Deck& deck)
{
    SelfPlaySetup setup;
    setup.match = test::twoPlayers(&deck, &deck, -1);
    setup.match.options.mostTurns = 100;
    setup.bots = {Bot::Random, Bot::Agent};
    setup.games = 12;
    setup.seed = 5;
    return setup;
}

} // namespace

TEST(SelfPlay, APlanBeatsChance)
{
    const Deck deck = test::sampleDeck();
    const SelfPlayReport report = playMatches(randomAgainstPilot(deck), 0, 12);
    EXPECT_EQ(report.games, 12);
    EXPECT_GT(report.wins[1], report.wins[0]);
    EXPECT_EQ(report.turns.count(), 12);
    EXPECT_GT(report.decisions, 500);
}

TEST(SelfPlay, RangesAddUpToTheWhole)
{
    const Deck deck = test::sampleDeck();
    const SelfPlaySetup setup = randomAgainstPilot(deck);
    EXPECT_EQ(mergeReports({playMatches(setup, 0, 5), playMatches(setup, 5, 12)}), playMatches(setup, 0, 12));
}

TEST(SelfPlay, EveryGameEndsSomehow)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup = randomAgainstPilot(deck);
    setup.match.seats.push_back({&deck, false});
    setup.bots = {Bot::Random, Bot::FirstLegal};
    const SelfPlayReport report = playMatches(setup, 0, 6);
    int ended = 0;
    for (const auto& [ending, times] : report.endings)
        ended += ending == static_cast<int>(Ending::None) ? 0 : times;
    EXPECT_EQ(ended, 6);
    const int won = std::accumulate(report.wins.begin(), report.wins.end(), 0);
    const auto unfinished = report.endings.find(static_cast<int>(Ending::TurnLimit));
    EXPECT_EQ(won, 6 - (unfinished == report.endings.end() ? 0 : unfinished->second));
}

// As many cards as the table has room for, and owners whose cards from outside then find none.
TEST(SelfPlay, DecksThatFillTheTableArePlayedToTheEnd) // OQ-151
{
    Deck deck = test::sampleDeck();
    while (sizeOf(deck.team) + bureauDeckSize(deck) < kMostTableCards)
        for (const DeckEntry& entry : test::sampleDeck().bureauDeck)
            if (sizeOf(deck.team) + bureauDeckSize(deck) < kMostTableCards)
                deck.add(Zone::BureauDeck, entry.card, 1);
    SelfPlaySetup setup = randomAgainstPilot(deck);
    setup.match.effects = &test::baseEffects();
    for (SeatSetup& seat : setup.match.seats)
        for (CardIndex card = 0; card < test::baseSet().size(); ++card)
            seat.collection.push_back({card, 2});
    ASSERT_TRUE(setupProblems(setup.match).empty());
    EXPECT_EQ(playMatches(setup, 0, 6).games, 6);
    setup.bots = {Bot::Supervisor, Bot::Random};
    EXPECT_EQ(playMatches(setup, 0, 6).games, 6);
}

TEST(SelfPlay, EveryBotHasANameAndPlaysTheSameGameAgain)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup = randomAgainstPilot(deck);
    for (const std::string_view word : botWords()) {
        const auto bot = botNamed(word);
        ASSERT_TRUE(bot) << word;
        EXPECT_EQ(botWords()[static_cast<std::size_t>(*bot)], word);
        setup.bots = {*bot, Bot::Random};
        const SelfPlayReport report = playMatches(setup, 0, 2);
        EXPECT_EQ(report.games, 2) << word;
        EXPECT_EQ(report, playMatches(setup, 0, 2)) << word;
    }
}

TEST(SelfPlay, KnowsItsBotsByName)
{
    EXPECT_EQ(botNamed("agent"), Bot::Agent);
    EXPECT_EQ(botNamed("pilot"), Bot::Agent);
    EXPECT_FALSE(botNamed("Kasparov"));
}

} // namespace dossier
