// What is reckoned aside may fail: then that is said, and the window goes on.
#include "app/goldfish/goldfish_job.h"
#include "db/file/store_error.h"
#include "desk/notices.h"
#include "desk/work/latest_only_task.h"
#include "support/base_set.h"
#include "tests/support/waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>
#include <stdexcept>

namespace dossier {

TEST(LatestOnlyTask, TellsWhatWentWrongAndWorksOn)
{
    Notices notices;
    QStringList said;
    QObject::connect(&notices, &Notices::said, [&](const Notice& notice) { said << notice.text; });
    LatestOnlyTask background(notices, nullptr);
    const QSignalSpy ended(&background, &LatestOnlyTask::ended);
    background.start([]() -> LatestOnlyTask::Show { throw std::runtime_error("no paper"); });
    ASSERT_TRUE(test::waitUntil([&] { return ended.size() == 1; }));
    EXPECT_EQ(said,
              QStringList{"This could not be done: a part of the program failed. What was stored before is as it was; "
                          "please report it."})
        << "what a library says is for nobody's eyes";
    EXPECT_FALSE(background.isRunning());

    background.start([]() -> LatestOnlyTask::Show { throw std::bad_alloc(); });
    ASSERT_TRUE(test::waitUntil([&] { return ended.size() == 2; }));
    EXPECT_EQ(said.back(), "There is not enough memory for this.");

    bool shown = false;
    background.start([&]() -> LatestOnlyTask::Show { return [&] { shown = true; }; });
    ASSERT_TRUE(test::waitUntil([&] { return ended.size() == 3; }));
    EXPECT_TRUE(shown);
    EXPECT_EQ(said.size(), 2);
}

TEST(LatestOnlyTask, EndsWhereWhatItFoundCannotBeShown)
{
    Notices notices;
    QStringList said;
    QObject::connect(&notices, &Notices::said, [&](const Notice& notice) { said << notice.text; });
    LatestOnlyTask background(notices, nullptr);
    const QSignalSpy ended(&background, &LatestOnlyTask::ended);
    background.start([]() -> LatestOnlyTask::Show { return [] { throw std::bad_alloc(); }; });
    ASSERT_TRUE(test::waitUntil([&] { return ended.size() == 1; }));
    EXPECT_EQ(said, QStringList{"There is not enough memory for this."});
    EXPECT_FALSE(background.isRunning());
}

TEST(Notices, AttemptNothingThatLeavesThem)
{
    Notices notices;
    QStringList said;
    QObject::connect(&notices, &Notices::said, [&](const Notice& notice) { said << notice.text; });
    EXPECT_FALSE(notices.attempt([] { throw std::bad_alloc(); }));
    EXPECT_FALSE(notices.attempt([] { throw StoreError(StoreError::Kind::NameTaken, {}, {}, QStringLiteral("N")); }));
    EXPECT_TRUE(notices.attempt([] {}));
    ASSERT_EQ(said.size(), 2);
    EXPECT_EQ(said[0], "There is not enough memory for this.");
    EXPECT_EQ(said[1], "The name N is already taken; choose another one.");
}

TEST(GoldfishJob, SaysThatItFailed)
{
    GoldfishSetup impossible; // there is no room for so many cards
    impossible.pool = &test::baseSet();
    impossible.deck.bureauDeck.push_back({0, 1000});
    impossible.games = 1000;
    GoldfishJob job;
    int failed = 0;
    QObject::connect(&job, &GoldfishJob::failed, [&] { ++failed; });
    const QSignalSpy finished(&job, &GoldfishJob::finished);
    job.start(impossible);
    ASSERT_TRUE(test::waitUntil([&] { return failed == 1; }));
    EXPECT_FALSE(job.isRunning());
    EXPECT_EQ(finished.size(), 0);
}

} // namespace dossier
