// Nothing is written over the database that is open, whatever it is called by.
#include "disk/file_writer.h"
#include "disk/folder.h"
#include "disk/same_file.h"

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

using test::Folder;

TEST(SameFile, GoesByTheFileAndNotByItsName)
{
    const Folder folder;
    folder.write("one", "1");
    folder.write("two", "1");
    ASSERT_EQ(::symlink("one", folder.path("link").c_str()), 0);
    ASSERT_EQ(::link(folder.path("one").c_str(), folder.path("hard").c_str()), 0);
    ASSERT_EQ(::symlink("later", folder.path("dangling").c_str()), 0);
    for (const char* name : {"one", "link", "hard", "./link"})
        EXPECT_TRUE(isSameFile(folder.path("one"), folder.path(name))) << name;
    EXPECT_FALSE(isSameFile(folder.path("one"), folder.path("two")));
    EXPECT_FALSE(isSameFile(folder.path("one"), folder.path("later")));
    EXPECT_TRUE(isSameFile(folder.path("later"), folder.path("dangling")));
    EXPECT_TRUE(isSameFile(folder.path("no/such"), folder.path("no/../no/such")));
    EXPECT_FALSE(isSameFile("/dev/null", "/dev/null")) << "nothing is lost there";
}

TEST(SameFile, TheOpenDatabaseIsLeftAlone)
{
    const Folder folder;
    folder.write("kept.sqlite", "all");
    folder.write("kept.sqlite-wal", "the last of it");
    ASSERT_EQ(::symlink("kept.sqlite", folder.path("link").c_str()), 0);
    ASSERT_EQ(::link(folder.path("kept.sqlite").c_str(), folder.path("hard").c_str()), 0);
    ASSERT_EQ(::symlink("kept.sqlite-shm", folder.path("dangling").c_str()), 0);
    ASSERT_EQ(::link(folder.path("kept.sqlite-wal").c_str(), folder.path("log").c_str()), 0);
    {
        const OpenDatabase database(folder.path("link"));
        const OpenDatabase again(folder.path("kept.sqlite"));
        for (const char* name : {"kept.sqlite", "link", "hard", "kept.sqlite-wal", "kept.sqlite-shm",
                                 "kept.sqlite-journal", "dangling", "log"}) {
            EXPECT_EQ(writeFile(folder.path(name), "lost"), kIsOpenDatabase) << name;
            FileLook none;
            EXPECT_EQ(appendToFile(folder.path(name), "lost", none), kIsOpenDatabase) << name;
            EXPECT_EQ(whyNotToWrite(folder.path(name)), kIsOpenDatabase) << name;
        }
        EXPECT_EQ(writeFile(folder.path("kept.sqlite.csv"), "a list"), 0);
    }
    EXPECT_EQ(folder.content("kept.sqlite"), "all");
    EXPECT_EQ(folder.content("kept.sqlite-wal"), "the last of it");
    EXPECT_EQ(writeFile(folder.path("kept.sqlite"), "closed"), 0);
}

// Of this program or of another: no list is worth it.
TEST(SameFile, NoDatabaseIsWrittenOver)
{
    const Folder folder;
    const std::string database = std::string("SQLite format 3\0", 16) + "and all that is kept";
    folder.write("old.sqlite", database);
    folder.write("begun", "SQLite format 3");
    ASSERT_EQ(::symlink("old.sqlite", folder.path("link").c_str()), 0);
    for (const char* name : {"old.sqlite", "link"}) {
        EXPECT_EQ(writeFile(folder.path(name), "lost"), kIsDatabase) << name;
        FileLook none;
        EXPECT_EQ(appendToFile(folder.path(name), "lost", none), kIsDatabase) << name;
        EXPECT_EQ(whyNotToWrite(folder.path(name)), kIsDatabase) << name;
    }
    EXPECT_EQ(folder.content("old.sqlite"), database);
    EXPECT_EQ(writeFile(folder.path("begun"), "a list"), 0) << "no database begins so";
}

TEST(SameFile, WhetherAFileCanBeWrittenIsKnownBeforeAndChangesNothing)
{
    const Folder folder;
    folder.write("file", "as it was");
    EXPECT_EQ(whyNotToWrite(folder.path("file")), 0);
    EXPECT_EQ(whyNotToWrite(folder.path("new")), 0);
    EXPECT_EQ(whyNotToWrite(folder.path("no/such")), ENOENT);
    EXPECT_EQ(whyNotToWrite(folder.path()), EISDIR);
    ASSERT_EQ(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(whyNotToWrite(folder.path("pipe")), 0) << "and waits for nobody";
    EXPECT_EQ(folder.content("file"), "as it was");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"file", "pipe"}));
}

} // namespace dossier
