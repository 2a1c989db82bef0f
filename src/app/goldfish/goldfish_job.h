// A batch of goldfish games played in the background. The window is told how far it is and gets the report at the end.
#pragma once

#include "engine/players/goldfish.h"
#include "work/background_task.h"

#include <QTimer>

#include <atomic>

namespace dossier {

class GoldfishJob : public QObject
{
    Q_OBJECT

public:
    explicit GoldfishJob(QObject* parent = nullptr);

    bool isRunning() const { return m_aside.isRunning(); }
    // Begins a batch; one at a time. The pool in `setup` must outlive it, and goldfishProblems(setup) be empty.
    void start(const GoldfishSetup& setup);
    void stop();

signals:
    void progressed(int games);
    void finished(const dossier::GoldfishReport& report);
    void stopped();
    // It ended with an exception nobody expected.
    void failed(const std::exception_ptr& why);

private:
    void conclude(const GoldfishReport& report, bool asked);

    std::atomic<int> m_played = 0;
    QTimer m_clock;
    BackgroundTask m_aside; // goes first: a game takes far less than a moment
};

} // namespace dossier
