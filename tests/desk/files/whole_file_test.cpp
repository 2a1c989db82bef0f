#include "desk/files/whole_file.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>

#include <chrono>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace dossier {

namespace {

class WholeFileTest : public testing::Test
{
protected:
    QString file(const QByteArray& content) const
    {
        QFile target(m_folder.filePath(QStringLiteral("file")));
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        target.write(content);
        return target.fileName();
    }

    QString pipe() const
    {
        const QString name = m_folder.filePath(QStringLiteral("pipe"));
        EXPECT_EQ(::mkfifo(QFile::encodeName(name), 0600), 0);
        return name;
    }

    QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(WholeFileTest, IsReadUpToItsLimit)
{
    EXPECT_EQ(readWhole(file("abc"), 3).content, "abc");
    EXPECT_EQ(readWhole(file(""), 3).content, "");
    EXPECT_EQ(readWhole(file(""), 3).why, QString());
    EXPECT_EQ(
        readWhole(file(QByteArray(2 * 1024 * 1024 + 1, 'a')), 2 * 1024 * 1024).why,
        QStringLiteral("it is larger than 2 MiB, the most that is read of one file; divide it into several files"));
}

TEST_F(WholeFileTest, WhatIsNoFileIsRefused)
{
    EXPECT_EQ(readWhole(folder()).why, QStringLiteral("this is a folder, not a file"));
    EXPECT_EQ(readWhole(folder() + QStringLiteral("/none")).why, QStringLiteral("there is no such file"));
    EXPECT_EQ(readWhole(QStringLiteral("/dev/zero")).why, QStringLiteral("this is a device, not a file"));
    EXPECT_EQ(whyNotToRead(QStringLiteral("/dev/zero")), QStringLiteral("this is a device, not a file"));
    EXPECT_EQ(whyNotToRead(file("abc")), QString());
    EXPECT_TRUE(QFile::link(QStringLiteral("/dev/zero"), folder() + QStringLiteral("/link")));
    EXPECT_EQ(readWhole(folder() + QStringLiteral("/link")).why, QStringLiteral("this is a device, not a file"));
}

// What `<(command)` gives to a program.
TEST_F(WholeFileTest, APipeIsReadOnceSomethingComes)
{
    const QString name = pipe();
    EXPECT_EQ(readWhole(name).why, QStringLiteral("nothing comes out of this pipe"));
    const int writing = ::open(QFile::encodeName(name).constData(), O_RDWR);
    ASSERT_GE(writing, 0);
    std::thread writer([writing] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        EXPECT_EQ(::write(writing, "abc", 3), 3);
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        ::close(writing);
    });
    EXPECT_EQ(readWhole(name).content, "abc");
    writer.join();
}

TEST_F(WholeFileTest, StandardInputHasALimit)
{
    QByteArray content(3 * 1024 * 1024, 'a');
    QBuffer input(&content);
    ASSERT_TRUE(input.open(QIODevice::ReadOnly));
    EXPECT_FALSE(readWhole(input, 1024 * 1024).why.isEmpty());
    EXPECT_LT(input.pos(), 2 * 1024 * 1024) << "it is not read to its end";
    input.seek(0);
    EXPECT_EQ(readWhole(input).content, content);
}

} // namespace dossier
