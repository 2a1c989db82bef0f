// The program goes on where a part of it fails. An exception that leaves a slot, a timer, a model or the painting of a
// view ends at the event that led there: that event is given up, everything else stays as it is, and what failed is
// told. Qt does not promise to be whole after an exception has gone through it; the only other choice is to lose the
// window and what is unsaved in it.
#pragma once

#include <QApplication>
#include <QEvent>

#include <exception>
#include <functional>
#include <set>
#include <string>
#include <utility>

namespace dossier {

class GuardedApplication : public QApplication
{
    Q_OBJECT

public:
    // `argc` must outlive this.
    GuardedApplication(int& argc, char** argv);

    // Who tells what failed, soon after it did and never while it is going on; nobody: standard error alone hears of
    // it.
    using Tell = std::function<void(const std::exception_ptr& why)>;
    void setTell(Tell tell) { m_tell = std::move(tell); }

    bool notify(QObject* receiver, QEvent* event) override;

private:
    // What the user pressed fails as often as he presses it, and is told each time. What goes on by itself, such as
    // painting, is told once.
    enum class Cause { Press, Painting, Other };
    static Cause causeOf(QEvent::Type event);
    void note(QEvent::Type event, const std::exception_ptr& why);

    Tell m_tell;
    // Of which events, and in what way: these were told.
    std::set<std::pair<QEvent::Type, std::string>> m_painting;
    std::set<std::pair<QEvent::Type, std::string>> m_sincePress;
};

} // namespace dossier
