#include "app/shell/readiness.h"

#include <QApplication>
#include <QFile>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace dossier {

namespace {

long residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).chopped(2).trimmed().toLong();
    return 0;
}

class FirstPaint : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // A timer of 0 waits for the painting itself and for all that was posted before.
            QTimer::singleShot(0, this, [] {
                std::printf("ready %ld\n", residentKilobytes());
                std::fflush(stdout);
                QApplication::quit();
            });
        }
        return false;
    }
};

} // namespace

void announceReadiness(QWidget& window)
{
    window.installEventFilter(new FirstPaint(&window));
}

} // namespace dossier
