#include "engine/players/policy/novice.h"
#include "engine/players/self_play.h"
#include "engine/support/engine_decks.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

SelfPlayReport played(std::vector<Bot> bots, int games)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match = test::twoPlayers(&deck, &deck, -1);
    setup.match.options.mostTurns = 100;
    setup.bots = std::move(bots);
    setup.seed = 3;
    return playMatches(setup, 0, games);
}

} // namespace

TEST(Novice, BeatsChanceAndLosesToTheAgent)
{
    const SelfPlayReport againstChance = played({Bot::Novice, Bot::Random}, 12);
    EXPECT_GT(againstChance.wins[0], againstChance.wins[1]);
    const SelfPlayReport againstAgent = played({Bot::Novice, Bot::Agent}, 40);
    EXPECT_GT(againstAgent.wins[1], againstAgent.wins[0]);
    EXPECT_GT(againstAgent.wins[0], 0);
}

} // namespace dossier
