#include "app/advice/adviser.h"

#include "engine/face/running_game.h"
#include "engine/players/bot.h"

#include <QThread>

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

constexpr int kWorlds = 100; // as at the table
constexpr int kMostThreads = 8;

} // namespace

int threadsOfAdvice()
{
    return std::clamp(QThread::idealThreadCount() - 1, 1, kMostThreads); // one is the window's
}

Adviser::Adviser(QObject* parent)
    : QObject(parent)
{}

Adviser::~Adviser()
{
    forget();
}

void Adviser::think(const RunningGame& game, const std::function<Action(Policy&)>& problem)
{
    forget();
    const int asked = ++m_asked;
    m_thinking = true;
    Thinking thinking;
    thinking.worlds = kWorlds;
    thinking.seed = game.seed();
    thinking.threads = threadsOfAdvice();
    std::shared_ptr<Policy> director = playerFor(Bot::Director, game.match(), thinking);
    game.remind(game.decider(), *director);
    m_worker = std::jthread([this, asked, problem, director = std::move(director)](const std::stop_token& stopped) {
        Advice advice;
        std::exception_ptr failure;
        try {
            director->stopWith(stopped);
            advice.best = problem(*director);
            advice.considered = director->considered();
        } catch (...) {
            failure = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this,
            [this, asked, advice = std::move(advice), failure] {
                if (asked != m_asked)
                    return;
                m_thinking = false;
                failure ? emit failed(failure) : emit advised(advice);
            },
            Qt::QueuedConnection);
    });
}

// Who is asked to stop does so within a moment.
void Adviser::forget()
{
    ++m_asked;
    m_thinking = false;
    if (!m_worker.joinable())
        return;
    m_worker.request_stop();
    m_worker.join();
}

} // namespace dossier
