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
    connect(&m_aside, &BackgroundTask::failed, this, [this](const std::exception_ptr& why) {
        conclude();
        emit failed(why);
    });
}

void PlaytestJob::start(Work work)
{
    if (isRunning())
        return;
    m_played = 0;
    m_clock.start(kTickMs);
    m_aside.start([this, work = std::move(work)](const BackgroundTask::Piece& piece) -> Show {
        return [this, show = work(*this, piece.stop()), asked = piece.stop().stop_requested()] {
            conclude();
            if (show)
                show();
            emit ended(asked);
        };
    });
}

void PlaytestJob::stop()
{
    m_aside.stop();
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

void PlaytestJob::conclude()
{
    m_clock.stop();
    tell({});
}

} // namespace dossier
