// No test judges by the clock on the wall (CONTRIBUTING.md): on a busy machine it would be red for nothing. What must
// not take long is counted in work, and whoever waits goes by tests/support/waiting.h. Reads every file of the tests.
#include "rooms/walls.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>

namespace dossier {

namespace {

// They choose a moment, or take pictures: none of them judges.
const std::set<std::string> kMayLookAtTheClock{
    "tests/cli/kill_test.cpp",         "tests/db/kill_test.cpp",  "tests/pictures/screenshots.cpp",
    "tests/rooms/wall_clock_test.cpp", "tests/support/waiting.h",
};

bool looksAtTheClock(const std::string& code)
{
    static const std::regex clock(
        R"(\bQElapsedTimer\b|\b(steady|system|high_resolution)_clock\b|\bqWaitFor\()"
        R"(|\bQTRY_|\bwaitFor(Started|Finished|ReadyRead|BytesWritten)\((?!test::kHangMs|wait\)))");
    return std::regex_search(code, clock);
}

} // namespace

TEST(WallClock, NoTestJudgesByIt)
{
    const House house = houseOf({"tests"});
    EXPECT_GT(house.size(), 400u);
    for (const auto& [path, code] : house) {
        if (path.rfind("tests/benchmarks/", 0) == 0 || kMayLookAtTheClock.contains(path))
            continue;
        EXPECT_FALSE(looksAtTheClock(code)) << path << " looks at the clock: see tests/support/waiting.h";
    }
}

TEST(WallClock, IsKnownInItsForms)
{
    EXPECT_TRUE(looksAtTheClock("QElapsedTimer clock;"));
    EXPECT_TRUE(looksAtTheClock("std::chrono::steady_clock::now()"));
    EXPECT_TRUE(looksAtTheClock("QTest::qWaitFor([&] { return done; }, 5000)"));
    EXPECT_TRUE(looksAtTheClock("program.waitForFinished()"));
    EXPECT_TRUE(looksAtTheClock("program.waitForStarted(2000)"));
    EXPECT_TRUE(looksAtTheClock("QTRY_VERIFY(done)"));
    EXPECT_FALSE(looksAtTheClock("program.waitForFinished(test::kHangMs)"));
    EXPECT_FALSE(looksAtTheClock("test::waitUntil([&] { return done; })"));
    EXPECT_FALSE(looksAtTheClock("std::clock() - begun"));
}

} // namespace dossier
