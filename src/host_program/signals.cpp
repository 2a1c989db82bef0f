#include "host_program/signals.h"

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace dossier {

namespace {

int toldAt = -1; // what a handler may touch: a number, and write()

void tell(int)
{
    const char mark = 1;
    static_cast<void>(::write(toldAt, &mark, 1) == 1);
}

} // namespace

StopSignals::StopSignals(std::function<void()> stop)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, m_ends) != 0)
        return;
    toldAt = m_ends[0];
    m_notifier = std::make_unique<QSocketNotifier>(m_ends[1], QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(),
                     [stop = std::move(stop)] { stop(); });
    std::signal(SIGTERM, tell);
    std::signal(SIGINT, tell);
}

StopSignals::~StopSignals()
{
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    for (const int end : m_ends)
        if (end >= 0)
            ::close(end);
}

} // namespace dossier
