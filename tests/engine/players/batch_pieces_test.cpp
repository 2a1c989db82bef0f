#include "engine/players/batch_pieces.h"
#include "support/no_more_threads.h"

#include <chrono>
#include <cstdlib>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace dossier {

namespace {

struct Report
{
    int games = 0;
};

} // namespace

TEST(BatchPieces, ComeBackInOrderWhateverTheNumberOfThreads)
{
    for (const int jobs : {1, 4}) {
        const auto parts = playInPieces(1000, jobs, {}, {}, [](int first, int last) { return Report{last - first}; });
        int games = 0;
        for (const Report& part : parts)
            games += part.games;
        EXPECT_EQ(games, 1000);
        EXPECT_EQ(parts.back().games, 1000 % 64);
    }
}

TEST(BatchPieces, AreAsLargeAsIsAsked)
{
    const auto parts = playInPieces(
        10, 2, {}, {}, [](int first, int last) { return Report{last - first}; }, 3);
    ASSERT_EQ(parts.size(), 4u);
    EXPECT_EQ(parts[0].games, 3);
    EXPECT_EQ(parts[3].games, 1);
}

TEST(BatchPieces, ThrowOnWhatAThreadThrows)
{
    for (const int jobs : {1, 4}) {
        std::atomic<int> begun = 0;
        const auto play = [&](int first, int last) {
            const int number = last > first ? ++begun : 0;
            if (number == 5)
                throw std::runtime_error("out of cards");
            if (number > 5) // a throw takes longer than an empty piece: let the others see that it has happened
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            return Report{last - first};
        };
        EXPECT_THROW(playInPieces(10'000, jobs, {}, {}, play), std::runtime_error);
        EXPECT_LT(begun, 100) << "nobody goes on to the last of the 157";
    }
}

TEST(BatchPieces, ArePlayedByThoseThereAreWhereTheSystemHasNoMoreThreads)
{
    if (!test::kThreadsCanBeRefused)
        GTEST_SKIP() << "under a sanitizer";
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // no stack of an earlier thread is left over
    const auto play = [] {
        test::refuseThreads();
        int games = 0;
        for (const Report& part :
             playInPieces(6400, 100, {}, {}, [](int first, int last) { return Report{last - first}; }))
            games += part.games;
        std::_Exit(games == 6400 ? 0 : 1);
    };
    EXPECT_EXIT(play(), testing::ExitedWithCode(0), "");
}

} // namespace dossier
