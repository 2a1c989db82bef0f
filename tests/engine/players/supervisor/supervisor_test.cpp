#include "engine/flow/rules.h"
#include "engine/players/self_play.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_decks.h"
#include "engine/support/random_match.h"
#include "support/allocations.h"
#include "support/base_effects.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

SelfPlayReport played(Bot opponent, int games)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match = test::twoPlayers(&deck, &deck, -1);
    setup.match.effects = &test::baseEffects();
    setup.match.options.mostTurns = 100;
    setup.bots = {Bot::Supervisor, opponent};
    setup.seed = 3;
    return playMatches(setup, 0, games);
}

} // namespace

TEST(Supervisor, BeatsTheAgentAndNeverLosesToChance)
{
    const SelfPlayReport againstAgent = played(Bot::Agent, 40);
    EXPECT_GE(againstAgent.wins[0], 28);
    EXPECT_EQ(played(Bot::Random, 12).wins[0], 12);
}

// All cards, two to four players, both games, all switches: he finds a legal choice everywhere, the same one for the
// same sight, in positions of his own making and of chance, and takes nothing from the heap for it in the
// Advanced Game.
TEST(Supervisor, ChoosesLegallyWhateverIsOnTheTable)
{
    Observation seen;
    ActionList actions;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const test::RandomMatch game(seed);
        const Match match(game.setup());
        Supervisor supervisor(match);
        RandomPolicy chance(seed);
        GameState state = newGame(match, seed);
        for (legalActions(state, actions); !state.over(); legalActions(state, actions)) {
            observe(state, state.decider, seen);
            const std::size_t before = test::allocations();
            const Action action = supervisor.choose(seen, actions);
            if (match.options().game != Game::Basic) { // there he looks at a copy (without_costs.h)
                ASSERT_EQ(test::allocations(), before) << "a choice takes nothing from the heap";
            }
            ASSERT_TRUE(actions.contains(action)) << "seed " << seed << ", turn " << state.turn;
            ASSERT_EQ(Supervisor(match).choose(seen, actions), action);
            const bool astray = seed % 2 == 0; // into positions that he would not have come to
            applyLegal(state, astray ? chance.choose(seen, actions) : action);
        }
    }
}

} // namespace dossier
