#include "table/adviser.h"

#include "engine/api/running_game.h"
#include "engine/players/bot.h"
#include "table/computer_seats.h"

#include <QThread>

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

constexpr int kMostThreads = 8;

} // namespace

int threadsOfAdvice()
{
    return std::clamp(QThread::idealThreadCount() - 1, 1, kMostThreads); // one is the window's
}

Adviser::Adviser(QObject* parent)
    : QObject(parent)
{
    connect(&m_aside, &BackgroundTask::failed, this, &Adviser::failed);
}

void Adviser::think(const RunningGame& game, const std::function<Action(Policy&)>& problem, std::uint64_t seed)
{
    forget();
    Thinking thinking;
    thinking.worlds = kWorldsAtTable;
    thinking.seed = seed;
    thinking.threads = threadsOfAdvice();
    thinking.explains = true;
    std::shared_ptr<Policy> director = playerFor(Bot::Director, *game.match(), thinking);
    game.remind(game.decider(), *director, game.position());
    m_aside.start([this, match = game.match(), problem, turns = thinking.turns,
                   director = std::move(director)](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        director->stopWith(piece.stop());
        Advice advice;
        advice.best = problem(*director);
        advice.considered = director->considered();
        advice.turns = turns;
        return [this, advice = std::move(advice)] { emit advised(advice); };
    });
}

} // namespace dossier
