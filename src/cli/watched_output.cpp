#include "cli/watched_output.h"

#include "wording/words/system_text.h"

#include <QFileDevice>

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace dossier {

WatchedOutput::WatchedOutput(QIODevice& target)
    : m_target(target)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

QString WatchedOutput::finish()
{
    errno = 0;
    if (auto* file = qobject_cast<QFileDevice*>(&m_target); file != nullptr && !file->flush())
        noteFailure(errno);
    return m_trouble;
}

bool WatchedOutput::isTerminal() const
{
    const auto* file = qobject_cast<QFileDevice*>(&m_target);
    return file != nullptr && ::isatty(file->handle()) == 1;
}

qint64 WatchedOutput::readData(char*, qint64)
{
    return -1;
}

qint64 WatchedOutput::writeData(const char* data, qint64 size)
{
    m_begun = m_begun || size > 0;
    qint64 written = 0;
    for (;;) {
        errno = 0;
        const qint64 more = m_target.write(data + written, size - written);
        written += std::max<qint64>(more, 0);
        if (written == size || !waitsForRoom())
            break;
    }
    if (written != size)
        noteFailure(errno);
    return written;
}

// Whoever reads may be slow, and another program may have said that nobody is to wait in this pipe.
bool WatchedOutput::waitsForRoom() const
{
    const auto* file = qobject_cast<QFileDevice*>(&m_target);
    if (file == nullptr || (errno != EAGAIN && errno != EWOULDBLOCK))
        return false;
    pollfd room{file->handle(), POLLOUT, 0};
    return ::poll(&room, 1, -1) > 0 || errno == EINTR;
}

void WatchedOutput::noteFailure(int why)
{
    if (why == EPIPE)
        return;
    if (m_trouble.isEmpty())
        m_trouble = why != 0 ? systemText(why) : systemText(m_target.errorString());
}

} // namespace dossier
