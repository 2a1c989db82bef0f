#include "app/goldfish/goldfish_job.h"

#include "engine/players/goldfish_batch.h"

#include <QThread>

namespace dossier {

namespace {

constexpr int kTickMs = 50;

} // namespace

GoldfishJob::~GoldfishJob()
{
    m_worker.request_stop();
}

void GoldfishJob::start(const GoldfishSetup& setup)
{
    if (isRunning())
        return;
    m_played = 0;
    disconnect(&m_clock, nullptr, this, nullptr);
    connect(&m_clock, &QTimer::timeout, this, [this] { emit progressed(m_played); });
    m_clock.start(kTickMs);
    m_worker = std::jthread([this, setup](const std::stop_token& stop) {
        const auto note = [this](int games) { m_played = games; };
        GoldfishReport report;
        std::exception_ptr failure;
        try {
            report = playGoldfish(setup, QThread::idealThreadCount(), note, stop);
        } catch (...) {
            failure = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this, [this, report, failure] { conclude(report, failure); }, Qt::QueuedConnection);
    });
}

void GoldfishJob::stop()
{
    m_worker.request_stop();
}

void GoldfishJob::conclude(const GoldfishReport& report, const std::exception_ptr& failure)
{
    m_clock.stop();
    const bool asked = m_worker.get_stop_token().stop_requested();
    m_worker.join();
    if (failure) {
        emit failed(failure);
        return;
    }
    emit progressed(report.games);
    if (asked)
        emit stopped();
    else
        emit finished(report);
}

} // namespace dossier
