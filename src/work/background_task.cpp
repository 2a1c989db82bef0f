#include "work/background_task.h"

#include <chrono>
#include <utility>

namespace dossier {

BackgroundTask::Piece::Piece(BackgroundTask& aside, int number, std::stop_token stop)
    : m_aside(aside)
    , m_number(number)
    , m_stop(std::move(stop))
{}

void BackgroundTask::Piece::tell(const Show& show) const
{
    QMetaObject::invokeMethod(
        &m_aside,
        [aside = &m_aside, number = m_number, show] {
            if (number == aside->m_number)
                show();
        },
        Qt::QueuedConnection);
}

namespace {

// The end of a piece is told even where memory is short just now: nobody else would ever end the waiting for it.
void tellAtLast(BackgroundTask& aside, const BackgroundTask::Show& end, const std::stop_token& stop) noexcept
{
    for (;;) {
        try {
            QMetaObject::invokeMethod(&aside, end, Qt::QueuedConnection);
            return;
        } catch (...) {
            if (stop.stop_requested())
                return;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
}

} // namespace

BackgroundTask::BackgroundTask(QObject* parent)
    : QObject(parent)
{}

BackgroundTask::~BackgroundTask()
{
    forget();
}

void BackgroundTask::start(Work work)
{
    forget();
    const auto run = [this, number = m_number, work = std::move(work)](const std::stop_token& stop) {
        const Piece piece(*this, number, stop);
        Show show;
        std::exception_ptr failure;
        try {
            show = work(piece);
        } catch (...) {
            failure = std::current_exception();
        }
        tellAtLast(
            *this, [this, number, show, failure] { conclude(number, show, failure); }, stop);
    };
    try {
        m_worker = std::jthread(run);
    } catch (const std::exception&) { // the system has no thread left
        const Piece none(*this, m_number, {});
        none.tell([this, why = std::current_exception()] { emit failed(why); });
    }
}

void BackgroundTask::stop()
{
    m_worker.request_stop();
}

void BackgroundTask::forget()
{
    if (m_worker.joinable()) {
        m_worker.request_stop();
        m_forgotten.emplace(m_number, std::move(m_worker));
    }
    ++m_number;
}

void BackgroundTask::retire()
{
    forget();
    m_retired = true;
    goIfRetired();
}

void BackgroundTask::goIfRetired()
{
    if (m_retired && m_forgotten.empty())
        deleteLater();
}

// Its last word is this: a thread that is waited for here has ended already. What is shown may begin the next piece.
void BackgroundTask::conclude(int number, const Show& show, const std::exception_ptr& failure)
{
    if (m_forgotten.erase(number) > 0)
        return goIfRetired();
    m_worker.join();
    if (failure)
        emit failed(failure);
    else if (show)
        show();
}

} // namespace dossier
