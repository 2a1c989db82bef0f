#include "engine/goldfish_batch.h"
#include "engine_decks.h"

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

} // namespace dossier
