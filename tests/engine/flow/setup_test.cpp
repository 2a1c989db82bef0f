// SETUP: before the first turn.
#include "effects/effect_reader.h"
#include "engine/queries/table/teams.h"
#include "engine/support/engine_game.h"
#include "support/two_sets.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::EngineGame;

namespace {

EngineGame sampleGame(std::uint64_t seed = 1)
{
    static const Deck deck = test::sampleDeck();
    return EngineGame(test::twoPlayers(&deck, &deck), seed);
}

} // namespace

TEST(Setup, ACardDoesWhatTheEntryOfItsOwnSetSays)
{
    const EffectBook book = readEffects(Json::parse(R"([
        {"card": 4, "do": [{"draw": 1}]},
        {"card": "XF97-0004v2", "target": "any agent named XF97-0004v2|163", "do": [{"draw": 2}]},
        {"card": 5, "do": [{"draw": 3}]}])"));
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.pool = &test::twoSets();
    setup.effects = &book;
    const Match match(setup);
    const auto textOf = [&](const char* number) { return match.effect(*test::twoSets().findNumber(number)); };
    ASSERT_NE(textOf("XF97-0004v2"), nullptr);
    const auto draws = [&](const char* number) {
        int cards = 0;
        for (const Instruction& one : textOf(number)->program)
            cards += one.as<DrawStep>() ? one.as<DrawStep>()->cards : 0;
        return cards;
    };
    EXPECT_EQ(draws("XF96-0004v1"), 1);
    EXPECT_EQ(draws("XF97-0004v2"), 2);
    const Titles& named = textOf("XF97-0004v2")->forms.front().target.filters.front().titles;
    for (const char* number : {"XF97-0004v2", "XF96-0163v1", "XF96-0169v1"})
        EXPECT_TRUE(named.contains(test::twoSets().titleOf(*test::twoSets().findNumber(number)))) << number;
}

TEST(Setup, StartingAgentsStandInTheBureauAsOneTeam) // SETUP-4, SETUP-15
{
    const EngineGame game = sampleGame();
    EXPECT_EQ(std::popcount(agentsIn(game.state, 0, Section::Bureau)), 4);
    EXPECT_EQ(teamMembers(game.state, 0, 0), game.state.player(0).inPlay);
}

TEST(Setup, BothPoolsHoldFivePoints) // SETUP-5, SETUP-6
{
    const EngineGame game = sampleGame();
    for (Seat seat : {Seat{0}, Seat{1}}) {
        EXPECT_EQ(game.state.player(seat).rp, 5);
        EXPECT_EQ(game.state.player(seat).cp, 5);
    }
}

TEST(Setup, EachPlayerDrawsSevenCards) // SETUP-9
{
    const EngineGame game = sampleGame();
    EXPECT_EQ(game.state.player(0).hand.size(), 7);
    EXPECT_EQ(game.state.player(1).hand.size(), 7);
    EXPECT_EQ(game.state.player(0).deckCount, 53);
}

TEST(Setup, DecksAreShuffledBySeed) // SETUP-8
{
    EXPECT_TRUE(sampleGame(1).state.player(0).hand == sampleGame(1).state.player(0).hand);
    EXPECT_FALSE(sampleGame(1).state.player(0).hand == sampleGame(2).state.player(0).hand);
    EXPECT_FALSE(sampleGame(1).state.player(0).hand == sampleGame(1).state.player(1).hand);
}

TEST(Setup, FirstPlayerIsDrawnWhereNoneIsNamed) // SETUP-11
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck, -1);
    int first = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        first += EngineGame(setup, seed).state.activeSeat() == 0;
    EXPECT_GT(first, 30);
    EXPECT_LT(first, 70);
}

TEST(Setup, TheFirstTurnBeginsWithTheFreeDraw) // SETUP-12
{
    const EngineGame game = sampleGame();
    EXPECT_EQ(game.state.decider, 0);
    EXPECT_TRUE(game.offers(ActionKind::FreeDraw));
}

TEST(Setup, TheXFileChosenIsTheOneProtected) // SETUP-1, DECK-11
{
    const EngineGame game = sampleGame();
    EXPECT_EQ(game.match.xFileCard(game.state.player(0).xFile), test::cardNumbered(121));
}

TEST(Setup, AnXFileIsDrawnWhereNoneWasChosen)
{
    const Deck deck = test::deckOf({163}, test::numbers(42, 10));
    EXPECT_NE(EngineGame(test::twoPlayers(&deck, nullptr), 1).state.player(1).xFile,
              EngineGame(test::twoPlayers(&deck, nullptr), 2).state.player(1).xFile);
}

// SETUP-1: a lot of its own, that no shuffling has a part in and that no deck has a say in.
TEST(Setup, AnXFileIsDrawnByALotOfItsOwn)
{
    const Deck large = test::deckOf({163}, test::numbers(42, 30), 121);
    const Deck small = test::deckOf({163}, test::numbers(42, 10), 142);
    const auto drawn = [](const Deck& a, const Deck& b, std::uint64_t seed) {
        MatchSetup setup = test::twoPlayers(&a, &b);
        for (SeatSetup& seat : setup.seats)
            seat.drawsXFile = true;
        const EngineGame game(setup, seed);
        return std::pair{game.state.player(0).xFile, game.state.player(1).xFile};
    };
    std::set<int> first;
    int alike = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto slots = drawn(large, small, seed);
        EXPECT_EQ(drawn(small, large, seed), slots) << "by the seat, whoever sits there";
        first.insert(slots.first);
        alike += slots.first == slots.second ? 1 : 0;
    }
    EXPECT_GT(first.size(), 20u) << "of 41";
    EXPECT_LT(alike, 10);
}

TEST(Setup, BothMayProtectTheSameXFile) // DECK-12
{
    const EngineGame game = sampleGame();
    EXPECT_EQ(game.state.player(0).xFile, game.state.player(1).xFile);
}

TEST(Setup, RefusesWhatTheStateHasNoRoomFor) // OQ-151
{
    Deck deck = test::deckOf({163}, {});
    deck.setCount(Zone::BureauDeck, test::cardNumbered(42), 111);
    EXPECT_TRUE(setupProblems(test::twoPlayers(&deck, nullptr)).empty());
    deck.setCount(Zone::BureauDeck, test::cardNumbered(42), 112);
    const auto problems = setupProblems(test::twoPlayers(&deck, nullptr));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, SetupProblem::Kind::TooManyCards);
    EXPECT_EQ(problems[0].have, 113);
    EXPECT_EQ(problems[0].want, 112);
    EXPECT_THROW(Match(test::twoPlayers(&deck, nullptr)), std::invalid_argument);
}

TEST(Setup, RefusesATitleTwiceInTheTeam) // DECK-14, DECK-6
{
    const Deck deck = test::deckOf({163, 169}, {});
    const auto problems = setupProblems(test::twoPlayers(&deck, nullptr));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].kind, SetupProblem::Kind::AgentTwice);
}

TEST(Setup, RefusesOnePlayerAndFive) // MULTI-1
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.seats.resize(1);
    EXPECT_EQ(setupProblems(setup).front().kind, SetupProblem::Kind::Seats);
    setup.seats.resize(5, SeatSetup{&deck, false});
    EXPECT_EQ(setupProblems(setup).front().want, 4);
}

TEST(Setup, OneAgentIsATeam) // DECK-13
{
    const Deck deck = test::deckOf({163}, test::numbers(42, 10));
    EXPECT_EQ(std::popcount(EngineGame(test::twoPlayers(&deck, nullptr)).state.player(0).inPlay), 1);
}

} // namespace dossier
