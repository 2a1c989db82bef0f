#include "desk/background.h"

#include <utility>

namespace dossier {

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
        const Show show = work();
        QMetaObject::invokeMethod(
            this, [this, show] { conclude(show); }, Qt::QueuedConnection);
    });
}

void Background::conclude(const Show& show)
{
    m_worker.join();
    if (m_next) {
        run(std::exchange(m_next, nullptr));
        return;
    }
    show();
    emit ended();
}

} // namespace dossier
