// Playtests played in the background. The window is told how far they are and what is known so far, and may stop them.
#pragma once

#include "work/background_task.h"

#include <QTimer>

#include <atomic>
#include <mutex>

namespace dossier {

class PlaytestJob : public QObject
{
    Q_OBJECT

public:
    // Runs in the window's thread, with what is to be shown inside it.
    using Show = std::function<void()>;
    // Runs in another thread; touches only what it was given by value and what never changes, and ends soon after a
    // stop. What it returns is shown even then: what was played by then.
    using Work = std::function<Show(PlaytestJob&, const std::stop_token&)>;

    explicit PlaytestJob(QObject* parent);

    bool isRunning() const { return m_aside.isRunning(); }
    // One at a time.
    void start(Work work);
    void stop();

    // For the work, from any of its threads: games played so far; what is known so far, of which the last one counts.
    void note(int games) { m_played = games; }
    void tell(Show show);

signals:
    void progressed(int games);
    void ended(bool stopped);
    // It ended with an exception nobody expected.
    void failed(const std::exception_ptr& why);

private:
    void tick();
    void conclude();

    std::atomic<int> m_played = 0;
    std::mutex m_telling;
    Show m_told;
    QTimer m_clock;
    BackgroundTask m_aside; // goes first, and waits for the move in hand
};

} // namespace dossier
