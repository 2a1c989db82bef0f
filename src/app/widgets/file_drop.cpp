#include "app/widgets/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace dossier {

namespace {

bool canTake(const QMimeData& offered)
{
    return offered.hasText() || (offered.hasUrls() && offered.urls().first().isLocalFile());
}

} // namespace

FileDrop::FileDrop(QWidget* window)
    : QObject(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    // What is dragged about inside the program is for its own lists.
    if (drop->source() || !canTake(*drop->mimeData()))
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        take(*drop->mimeData());
    return true;
}

void FileDrop::take(const QMimeData& dropped)
{
    const bool file = dropped.hasUrls() && dropped.urls().first().isLocalFile();
    if (file)
        emit fileDropped(dropped.urls().first().toLocalFile());
    else
        emit textDropped(dropped.text());
}

} // namespace dossier
