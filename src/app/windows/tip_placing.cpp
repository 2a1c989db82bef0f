#include "app/windows/tip_placing.h"

#include <QApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kGap = 4;

// The one that Qt shows.
QWidget* shownTip()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto found = std::find_if(windows.begin(), windows.end(), [](const QWidget* window) {
        return window->isVisible() && window->windowType() == Qt::ToolTip && window->inherits("QTipLabel");
    });
    return found == windows.end() ? nullptr : *found;
}

} // namespace

void putTipAbove(const QWidget& about)
{
    QWidget* shown = shownTip();
    if (!shown)
        return;
    const QRect box(about.mapToGlobal(QPoint(0, 0)), about.size());
    const QRect screen = about.screen()->availableGeometry();
    const int above = box.top() - kGap - shown->height();
    const int left = std::clamp(box.left(), screen.left(), std::max(screen.left(), screen.right() - shown->width()));
    shown->move(left, above >= screen.top() ? above : box.bottom() + kGap);
}

} // namespace dossier
