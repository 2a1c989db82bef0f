// Work that would hold up the window, done in a thread of its own: one piece at a time. What nobody asks for any more
// is stopped and forgotten.
#pragma once

#include <QObject>

#include <exception>
#include <functional>
#include <thread>

namespace dossier {

class Aside : public QObject
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
        friend class Aside;
        Piece(Aside& aside, int number, std::stop_token stop);

        Aside& m_aside;
        int m_number;
        std::stop_token m_stop;
    };

    // Touches only what it was given by value and what never changes, and ends soon after a stop. What it returns is
    // shown even then: what was known by then.
    using Work = std::function<Show(const Piece&)>;

    explicit Aside(QObject* parent = nullptr);
    // Forgets what is under way.
    ~Aside() override;

    // What is under way is forgotten.
    void start(Work work);
    // Asks the work to end; it is shown what it has.
    void stop();
    // Stops the work and waits for its thread; nothing of it is shown any more.
    void forget();
    // Until it is shown, has failed or is forgotten.
    bool isRunning() const { return m_worker.joinable(); }

signals:
    // It ended with an exception; nothing is shown.
    void failed(const std::exception_ptr& why);

private:
    void conclude(const Show& show, const std::exception_ptr& failure);

    int m_number = 0; // of the latest piece
    std::jthread m_worker;
};

} // namespace dossier
