#include "desk/work/aside.h"

#include <utility>

namespace dossier {

Aside::Piece::Piece(Aside& aside, int number, std::stop_token stop)
    : m_aside(aside)
    , m_number(number)
    , m_stop(std::move(stop))
{}

void Aside::Piece::tell(const Show& show) const
{
    QMetaObject::invokeMethod(
        &m_aside,
        [aside = &m_aside, number = m_number, show] {
            if (number == aside->m_number)
                show();
        },
        Qt::QueuedConnection);
}

Aside::Aside(QObject* parent)
    : QObject(parent)
{}

Aside::~Aside()
{
    forget();
}

void Aside::start(Work work)
{
    forget();
    m_worker = std::jthread([this, number = m_number, work = std::move(work)](const std::stop_token& stop) {
        const Piece piece(*this, number, stop);
        Show show;
        std::exception_ptr failure;
        try {
            show = work(piece);
        } catch (...) {
            failure = std::current_exception();
        }
        piece.tell([this, show, failure] { conclude(show, failure); });
    });
}

void Aside::stop()
{
    m_worker.request_stop();
}

void Aside::forget()
{
    ++m_number;
    if (!m_worker.joinable())
        return;
    m_worker.request_stop();
    m_worker.join();
}

// What is shown may begin the next piece.
void Aside::conclude(const Show& show, const std::exception_ptr& failure)
{
    m_worker.join();
    if (failure)
        emit failed(failure);
    else if (show)
        show();
}

} // namespace dossier
