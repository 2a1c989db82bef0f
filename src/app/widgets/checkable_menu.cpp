#include "app/widgets/checkable_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace dossier {

namespace {

bool tick(QAction* action)
{
    if (!action || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

} // namespace

void CheckableMenu::mouseReleaseEvent(QMouseEvent* event)
{
    if (!tick(actionAt(event->pos())))
        QMenu::mouseReleaseEvent(event);
}

void CheckableMenu::keyPressEvent(QKeyEvent* event)
{
    const bool chosen =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!chosen || !tick(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace dossier
