#include "app/widgets/row_keys.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QMetaMethod>

#include <algorithm>

namespace dossier {

RowKeys::RowKeys(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
{
    for (int command = 0; command < kCommands; ++command)
        m_keys[static_cast<std::size_t>(command)] = usualKeys(static_cast<Command>(command));
    view->installEventFilter(this);
}

QList<QKeySequence> RowKeys::usualKeys(Command command)
{
    switch (command) {
    case Choose:
        return {Qt::Key_Return, Qt::Key_Enter};
    case ChooseToTeam:
        return {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter};
    case More:
        return {Qt::Key_Plus, Qt::Key_Insert};
    case Less:
        return {Qt::Key_Minus, Qt::Key_Delete};
    case Down:
        return {Qt::Key_J};
    case Up:
        return {Qt::Key_K};
    case Look:
        return {Qt::Key_Space};
    case Move:
        return {Qt::Key_M};
    case kCommands:
        break;
    }
    return {};
}

void RowKeys::setKeys(Command command, const QList<QKeySequence>& keys)
{
    m_keys[static_cast<std::size_t>(command)] = keys;
}

bool RowKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && handle(*static_cast<QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

bool RowKeys::handle(const QKeyEvent& key)
{
    if (m_heard && !m_heard(key))
        return false;
    // The digits and signs of the keypad are the others.
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const auto pressed = [&](const QKeySequence& wanted) {
        const QKeyCombination combination = wanted[0];
        // Which keys need Shift depends on the keyboard: "+" is what is typed.
        const bool letter = combination.key() >= Qt::Key_A && combination.key() <= Qt::Key_Z;
        const bool shiftCounts = letter || combination.key() >= Qt::Key_Escape;
        const Qt::KeyboardModifiers held = shiftCounts ? modifiers : modifiers & ~Qt::ShiftModifier;
        return wanted.count() == 1 && combination.key() == key.key() && combination.keyboardModifiers() == held;
    };
    for (int command = 0; command < kCommands; ++command)
        if (std::ranges::any_of(m_keys[static_cast<std::size_t>(command)], pressed))
            return obey(static_cast<Command>(command), key.isAutoRepeat());
    if (key.key() < Qt::Key_0 || key.key() > Qt::Key_9 || modifiers.testFlag(Qt::ControlModifier) ||
        modifiers.testFlag(Qt::AltModifier))
        return false;
    emit setTo(key.key() - Qt::Key_0);
    return true;
}

bool RowKeys::obey(Command command, bool heldDown)
{
    switch (command) {
    case Choose:
        emit chosen();
        return true;
    case ChooseToTeam:
        emit chosenToTeam();
        return true;
    case More:
        emit more();
        return true;
    case Less:
        takeAway(heldDown);
        return true;
    case Down:
    case Up:
        step(command == Down ? 1 : -1);
        return true;
    case Look:
        emit lookedAt();
        return isSignalConnected(QMetaMethod::fromSignal(&RowKeys::lookedAt));
    case Move:
        emit moved();
        return isSignalConnected(QMetaMethod::fromSignal(&RowKeys::moved));
    case kCommands:
        break;
    }
    return false;
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
