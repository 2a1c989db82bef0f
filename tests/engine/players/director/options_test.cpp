#include "engine/players/director/options.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_game.h"
#include "support/base_effects.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

// Reading The Signs asks for Occult Investigation 4: with 3 something may come of it, with none it is thrown away.
TEST(DirectorOptions, NoCardWhoseCheckIsOutOfReach)
{
    constexpr int kReadingTheSigns = 249;
    const Deck deck = test::deckOf({163, 168}, {kReadingTheSigns, 61, 47, 58, 250, 251, 228});
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    test::EngineGame game(setup);
    game.passUntil(Phase::Requisition);
    game.toHand(0, kReadingTheSigns);
    for (const int number : {163, 168}) {
        game.agent(0, number).section = static_cast<std::uint8_t>(Section::Field);
        game.agent(0, number).team = static_cast<std::uint8_t>(number == 163 ? 1 : 2);
    }
    ASSERT_EQ(game.state.decider, 0);
    const auto plays = [&](const auto& actions, int team) {
        return std::ranges::any_of(actions, [&](const Action& action) {
            return action.kind == ActionKind::Play && action.card == game.card(0, kReadingTheSigns) &&
                   action.target.isTeam() && action.target.number() == team;
        });
    };
    game.passUntil(Phase::Deployment);
    const ActionList actions = game.actions();
    ASSERT_TRUE(plays(actions, 1) && plays(actions, 2));
    const std::vector<Action> tried =
        worthTrying(game.match, observation(game.state, 0), actions, Action{.kind = ActionKind::Pass});
    EXPECT_TRUE(plays(tried, 1));
    EXPECT_FALSE(plays(tried, 2));
}

} // namespace dossier
