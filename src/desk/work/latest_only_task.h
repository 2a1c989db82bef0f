// Reckoning that would hold up the keyboard is done aside. Only the latest wish counts: what was begun before is
// finished and forgotten.
#pragma once

#include "work/background_task.h"

namespace dossier {

class Notices;

class LatestOnlyTask : public QObject
{
    Q_OBJECT

public:
    // Runs in the window's thread, with what was reckoned inside it.
    using Show = std::function<void()>;
    // Runs in another thread; touches only what it was given by value and what never changes.
    using Work = std::function<Show()>;

    // Work that fails is told as a notice, and there is nothing to show. `notices` must outlive this.
    LatestOnlyTask(Notices& notices, QObject* parent);
    void start(Work work);
    bool isRunning() const { return m_aside.isRunning(); }

signals:
    void began();
    void ended();

private:
    void run(Work work);
    // With what is shown or said, unless there is a later wish.
    void conclude(const Show& say);

    Notices& m_notices;
    BackgroundTask m_aside; // waits for the work in hand
    Work m_next;
};

} // namespace dossier
