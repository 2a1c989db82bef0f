#include "engine/players/self_play.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine_decks.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

SelfPlayReport played(Bot opponent, int games)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match = test::twoPlayers(&deck, &deck, -1);
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

} // namespace dossier
