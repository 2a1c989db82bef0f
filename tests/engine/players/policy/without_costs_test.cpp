// BASIC-12: the program's players saw Costs, and pools with nothing in them. They placed no Site, turn after turn.
#include "engine/players/self_play.h"
#include "engine/support/engine_decks.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

class BasicGame : public testing::TestWithParam<Bot>
{};

} // namespace

TEST_P(BasicGame, IsPlayedToItsEnd)
{
    constexpr int kGames = 10;
    Deck deck = test::sampleDeck();
    deck.game = Game::Basic;
    SelfPlaySetup setup;
    setup.match = test::twoPlayers(&deck, &deck, -1);
    setup.match.options.game = Game::Basic;
    setup.match.options.mostTurns = 150;
    setup.bots = {GetParam(), GetParam()};
    setup.seed = 5;
    const SelfPlayReport report = playMatches(setup, 0, kGames);
    EXPECT_GE(report.wins[0] + report.wins[1], kGames - 1);
}

INSTANTIATE_TEST_SUITE_P(ByPlayers, BasicGame, testing::Values(Bot::Novice, Bot::Agent, Bot::Supervisor));

} // namespace dossier
