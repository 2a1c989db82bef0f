// Work that would hold up the window, done in a thread of its own: one piece at a time. What nobody asks for any more
// is stopped and forgotten: it ends by itself, while the next piece is under way, and nobody waits for it.
#pragma once

#include <QObject>

#include <exception>
#include <functional>
#include <map>
#include <thread>

namespace dossier {

class BackgroundTask : public QObject
{
    Q_OBJECT

public:
    // Runs in the window's thread, with what is to be shown inside it.
    using Show = std::function<void()>;

    // What a piece of work is given, in its own thread.
    class Piece
    {
    public:
        const std::stop_token& stop() const { return m_stop; }
        // Shown soon, in the order told; not once the piece is forgotten.
        void tell(const Show& show) const;

    private:
        friend class BackgroundTask;
        Piece(BackgroundTask& aside, int number, std::stop_token stop);

        BackgroundTask& m_aside;
        int m_number;
        std::stop_token m_stop;
    };

    // Touches only what it was given by value and what never changes as long as the Aside is there, and ends soon after
    // a stop. What it returns is shown even then: what was known by then.
    using Work = std::function<Show(const Piece&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    // Forgets what is under way, and waits for all that has been stopped and has not ended: what it borrows goes next.
    ~BackgroundTask() override;

    // What is under way is forgotten.
    void start(Work work);
    // Asks the work to end; it is shown what it has.
    void stop();
    // Asks the work to end, and does not wait for it; nothing of it is shown any more.
    void forget();
    // Forgets; deletes itself once nothing is under way. For who goes earlier than what the work borrows: who comes
    // after it is the parent.
    void retire();
    // Until it is shown, has failed or is forgotten.
    bool isRunning() const { return m_worker.joinable(); }

signals:
    // It ended with an exception; nothing is shown.
    void failed(const std::exception_ptr& why);

private:
    void conclude(int number, const Show& show, const std::exception_ptr& failure);
    void goIfRetired();

    int m_number = 0; // of the latest piece
    bool m_retired = false;
    std::map<int, std::jthread> m_forgotten; // by number: stopped, and not yet ended
    std::jthread m_worker;
};

} // namespace dossier
