#include "engine/api/running_game.h"
#include "engine/records/xfile_lot.h"
#include "engine/support/engine_decks.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

GameRecord recordWith(std::uint64_t seed, int seats = 2)
{
    GameRecord record;
    record.decks.assign(static_cast<std::size_t>(seats), test::sampleDeck());
    record.passive.assign(static_cast<std::size_t>(seats), false);
    record.seed = seed;
    return record;
}

CardIndex protectedIn(const RunningGame& game, Seat seat)
{
    Observation seen;
    game.observe(seat, seen);
    return game.xFile(seen.xFile);
}

} // namespace

// SETUP-1: no deck tells what its player protects.
TEST(XFileLot, NamesAnotherXFileThanTheDecks)
{
    std::set<CardIndex> drawn;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        GameRecord record = recordWith(seed, 4);
        drawXFiles(record, kEverySeat, test::baseSet());
        for (const Deck& deck : record.decks) {
            ASSERT_EQ(deck.xFile.size(), 1u);
            EXPECT_TRUE(test::baseSet()[deck.xFile.front().card].xfile);
            drawn.insert(deck.xFile.front().card);
        }
    }
    EXPECT_GT(drawn.size(), 35u) << "of 41";
}

TEST(XFileLot, LeavesToTheOtherSeatsWhatTheirDecksName)
{
    GameRecord record = recordWith(3);
    const auto own = record.decks[0].xFile;
    drawXFiles(record, 1u << 1, test::baseSet());
    EXPECT_EQ(record.decks[0].xFile, own);
    EXPECT_NE(record.decks[1].xFile, own);
}

TEST(XFileLot, IsPlayedAgainAsItWasWritten)
{
    GameRecord record = recordWith(5);
    drawXFiles(record, kEverySeat, test::baseSet());
    GameRecord again = recordWith(5);
    drawXFiles(again, kEverySeat, test::baseSet());
    EXPECT_EQ(again, record) << "by the seed alone";
    const RunningGame game(record, test::baseSet(), nullptr);
    const RunningGame read(readRecord(writeRecord(record, test::baseSet()).dump(), test::baseSet()), test::baseSet(),
                           nullptr);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        EXPECT_EQ(protectedIn(game, seat), record.decks[seat].xFile.front().card);
        EXPECT_EQ(protectedIn(read, seat), protectedIn(game, seat));
    }
}

TEST(XFileLot, TheShuffleStaysWhatItIs)
{
    const GameRecord chosen = recordWith(7);
    GameRecord drawn = chosen;
    drawXFiles(drawn, kEverySeat, test::baseSet());
    Observation before;
    Observation after;
    RunningGame(chosen, test::baseSet(), nullptr).observe(0, before);
    RunningGame(drawn, test::baseSet(), nullptr).observe(0, after);
    ASSERT_EQ(before.hand.size(), after.hand.size());
    for (std::size_t i = 0; i < before.hand.size(); ++i)
        EXPECT_EQ(before.hand[i].card, after.hand[i].card);
}

TEST(XFileLot, NobodyDrawsWithoutAGameOrWithoutCards)
{
    GameRecord alone = recordWith(1);
    alone.decks[1] = {};
    drawXFiles(alone, kEverySeat, test::baseSet());
    EXPECT_FALSE(alone.decks[0].xFile.empty());
    EXPECT_TRUE(alone.decks[1].xFile.empty());
    GameRecord none = recordWith(1, 1);
    drawXFiles(none, kEverySeat, test::baseSet());
    EXPECT_TRUE(none.decks[0].xFile.empty());
}

} // namespace dossier
