// SIGTERM and SIGINT as something that happens in the event loop.
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace dossier {

class StopSignals
{
public:
    // Calls `stop` in the thread that made this, once one of them comes. One at a time in a process.
    explicit StopSignals(std::function<void()> stop);
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

private:
    int m_ends[2] = {-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace dossier
