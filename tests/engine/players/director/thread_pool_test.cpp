#include "engine/players/director/thread_pool.h"
#include "support/allocations.h"
#include "support/no_more_threads.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>
#include <stdexcept>

namespace dossier {

TEST(ThreadPool, DoesEachPieceOfWorkWithAllItsThreads)
{
    ThreadPool crew(3);
    std::array<int, 3> rounds{};
    std::array<std::thread::id, 3> threads;
    for (int round = 1; round <= 200; ++round) {
        crew.run([&](std::size_t thread) {
            ++rounds[thread];
            threads[thread] = std::this_thread::get_id();
        });
        for (const int done : rounds)
            ASSERT_EQ(done, round);
    }
    EXPECT_EQ(std::set(threads.begin(), threads.end()).size(), 3u);
    EXPECT_EQ(threads[0], std::this_thread::get_id());
}

TEST(ThreadPool, IsTheCallerAloneWhereNoMoreAreAskedFor)
{
    for (const std::size_t threads : {0u, 1u}) {
        ThreadPool crew(threads);
        std::thread::id worked;
        crew.run([&](std::size_t) { worked = std::this_thread::get_id(); });
        EXPECT_EQ(worked, std::this_thread::get_id());
    }
}

TEST(ThreadPool, ThrowsWhatOneOfThemThrewAndGoesOn)
{
    ThreadPool crew(2);
    EXPECT_THROW(crew.run([](std::size_t thread) {
        if (thread == 1)
            throw std::runtime_error("no such world");
    }),
                 std::runtime_error);
    std::array<bool, 2> done{};
    EXPECT_NO_THROW(crew.run([&](std::size_t thread) { done[thread] = true; }));
    EXPECT_TRUE(done[0] && done[1]);
}

TEST(ThreadPool, GoesWithThoseThereAreWhereTheSystemHasNoMore)
{
    if (!test::kThreadsCanBeRefused)
        GTEST_SKIP() << "under a sanitizer";
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // no stack of an earlier thread is left over
    const auto work = [] {
        test::refuseThreads();
        ThreadPool crew(64);
        std::atomic<int> rounds = 0;
        crew.run([&](std::size_t) { ++rounds; });
        std::_Exit(crew.size() < 64 && rounds == static_cast<int>(crew.size()) ? 0 : 1);
    };
    EXPECT_EXIT(work(), testing::ExitedWithCode(0), "");
}

TEST(ThreadPool, GoesWithThoseThereAreWhereMemoryIsShort)
{
    bool smaller = false;
    for (std::size_t after = 1; after <= 20; ++after) {
        test::failAllocation(after);
        try {
            ThreadPool crew(4);
            test::failAllocation(0);
            std::atomic<std::size_t> rounds = 0;
            crew.run([&](std::size_t) { ++rounds; });
            EXPECT_EQ(rounds, crew.size());
            smaller = smaller || crew.size() < 4;
        } catch (const std::bad_alloc&) { // before there was any
        }
        test::failAllocation(0);
    }
    EXPECT_TRUE(smaller || test::allocations() == 0) << "nothing is counted under a sanitizer";
}

} // namespace dossier
