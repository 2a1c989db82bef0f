#include "disk/file_reader.h"
#include "disk/folder.h"
#include "support/failing_read.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

namespace dossier {

TEST(FileReader, ReadsAllOrNothing)
{
    const test::Folder folder;
    const std::string whole(200'000, 'x');
    folder.write("in", whole);
    std::string content = "what was there before";
    EXPECT_EQ(readFile(folder.path("in"), content), 0);
    EXPECT_EQ(content, whole);
    EXPECT_EQ(readFile(folder.path("none"), content), ENOENT);
    EXPECT_EQ(content, "");
    EXPECT_EQ(readFile(folder.path(), content), EISDIR);
    for (const std::int64_t after : {0, 1, 100'000, 199'999}) {
        const test::FailingRead fault(folder.path("in"), after);
        EXPECT_EQ(readFile(folder.path("in"), content), EIO) << after;
        EXPECT_EQ(content, "") << after;
        EXPECT_TRUE(fault.hasFailed());
    }
}

// A parent may hand its own end of a pipe down, set so that it waits for nobody.
TEST(FileReader, WaitsForWhatHasNotComeYet)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC), 0);
    std::array<char, 16> into{};
    std::thread writer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        EXPECT_EQ(::write(ends[1], "late", 4), 4);
        ::close(ends[1]);
    });
    EXPECT_EQ(readSome(ends[0], into.data(), into.size()), 4);
    EXPECT_EQ(readSome(ends[0], into.data(), into.size()), 0) << "the end";
    writer.join();
    ::close(ends[0]);
}

} // namespace dossier
