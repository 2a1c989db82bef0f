#include "app/goldfish/goldfish_job.h"

#include "engine/players/goldfish_batch.h"

#include <QThread>

namespace dossier {

namespace {

constexpr int kGoldfishTickMs = 50;

} // namespace

GoldfishJob::GoldfishJob(QObject* parent)
    : QObject(parent)
{
    connect(&m_clock, &QTimer::timeout, this, [this] { emit progressed(m_played); });
    connect(&m_aside, &BackgroundTask::failed, this, [this](const std::exception_ptr& why) {
        m_clock.stop();
        emit failed(why);
    });
}

void GoldfishJob::start(const GoldfishSetup& setup)
{
    if (isRunning())
        return;
    m_played = 0;
    m_clock.start(kGoldfishTickMs);
    m_aside.start([this, setup](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        const auto note = [this](int games) { m_played = games; };
        const GoldfishReport report = playGoldfish(setup, QThread::idealThreadCount(), note, piece.stop());
        return [this, report, asked = piece.stop().stop_requested()] { conclude(report, asked); };
    });
}

void GoldfishJob::stop()
{
    m_aside.stop();
}

void GoldfishJob::conclude(const GoldfishReport& report, bool asked)
{
    m_clock.stop();
    emit progressed(report.games);
    if (asked)
        emit stopped();
    else
        emit finished(report);
}

} // namespace dossier
