#include "app/shell/guarded_application.h"

#include <algorithm>
#include <cstdio>
#include <typeinfo>
#include <utility>

namespace dossier {

namespace {

// Its type and what it says, without what could command a terminal: a library's words may hold those of a file.
std::string nameOf(const std::exception_ptr& why)
{
    std::string name = "an exception of no known type";
    try {
        std::rethrow_exception(why);
    } catch (const std::exception& error) {
        name = std::string(typeid(error).name()) + ": " + error.what();
    } catch (...) {
    }
    std::ranges::replace_if(
        name, [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; }, ' ');
    return name;
}

} // namespace

GuardedApplication::GuardedApplication(int& argc, char** argv)
    : QApplication(argc, argv)
{}

GuardedApplication::Cause GuardedApplication::causeOf(QEvent::Type event)
{
    switch (event) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
        return Cause::Press;
    case QEvent::Paint:
    case QEvent::UpdateRequest:
    case QEvent::UpdateLater:
    case QEvent::Expose:
    case QEvent::LayoutRequest:
    case QEvent::Resize:
        return Cause::Painting;
    default:
        return Cause::Other;
    }
}

bool GuardedApplication::notify(QObject* receiver, QEvent* event)
{
    const QEvent::Type type = event->type(); // it may be gone afterwards
    if (causeOf(type) == Cause::Press)
        m_sincePress.clear();
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        note(type, std::current_exception());
        return false;
    }
}

// The telling waits for the event loop: it shows something, which nobody may do while a view paints itself. Where there
// is not even the room for that, there is nothing more to be done.
void GuardedApplication::note(QEvent::Type event, const std::exception_ptr& why)
{
    try {
        const std::string name = nameOf(why);
        auto& told = causeOf(event) == Cause::Painting ? m_painting : m_sincePress;
        if (!told.insert({event, name}).second)
            return;
        std::fprintf(stderr, "dossier: %s\n", name.c_str());
        QMetaObject::invokeMethod(
            this,
            [this, why] {
                if (m_tell)
                    m_tell(why);
            },
            Qt::QueuedConnection);
    } catch (...) {
        std::fputs("dossier: no memory left to say what failed\n", stderr);
    }
}

} // namespace dossier
