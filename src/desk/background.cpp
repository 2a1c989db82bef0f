#include "desk/background.h"

#include "desk/notices.h"

#include <utility>

namespace dossier {

Background::Background(Notices& notices, QObject* parent)
    : QObject(parent)
    , m_notices(notices)
{}

Background::~Background() = default;

void Background::start(Work work)
{
    if (isRunning()) {
        m_next = std::move(work);
        return;
    }
    emit began();
    run(std::move(work));
}

void Background::run(Work work)
{
    m_worker = std::jthread([this, work = std::move(work)] {
        Show show;
        std::exception_ptr failure;
        try {
            show = work();
        } catch (...) {
            failure = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this, [this, show, failure] { conclude(show, failure); }, Qt::QueuedConnection);
    });
}

void Background::conclude(const Show& show, const std::exception_ptr& failure)
{
    m_worker.join();
    if (m_next) {
        run(std::exchange(m_next, nullptr));
        return;
    }
    if (failure)
        m_notices.warnOfFailure(failure);
    else
        show();
    emit ended();
}

} // namespace dossier
