#include "work/aside.h"

#include <chrono>
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

namespace {

// The end of a piece is told even where memory is short just now: nobody else would ever end the waiting for it.
void tellAtLast(const Aside::Piece& piece, const Aside::Show& show) noexcept
{
    for (;;) {
        try {
            return piece.tell(show);
        } catch (...) {
            if (piece.stop().stop_requested())
                return;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
}

} // namespace

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
    const auto run = [this, number = m_number, work = std::move(work)](const std::stop_token& stop) {
        const Piece piece(*this, number, stop);
        Show show;
        std::exception_ptr failure;
        try {
            show = work(piece);
        } catch (...) {
            failure = std::current_exception();
        }
        tellAtLast(piece, [this, show, failure] { conclude(show, failure); });
    };
    try {
        m_worker = std::jthread(run);
    } catch (const std::exception&) { // the system has no thread left
        const Piece none(*this, m_number, {});
        none.tell([this, why = std::current_exception()] { emit failed(why); });
    }
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
