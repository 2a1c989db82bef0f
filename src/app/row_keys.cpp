#include "app/row_keys.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace dossier {

RowKeys::RowKeys(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
}

bool RowKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && handle(*static_cast<QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

bool RowKeys::handle(const QKeyEvent& key)
{
    const bool control = key.modifiers().testFlag(Qt::ControlModifier);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        control ? emit chosenToTeam() : emit chosen();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Insert:
        emit more();
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        takeAway(key.isAutoRepeat());
        return true;
    case Qt::Key_J:
    case Qt::Key_K:
        if (key.modifiers() != Qt::NoModifier)
            return false;
        step(key.key() == Qt::Key_J ? 1 : -1);
        return true;
    default:
        break;
    }
    if (key.key() < Qt::Key_0 || key.key() > Qt::Key_9 || control || key.modifiers().testFlag(Qt::AltModifier))
        return false;
    emit setTo(key.key() - Qt::Key_0);
    return true;
}

void RowKeys::takeAway(bool heldDown)
{
    if (!heldDown)
        m_takenFrom = m_view->currentIndex();
    if (m_takenFrom.isValid() && m_takenFrom.row() == m_view->currentIndex().row())
        emit less();
}

void RowKeys::step(int rows)
{
    const QModelIndex current = m_view->currentIndex();
    const int row = current.isValid() ? current.row() + rows : 0;
    const QModelIndex next = m_view->model()->index(row, current.isValid() ? current.column() : 0);
    if (next.isValid())
        m_view->setCurrentIndex(next);
}

} // namespace dossier
