// Thinks for the person who is to choose at the table, in another thread: what the Director would do in his place, and
// what his other choices are worth. He knows what that person sees. What is no longer asked is forgotten.
#pragma once

#include "engine/players/policy/thinking.h"

#include <QObject>

#include <atomic>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace dossier {

class Policy;
class RunningGame;

struct Advice
{
    Action best;
    std::vector<Considered> considered{}; // the best first; none where the Director goes by rules of thumb
};

// How many threads may think while the window goes on.
int threadsOfAdvice();

class Adviser : public QObject
{
    Q_OBJECT

public:
    explicit Adviser(QObject* parent);
    // Stops whoever thinks.
    ~Adviser() override;

    // About a problem of this game, for whoever decides there; `advised` comes later, never before this returns. The
    // game must stay until it is forgotten.
    void think(const RunningGame& game, const std::function<Action(Policy&)>& problem);
    void forget();
    bool isThinking() const { return m_thinking; }

signals:
    void advised(const dossier::Advice& advice);
    void failed(const std::exception_ptr& failure);

private:
    int m_asked = 0; // which question is the latest
    bool m_thinking = false;
    std::jthread m_worker;
};

} // namespace dossier
