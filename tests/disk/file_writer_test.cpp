// What is written arrives whole, or is an error and what was there stays: at every call at which a disk may fail.
#include "disk/file_moves.h"
#include "disk/file_writer.h"
#include "disk/folder.h"
#include "support/failing_disk.h"
#include "support/full_pipe.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

using test::atEveryCall;
using test::DiskFault;
using test::FailedCall;
using test::Folder;

namespace {

const std::string kOld = "my old good export";
const std::string kSmall = "a new one"; // is held back until the end
const std::string kLarge(300'000, 'x'); // is not

} // namespace

TEST(FileWriter, WritesWholeOrLeavesWhatWasThereAsItWas)
{
    for (const std::string& content : {kSmall, kLarge, std::string()}) {
        const Folder folder;
        int error = 0;
        const auto look = [&](const FailedCall& failed) {
            const bool isReadOnly = failed.fault == DiskFault::ReadOnly;
            if (error == 0) { // of the folder's own sync alone nothing is said: the file is whole
                EXPECT_EQ(folder.content("out"), content) << failed.told;
                EXPECT_TRUE(failed.fault == DiskFault::Broken || failed.fault == DiskFault::Gone) << failed.told;
            } else {
                EXPECT_EQ(error, isReadOnly ? EROFS : failed.fault == DiskFault::Full ? ENOSPC : EIO) << failed.told;
                EXPECT_EQ(folder.content("out"), kOld) << failed.told;
            }
            if (!test::leavesWhatWasBegun(failed.fault)) { // nothing can be taken away there any more
                EXPECT_EQ(folder.names(), std::vector<std::string>{"out"}) << failed.told;
            }
        };
        const int failed = atEveryCall(
            folder.path(),
            [&] {
                folder.clear();
                folder.write("out", kOld);
            },
            [&] { error = writeFile(folder.path("out"), content); }, look);
        // Full: each write; broken: begun, written, on disk, named, renamed; read-only, gone: the same.
        EXPECT_GE(failed, content.empty() ? 5 : 8);
        EXPECT_EQ(error, 0) << "on a disk that does not fail";
        EXPECT_EQ(folder.content("out"), content);
    }
}

TEST(FileWriter, ANewFileIsThereWholeOrNotAtAll)
{
    const Folder folder;
    int error = 0;
    atEveryCall(
        folder.path(), [&] { folder.clear(); }, [&] { error = writeFile(folder.path("out"), kSmall); },
        [&](const FailedCall& failed) {
            if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_EQ(folder.names(), error == 0 ? std::vector<std::string>{"out"} : std::vector<std::string>{})
                    << failed.told;
            }
        });
    EXPECT_EQ(folder.content("out"), kSmall);
}

TEST(FileWriter, WithoutItsEndNothingIsWritten)
{
    const Folder folder;
    folder.write("out", kOld);
    {
        FileWriter file(folder.path("out"));
        EXPECT_TRUE(file.write(kLarge));
    }
    EXPECT_EQ(folder.content("out"), kOld);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"out"});
}

TEST(FileWriter, KeepsThePermissionsOfWhatItReplaces)
{
    const Folder folder;
    folder.write("out", kOld);
    ASSERT_EQ(::chmod(folder.path("out").c_str(), 0640), 0);
    EXPECT_EQ(writeFile(folder.path("out"), kSmall), 0);
    struct stat about
    {};
    ASSERT_EQ(::stat(folder.path("out").c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0640U);
}

TEST(FileWriter, FollowsLinksAlsoToWhatIsNotThereYet)
{
    const Folder folder;
    folder.write("real", kOld);
    ASSERT_EQ(::symlink("real", folder.path("link").c_str()), 0);
    ASSERT_EQ(::symlink(folder.path("later").c_str(), folder.path("dangling").c_str()), 0);
    ASSERT_EQ(::symlink("round", folder.path("round").c_str()), 0);
    EXPECT_EQ(writeFile(folder.path("link"), kSmall), 0);
    EXPECT_EQ(writeFile(folder.path("dangling"), kSmall), 0);
    EXPECT_EQ(writeFile(folder.path("round"), kSmall), ELOOP);
    EXPECT_EQ(folder.content("real"), kSmall);
    EXPECT_EQ(folder.content("later"), kSmall);
    struct stat about
    {};
    ASSERT_EQ(::lstat(folder.path("link").c_str(), &about), 0);
    EXPECT_TRUE(S_ISLNK(about.st_mode));
}

TEST(FileWriter, SaysWhatIsWrongWithThePlace)
{
    const Folder folder;
    folder.write("file", kOld);
    EXPECT_EQ(writeFile(folder.path(), kSmall), EISDIR);
    EXPECT_EQ(writeFile(folder.path("no/such"), kSmall), ENOENT);
    EXPECT_EQ(writeFile(folder.path("file/name"), kSmall), ENOTDIR);
    EXPECT_EQ(writeFile("", kSmall), ENOENT);
    EXPECT_EQ(writeFile(folder.path(std::string(250, 'n')), kSmall), 0) << "as long as a name may be";
    EXPECT_EQ(writeFile(folder.path(std::string(300, 'n')), kSmall), ENAMETOOLONG);
}

// Some file systems forbid there what others say is not to be found.
TEST(FileWriter, AFolderThatWasRemovedIsNotThere)
{
    const Folder folder;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    std::filesystem::remove(folder.path());
    const int error = writeFile("out", kSmall);
    std::filesystem::current_path(before);
    EXPECT_EQ(error, ENOENT);
}

TEST(FileWriter, WhatIsNoFileIsWrittenIntoAndSaysWhatItCannotTake)
{
    if (::access("/dev/full", F_OK) != 0)
        GTEST_SKIP() << "no such device here";
    EXPECT_EQ(writeFile("/dev/full", kSmall), ENOSPC);
    EXPECT_EQ(writeFile("/dev/null", kSmall), 0);
    struct stat about
    {};
    ASSERT_EQ(::stat("/dev/null", &about), 0);
    EXPECT_TRUE(S_ISCHR(about.st_mode));
}

TEST(AppendToFile, TakesHalfALineOffAgain)
{
    const Folder folder;
    int error = 0;
    atEveryCall(
        folder.path(),
        [&] {
            folder.clear();
            folder.write("steps", "1 one\n");
        },
        [&] {
            FileLook ours = FileLook::of(folder.path("steps"));
            error = appendToFile(folder.path("steps"), "2 two\n", ours, Waited::Yes);
        },
        [&](const FailedCall& failed) {
            if (error == 0) { // only its folder was not waited for
                EXPECT_EQ(folder.content("steps"), "1 one\n2 two\n") << failed.told;
            } else if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_EQ(folder.content("steps"), "1 one\n") << failed.told;
            }
        });
    EXPECT_EQ(error, 0);
    EXPECT_EQ(folder.content("steps"), "1 one\n2 two\n");
}

// What another program made of it is never written behind, and none is made where one should be.
TEST(AppendToFile, WritesBehindNothingButWhatItLeft)
{
    const Folder folder;
    const std::string steps = folder.path("steps");
    FileLook ours;
    EXPECT_EQ(appendToFile(steps, "1 one\n", ours), 0);
    EXPECT_EQ(appendToFile(steps, "2 two\n", ours, Waited::Yes), 0);
    EXPECT_EQ(folder.content("steps"), "1 one\n2 two\n");
    FileLook another;
    EXPECT_EQ(appendToFile(steps, "1 uno\n", another), EEXIST);
    another = FileLook::of(steps);
    EXPECT_EQ(appendToFile(steps, "3 tre\n", another), 0);
    EXPECT_EQ(appendToFile(steps, "3 three\n", ours), ESTALE);
    EXPECT_EQ(folder.content("steps"), "1 one\n2 two\n3 tre\n");
    ASSERT_EQ(::unlink(steps.c_str()), 0);
    EXPECT_EQ(appendToFile(steps, "4 four\n", another), ENOENT);
    EXPECT_TRUE(folder.names().empty());
}

TEST(FileMoves, ACopyIsWholeOrNotThere)
{
    const Folder folder;
    int error = 0;
    atEveryCall(
        folder.path(),
        [&] {
            folder.clear();
            folder.write("from", kLarge);
        },
        [&] { error = copyFile(folder.path("from"), folder.path("to")); },
        [&](const FailedCall& failed) {
            EXPECT_EQ(folder.content("from"), kLarge);
            if (error == 0) {
                EXPECT_EQ(folder.content("to"), kLarge) << failed.told;
            } else if (!test::leavesWhatWasBegun(failed.fault)) {
                EXPECT_EQ(folder.names(), std::vector<std::string>{"from"}) << failed.told;
            }
        });
    EXPECT_EQ(error, 0);
    EXPECT_EQ(folder.content("to"), kLarge);
    EXPECT_EQ(copyFile(folder.path("from"), folder.path("to")), EEXIST);
    EXPECT_EQ(copyFile(folder.path("nothing"), folder.path("new")), ENOENT);
}

TEST(FileMoves, AFreeNameIsNeverTakenFromAnother)
{
    const Folder folder;
    folder.write("one", kSmall);
    folder.write("two", kOld);
    EXPECT_EQ(giveFreeName(folder.path("one"), folder.path("two")), EEXIST);
    EXPECT_EQ(folder.content("two"), kOld);
    EXPECT_EQ(giveFreeName(folder.path("one"), folder.path("three")), 0);
    EXPECT_EQ(putInPlaceOf(folder.path("three"), folder.path("two")), 0);
    EXPECT_EQ(folder.content("two"), kSmall);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"two"});
}

// "/dev/stdout" of a program whose output goes into a file: what others wrote there stays, before and behind.
TEST(FileWriter, WritesIntoAFileThatIsOpenHere)
{
    const Folder folder;
    const int out = ::open(folder.path("out").c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_GE(out, 0);
    const std::string here = "/dev/fd/" + std::to_string(out);
    EXPECT_EQ(::write(out, "first\n", 6), 6);
    EXPECT_EQ(whyNotToWrite(here), 0);
    EXPECT_EQ(writeFile(here, kLarge), 0);
    EXPECT_EQ(::write(out, "third\n", 6), 6);
    ASSERT_EQ(::symlink(("/proc/self/fd/" + std::to_string(out)).c_str(), folder.path("link").c_str()), 0);
    EXPECT_EQ(writeFile(folder.path("link"), "fourth\n"), 0);
    FileLook none;
    EXPECT_EQ(appendToFile(here, "fifth\n", none), 0);
    EXPECT_EQ(folder.content("out"), "first\n" + kLarge + "third\nfourth\nfifth\n");
    for (const char* const other : {"/dev/fd//", "/dev/../dev/fd/./", "/proc/thread-self/fd/"})
        EXPECT_EQ(writeFile(other + std::to_string(out), "by another name\n"), 0) << other;
    EXPECT_TRUE(folder.content("out").ends_with("fifth\nby another name\nby another name\nby another name\n"));
    EXPECT_EQ(::close(out), 0);
    EXPECT_NE(writeFile(here, "nowhere"), 0) << "it is closed";
    EXPECT_NE(writeFile("/dev/fd/one", "nowhere"), 0);
}

TEST(FileWriter, WaitsForRoomInAPipeThatWaitsForNobody)
{
    test::FullPipe pipe;
    EXPECT_EQ(writeFile("/dev/fd/" + std::to_string(pipe.end()), kLarge), 0);
    EXPECT_EQ(pipe.arrived(), kLarge);
}

// SQLite would take it for its own, or take it away; where there is no database it is a name like another.
TEST(FileWriter, LeavesAloneWhatIsKeptBesideADatabase)
{
    const Folder folder;
    const std::string database = std::string("SQLite format 3\0", 16) + kOld;
    folder.write("mine.sqlite", database);
    ASSERT_EQ(::symlink(folder.path("mine.sqlite-wal").c_str(), folder.path("link").c_str()), 0);
    folder.write("mine.sqlite-shm", kOld);
    for (const char* name : {"mine.sqlite-wal", "mine.sqlite-shm", "mine.sqlite-journal", "link"}) {
        EXPECT_EQ(writeFile(folder.path(name), kSmall), kIsBesideDatabase) << name;
        FileLook none;
        EXPECT_EQ(appendToFile(folder.path(name), kSmall, none), kIsBesideDatabase) << name;
    }
    EXPECT_EQ(writeFile(folder.path("mine.sqlite"), kSmall), kIsDatabase);
    EXPECT_EQ(folder.content("mine.sqlite"), database);
    EXPECT_EQ(folder.content("mine.sqlite-shm"), kOld);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"link", "mine.sqlite", "mine.sqlite-shm"}));
    EXPECT_EQ(writeFile(folder.path("list-wal"), kSmall), 0);
}

} // namespace dossier
