#include "desk/work/latest_only_task.h"

#include "desk/notices.h"

#include <utility>

namespace dossier {

LatestOnlyTask::LatestOnlyTask(Notices& notices, QObject* parent)
    : QObject(parent)
    , m_notices(notices)
{
    connect(&m_aside, &BackgroundTask::failed, this,
            [this](const std::exception_ptr& why) { conclude([this, why] { m_notices.warnOfFailure(why); }); });
}

void LatestOnlyTask::start(Work work)
{
    if (isRunning()) {
        m_next = std::move(work);
        return;
    }
    emit began();
    run(std::move(work));
}

void LatestOnlyTask::run(Work work)
{
    m_aside.start([this, work = std::move(work)](const BackgroundTask::Piece&) -> Show {
        return [this, show = work()] { conclude(show); };
    });
}

void LatestOnlyTask::conclude(const Show& say)
{
    if (m_next) {
        run(std::exchange(m_next, nullptr));
        return;
    }
    try {
        say();
    } catch (...) { // who waits for the end is to hear of it
        m_notices.warnOfFailure(std::current_exception());
    }
    emit ended();
}

} // namespace dossier
