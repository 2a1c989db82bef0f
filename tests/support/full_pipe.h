// A pipe in which nobody waits: whoever writes is told that there is no room, until somebody has read.
#pragma once

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <string>
#include <thread>
#include <unistd.h>

namespace dossier::test {

class FullPipe
{
public:
    FullPipe()
    {
        std::array<int, 2> ends{};
        EXPECT_EQ(::pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC), 0);
        m_read = ends[0];
        m_write = ends[1];
        const std::string some(4096, ' ');
        while (::write(m_write, some.data(), some.size()) > 0)
            m_before += some.size();
        EXPECT_EQ(errno, EAGAIN);
        m_reader = std::thread([this] { readAll(); });
    }
    ~FullPipe()
    {
        if (m_reader.joinable())
            static_cast<void>(arrived());
        ::close(m_read);
    }
    FullPipe(const FullPipe&) = delete;
    FullPipe& operator=(const FullPipe&) = delete;

    int end() const { return m_write; }
    // What was written since, to its end. Nothing is written behind it.
    std::string arrived()
    {
        ::close(m_write);
        m_reader.join();
        return m_content.substr(m_before);
    }

private:
    void readAll()
    {
        std::string piece(1000, ' ');
        for (;;) {
            const ssize_t length = ::read(m_read, piece.data(), piece.size());
            if (length == 0)
                return;
            if (length > 0)
                m_content.append(piece, 0, static_cast<std::size_t>(length));
            pollfd more{m_read, POLLIN, 0};
            ::poll(&more, 1, -1);
        }
    }

    int m_read = -1;
    int m_write = -1;
    std::size_t m_before = 0; // bytes with which it was filled
    std::string m_content;
    std::thread m_reader;
};

} // namespace dossier::test
