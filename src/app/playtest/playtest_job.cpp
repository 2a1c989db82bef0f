#include "app/playtest/playtest_job.h"

#include <utility>

namespace dossier {

namespace {

constexpr int kTickMs = 100;

} // namespace

PlaytestJob::PlaytestJob(QObject* parent)
    : QObject(parent)
{
    connect(&m_clock, &QTimer::timeout, this, &PlaytestJob::tick);
}

PlaytestJob::~PlaytestJob()
{
    m_worker.request_stop();
    if (m_worker.joinable())
        m_worker.join();
}

void PlaytestJob::start(Work work)
{
    if (isRunning())
        return;
    m_played = 0;
    m_clock.start(kTickMs);
    m_worker = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        Show show;
        std::exception_ptr failure;
        try {
            show = work(*this, stop);
        } catch (...) {
            failure = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this, [this, show, failure] { conclude(show, failure); }, Qt::QueuedConnection);
    });
}

void PlaytestJob::stop()
{
    m_worker.request_stop();
}

void PlaytestJob::tell(Show show)
{
    const std::scoped_lock lock(m_telling);
    m_told = std::move(show);
}

void PlaytestJob::tick()
{
    Show told;
    {
        const std::scoped_lock lock(m_telling);
        std::swap(told, m_told);
    }
    emit progressed(m_played);
    if (told)
        told();
}

void PlaytestJob::conclude(const Show& show, const std::exception_ptr& failure)
{
    m_clock.stop();
    tell({});
    const bool asked = m_worker.get_stop_token().stop_requested();
    m_worker.join();
    if (failure) {
        emit failed(failure);
        return;
    }
    if (show)
        show();
    emit ended(asked);
}

} // namespace dossier
