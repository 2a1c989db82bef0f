// Games of players who choose at random: whatever they do, the table stays sound.
#include "engine/policy/policy.h"
#include "engine_game.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

// Plays at random until the end; `each` sees the state after every choice.
template <typename Each>
void playAtRandom(EngineGame& game, std::uint64_t seed, Each each)
{
    Random random(seed);
    ActionList actions;
    while (!game.state.over()) {
        legalActions(game.state, actions);
        ASSERT_GE(actions.size(), 2) << "a choice with one answer is none";
        game.take(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        each();
    }
}

MatchSetup randomMatch(const Deck& deck, int seats)
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    while (static_cast<int>(setup.seats.size()) < seats)
        setup.seats.push_back({&deck, false});
    setup.options.mostTurns = 60;
    setup.firstSeat = -1;
    return setup;
}

} // namespace

TEST(RandomGame, KeepsEveryCardInOnePlace)
{
    const Deck deck = test::sampleDeck();
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        EngineGame game(randomMatch(deck, 2 + static_cast<int>(seed % 3)), seed);
        playAtRandom(game, seed, [&] { game.expectSound(); });
        EXPECT_NE(game.state.ending, Ending::None);
    }
}

TEST(RandomGame, IsTheSameForTheSameSeedAndActions)
{
    const Deck deck = test::sampleDeck();
    EngineGame a(randomMatch(deck, 2), 5);
    EngineGame b(randomMatch(deck, 2), 5);
    playAtRandom(a, 9, [] {});
    playAtRandom(b, 9, [] {});
    EXPECT_EQ(a.log, b.log);
}

TEST(RandomGame, CopiesGoOnAlikeAndApart)
{
    const Deck deck = test::sampleDeck();
    EngineGame game(randomMatch(deck, 2), 3);
    ActionList actions;
    Random random(4);
    for (int i = 0; i < 300 && !game.state.over(); ++i) {
        legalActions(game.state, actions);
        const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
        GameState copy = game.state;
        applyLegal(copy, action);
        game.take(action);
        EXPECT_TRUE(copy == game.state);
    }
}

} // namespace dossier
