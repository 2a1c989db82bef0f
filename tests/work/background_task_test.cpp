// Work done aside: shown when it is done, stopped when asked, never shown once it is forgotten.
#include "support/no_more_threads.h"
#include "tests/support/waiting.h"
#include "work/background_task.h"

#include <QPointer>
#include <QSignalSpy>
#include <QStringList>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <semaphore>
#include <stdexcept>

namespace dossier {

namespace {

// Goes on until it is stopped.
void linger(const BackgroundTask::Piece& piece)
{
    while (!piece.stop().stop_requested())
        std::this_thread::yield();
}

} // namespace

TEST(BackgroundTask, ShowsInTheOrderTold)
{
    BackgroundTask aside;
    QStringList shown;
    aside.start([&](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        piece.tell([&] { shown << QStringLiteral("one"); });
        piece.tell([&] { shown << QStringLiteral("two"); });
        return [&] { shown << QStringLiteral("done"); };
    });
    EXPECT_TRUE(aside.isRunning());
    ASSERT_TRUE(test::waitUntil([&] { return !aside.isRunning(); }));
    EXPECT_EQ(shown, (QStringList{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("done")}));
}

TEST(BackgroundTask, ShowsWhatIsKnownWhenItIsStopped)
{
    BackgroundTask aside;
    bool shown = false;
    aside.start([&](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        linger(piece);
        return [&] { shown = true; };
    });
    aside.stop();
    ASSERT_TRUE(test::waitUntil([&] { return !aside.isRunning(); }));
    EXPECT_TRUE(shown);
}

TEST(BackgroundTask, ForgetsWhatNobodyAsksForAnyMore)
{
    BackgroundTask aside;
    QStringList shown;
    aside.start([&](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        piece.tell([&] { shown << QStringLiteral("told"); });
        linger(piece);
        return [&] { shown << QStringLiteral("first"); };
    });
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] { shown << QStringLiteral("second"); };
    });
    ASSERT_TRUE(test::waitUntil([&] { return !aside.isRunning(); }));
    QTest::qWait(1); // whatever is still to come
    EXPECT_EQ(shown, QStringList{QStringLiteral("second")});
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] { shown << QStringLiteral("third"); };
    });
    aside.forget();
    EXPECT_FALSE(aside.isRunning());
    QTest::qWait(1);
    EXPECT_EQ(shown.size(), 1);
}

// Some work hears of a stop late: nobody waits for it, what comes next begins at once, and nothing of it is shown.
TEST(BackgroundTask, DoesNotWaitForWhatIsForgotten)
{
    std::binary_semaphore goOn(0);
    std::atomic<bool> ended = false;
    QStringList shown;
    BackgroundTask aside;
    aside.start([&](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        goOn.acquire();
        EXPECT_TRUE(piece.stop().stop_requested());
        piece.tell([&] { shown << QStringLiteral("told late"); });
        ended = true;
        return [&] { shown << QStringLiteral("first"); };
    });
    aside.forget();
    EXPECT_FALSE(aside.isRunning());
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] { shown << QStringLiteral("second"); };
    });
    ASSERT_TRUE(test::waitUntil([&] { return !aside.isRunning(); }));
    EXPECT_FALSE(ended);
    goOn.release();
    ASSERT_TRUE(test::waitUntil([&] { return ended.load(); }));
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] { shown << QStringLiteral("third"); };
    });
    ASSERT_TRUE(test::waitUntil([&] { return !aside.isRunning(); }));
    EXPECT_EQ(shown, (QStringList{QStringLiteral("second"), QStringLiteral("third")}));
}

// What is forgotten and fails is forgotten all the same.
TEST(BackgroundTask, SaysNothingOfWhatIsForgottenAndFails)
{
    std::binary_semaphore goOn(0);
    BackgroundTask aside;
    const QSignalSpy failed(&aside, &BackgroundTask::failed);
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        goOn.acquire();
        throw std::runtime_error("no paper");
    });
    aside.forget();
    bool shown = false;
    goOn.release();
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show { return [&] { shown = true; }; });
    ASSERT_TRUE(test::waitUntil([&] { return shown; }));
    EXPECT_EQ(failed.size(), 0);
}

// What the work borrows may go once the Aside has gone.
TEST(BackgroundTask, HasNothingUnderWayOnceItIsGone)
{
    std::atomic<int> ended = 0;
    {
        BackgroundTask aside;
        for (int i = 0; i < 2; ++i)
            aside.start([&](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
                linger(piece);
                ++ended;
                return {};
            });
    }
    EXPECT_EQ(ended, 2);
}

TEST(BackgroundTask, RetiresWhenItsWorkHasEnded)
{
    std::binary_semaphore goOn(0);
    QPointer<BackgroundTask> aside = new BackgroundTask;
    aside->start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        goOn.acquire();
        return {};
    });
    aside->retire();
    QTest::qWait(1);
    ASSERT_TRUE(aside) << "somebody has to keep its thread";
    goOn.release();
    EXPECT_TRUE(test::waitUntil([&] { return !aside; }));
    aside = new BackgroundTask;
    aside->retire();
    EXPECT_TRUE(test::waitUntil([&] { return !aside; }));
}

TEST(BackgroundTask, BeginsAnewOutOfWhatIsShown)
{
    BackgroundTask aside;
    int shown = 0;
    const BackgroundTask::Work last = [&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] { ++shown; };
    };
    aside.start([&](const BackgroundTask::Piece&) -> BackgroundTask::Show {
        return [&] {
            ++shown;
            aside.start(last);
        };
    });
    ASSERT_TRUE(test::waitUntil([&] { return shown == 2; }));
    EXPECT_FALSE(aside.isRunning());
}

TEST(BackgroundTask, SaysWhatWentWrong)
{
    BackgroundTask aside;
    const QSignalSpy failed(&aside, &BackgroundTask::failed);
    aside.start([](const BackgroundTask::Piece&) -> BackgroundTask::Show { throw std::runtime_error("no paper"); });
    ASSERT_TRUE(test::waitUntil([&] { return failed.size() == 1; }));
    EXPECT_FALSE(aside.isRunning());
}

TEST(BackgroundTask, SaysThatTheSystemHasNoThread)
{
    if (!test::kThreadsCanBeRefused)
        GTEST_SKIP() << "under a sanitizer";
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // no stack of an earlier thread is left over
    const auto work = [] {
        test::refuseThreads();
        BackgroundTask aside;
        const QSignalSpy failed(&aside, &BackgroundTask::failed);
        aside.start([](const BackgroundTask::Piece&) -> BackgroundTask::Show { return {}; });
        const bool said = test::waitUntil([&] { return failed.size() == 1; });
        std::_Exit(said && !aside.isRunning() ? 0 : 1);
    };
    EXPECT_EXIT(work(), testing::ExitedWithCode(0), "");
}

} // namespace dossier
