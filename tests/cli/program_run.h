// Runs dossier-cli as a program of its own and measures what it took.
#pragma once

#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace dossier::test {

struct ProgramRun
{
    int code = -1;      // 128 and the signal where it was killed by one
    double seconds = 0; // of work
    QString out;
    QString err;
};

class ProgramTest : public ::testing::Test
{
protected:
    // Work, in starts of the program on the same machine in the same run: a slow one makes both slow.
    static constexpr double kMostStarts = 50;
    static constexpr double kMostStartsForLarge = 400; // of tens of megabytes, without optimisation
    // Whoever wants more memory of his own than 200 MiB gets none, and says so.
#ifdef DOSSIER_SANITIZED
    static constexpr const char* kLimit = "exec \"$0\" \"$@\"";
#else
    static constexpr const char* kLimit = "ulimit -d 204800; exec \"$0\" \"$@\"";
#endif

    std::string m_language = "en"; // that the program is asked to speak

    QString path(const QString& name) const
    {
        return m_folder.filePath(name);
    }

    QString file(const QString& name, const QByteArray& content) const
    {
        QFile target(path(name));
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        EXPECT_EQ(target.write(content), content.size());
        return path(name);
    }

    // With a database of its own, `input` for standard input. What hangs is killed after five minutes.
    ProgramRun run(const QStringList& words, const QString& input = QStringLiteral("/dev/null")) const
    {
        return runOn(path(QStringLiteral("test.sqlite")), words, input);
    }

    ProgramRun runOn(const QString& database, const QStringList& words,
                     const QString& input = QStringLiteral("/dev/null")) const
    {
        std::vector<std::string> texts{"/bin/sh", "-c",      kLimit, DOSSIER_CLI, "--db", database.toStdString(),
                                       "--lang",  m_language};
        for (const QString& word : words)
            texts.push_back(word.toStdString());
        std::vector<char*> arguments;
        for (std::string& text : texts)
            arguments.push_back(text.data());
        arguments.push_back(nullptr);
        const std::array places{input, path(QStringLiteral("stdout")), path(QStringLiteral("stderr"))};
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        for (int i = 0; i < 3; ++i)
            posix_spawn_file_actions_addopen(&actions, i, QFile::encodeName(places[static_cast<std::size_t>(i)]),
                                             i == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC, 0600);
        pid_t program = 0;
        EXPECT_EQ(posix_spawn(&program, "/bin/sh", &actions, nullptr, arguments.data(), environ), 0);
        posix_spawn_file_actions_destroy(&actions);
        return finished(program);
    }

    // The work of one start that reads the base set and does nothing with it.
    double oneStart()
    {
        while (m_starts.size() < 5)
            m_starts.push_back(run({QStringLiteral("cards"), QStringLiteral("show"), QStringLiteral("63")}).seconds);
        return *std::min_element(m_starts.begin(), m_starts.end());
    }

    // Said in words, with this exit code, soon and in little room.
    void expectAnswered(const ProgramRun& done, int code, const std::string& what,
                        [[maybe_unused]] double mostStarts = kMostStarts)
    {
        EXPECT_EQ(done.code, code) << what << '\n' << done.err.left(2000).toStdString();
        EXPECT_EQ(done.code == 3 && done.err.isEmpty(), false) << what << ": nothing said";
#ifndef DOSSIER_SANITIZED
        EXPECT_LT(done.seconds, mostStarts * oneStart()) << what;
#endif
        for (const char* raw : {"not enough memory", "bad_alloc", "std::", "Poco", "QSql", "constraint", "vector::"})
            EXPECT_FALSE(done.err.contains(QLatin1String(raw))) << what << '\n' << done.err.left(2000).toStdString();
    }

private:
    static constexpr int kMostLooks = 60'000; // of 5 ms each

    ProgramRun finished(pid_t program) const
    {
        int status = 0;
        rusage used{};
        int waited = 0;
        while (::wait4(program, &status, WNOHANG, &used) == 0) {
            ::usleep(5'000);
            if (++waited == kMostLooks)
                ::kill(program, SIGKILL);
        }
        const auto seconds = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
        };
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                seconds(used.ru_utime) + seconds(used.ru_stime), content("stdout"), content("stderr")};
    }

    QString content(const char* name) const
    {
        QFile said(path(QLatin1String(name)));
        EXPECT_TRUE(said.open(QIODevice::ReadOnly));
        return QString::fromUtf8(said.readAll());
    }

    QTemporaryDir m_folder;
    std::vector<double> m_starts; // seconds of work of each
};

} // namespace dossier::test
