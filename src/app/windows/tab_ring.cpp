#include "app/windows/tab_ring.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace dossier {

namespace {

bool isStop(const QWidget& widget, const QWidget& window)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && !widget.focusProxy() && widget.isEnabled() &&
           widget.window() == &window && widget.isVisibleTo(&window);
}

} // namespace

bool goOnByTab(QWidget& window, bool forward)
{
    const auto after = [forward](const QWidget* widget) {
        return forward ? widget->nextInFocusChain() : widget->previousInFocusChain();
    };
    const QWidget* const from = window.focusWidget() ? window.focusWidget() : &window;
    for (QWidget* each = after(from); each && each != from; each = after(each))
        if (isStop(*each, window)) {
            each->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    return false;
}

bool pressByReturn(const QWidget& window, const QKeyEvent& key)
{
    const bool confirms = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!confirms || (key.modifiers() & ~Qt::KeypadModifier) != 0 || key.isAutoRepeat())
        return false;
    if (auto* push = qobject_cast<QPushButton*>(window.focusWidget())) {
        push->click();
        return true;
    }
    auto* tool = qobject_cast<QToolButton*>(window.focusWidget());
    if (!tool)
        return false;
    tool->menu() && tool->popupMode() == QToolButton::InstantPopup ? tool->showMenu() : tool->click();
    return true;
}

} // namespace dossier
