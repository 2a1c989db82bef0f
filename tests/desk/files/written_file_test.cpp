// A file is written whole; what is no file keeps its kind.
#include "desk/files/kept_lines.h"
#include "desk/files/written_file.h"
#include "support/failing_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

namespace {

struct Folder
{
    QTemporaryDir folder;
    QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

TEST(WrittenFile, ReplacesAFileAndKeepsItWhereItCannotBeWritten)
{
    const Folder folder;
    EXPECT_EQ(writeWhole(folder.path("list.txt"), "one"), QString());
    EXPECT_EQ(writeWhole(folder.path("list.txt"), "two"), QString());
    EXPECT_EQ(contentOf(folder.path("list.txt")), "two");
    EXPECT_NE(writeWhole(folder.path("no/such/list.txt"), "one"), QString());
    EXPECT_NE(writeWhole(folder.folder.path(), "one"), QString());
    EXPECT_TRUE(QFileInfo(folder.folder.path()).isDir());
}

// A program run by root could otherwise put a file in the place of /dev/null.
TEST(WrittenFile, IsWrittenIntoAPipeEvenThroughALink)
{
    const Folder folder;
    const QString pipe = folder.path("pipe");
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_TRUE(QFile::link(pipe, folder.path("link")));
    const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK);
    ASSERT_GE(reader, 0);
    for (const char* name : {"pipe", "link"}) {
        EXPECT_EQ(writeWhole(folder.path(name), "one"), QString()) << name;
        char read[8]{};
        EXPECT_EQ(::read(reader, read, sizeof(read)), 3) << name;
        EXPECT_STREQ(read, "one");
    }
    ::close(reader);
    struct stat is
    {};
    ASSERT_EQ(::stat(QFile::encodeName(pipe).constData(), &is), 0);
    EXPECT_TRUE(S_ISFIFO(is.st_mode));
    EXPECT_TRUE(QFileInfo(folder.path("link")).isSymLink());
}

TEST(WrittenFile, SaysWhatADeviceCannotTake)
{
    if (!QFileInfo::exists(QStringLiteral("/dev/full")))
        GTEST_SKIP() << "no such device here";
    EXPECT_NE(writeWhole(QStringLiteral("/dev/full"), "one"), QString());
    EXPECT_EQ(writeWhole(QStringLiteral("/dev/null"), "one"), QString());
}

TEST(KeptLines, SayWhyTheyCannotBeTakenAway)
{
    const Folder folder;
    const KeptLines kept = KeptLines::beside(folder.path("mine.sqlite"));
    ASSERT_EQ(kept.keep(QStringLiteral("cards.csv"), "one\n"), QString());
    const QString path = kept.all().front().path;
    {
        const test::FailingDisk disk(folder.folder.path().toStdString(), test::DiskFault::ReadOnly, 1);
        EXPECT_TRUE(kept.remove(path).startsWith(QDir::toNativeSeparators(path) + ": "));
    }
    EXPECT_EQ(kept.all().size(), 1U);
    EXPECT_EQ(kept.remove(path), QString());
    EXPECT_EQ(kept.remove(path), QString()) << "it is no longer there";
    EXPECT_TRUE(kept.all().empty());
}

// Two programs that set lines aside at the same time, of files of one name.
TEST(KeptLines, OfTwoAtOnceAreBothKept)
{
    const Folder folder;
    const KeptLines kept = KeptLines::beside(folder.path("mine.sqlite"));
    LinesToKeep one(kept, QStringLiteral("cards.csv"));
    LinesToKeep other(kept, QStringLiteral("cards.csv"));
    one.taker()("one\n");
    other.taker()("other\n");
    EXPECT_TRUE(kept.all().empty()) << "nothing is written yet";
    EXPECT_EQ(one.finish(), QString());
    EXPECT_EQ(other.finish(), QString());
    std::set<QByteArray> contents;
    for (const KeptFile& file : kept.all())
        contents.insert(contentOf(file.path));
    EXPECT_EQ(contents, (std::set<QByteArray>{"one\n", "other\n"}));
}

TEST(KeptLines, OfTwoAtOnceThatAreTheSameOneStays)
{
    const Folder folder;
    const KeptLines kept = KeptLines::beside(folder.path("mine.sqlite"));
    LinesToKeep one(kept, QStringLiteral("cards.csv"));
    LinesToKeep other(kept, QStringLiteral("cards.csv"));
    one.taker()("same\n");
    other.taker()("same\n");
    EXPECT_EQ(other.finish(), QString());
    EXPECT_EQ(one.finish(), QString());
    ASSERT_EQ(kept.all().size(), 1U);
    EXPECT_EQ(contentOf(kept.all()[0].path), "same\n");
}

} // namespace dossier
