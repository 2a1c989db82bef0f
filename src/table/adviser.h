// Thinks for the person who is to choose at the table, in another thread: what the Director would do in his place, and
// what his other choices are worth. He knows what that person sees. What is no longer asked is forgotten.
#pragma once

#include "engine/players/policy/thinking.h"
#include "work/background_task.h"

#include <vector>

namespace dossier {

class Policy;
class RunningGame;

struct Advice
{
    Action best;
    std::vector<Considered> considered{}; // the best first; none where there is nothing to choose between
    int turns = 0;                        // to the end of which he has looked, the one under way included
};

// How many threads may think while the window goes on.
int threadsOfAdvice();

class Adviser : public QObject
{
    Q_OBJECT

public:
    explicit Adviser(QObject* parent);
    // About a problem of this game, for whoever decides there; `advised` comes later, never before this returns. The
    // game must stay until it is forgotten. What he imagines is drawn from `seed`.
    void think(const RunningGame& game, const std::function<Action(Policy&)>& problem, std::uint64_t seed);
    void forget() { m_aside.forget(); }
    bool isThinking() const { return m_aside.isRunning(); }

signals:
    void advised(const dossier::Advice& advice);
    void failed(const std::exception_ptr& failure);

private:
    BackgroundTask m_aside;
};

} // namespace dossier
