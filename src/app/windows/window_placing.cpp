#include "app/windows/window_placing.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace dossier {

QSize roomForWindow(const QWidget& on)
{
    const int edge = on.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &on);
    const int title = on.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &on);
    return on.screen()->availableSize() - QSize(2 * edge, title + edge);
}

void placeOver(QWidget& window)
{
    constexpr auto kPlaced = "placed";
    const QWidget* const parent = window.parentWidget();
    if (!parent || window.property(kPlaced).toBool())
        return;
    const QRect screen = parent->screen()->availableGeometry();
    QRect place(QPoint(), window.size().boundedTo(roomForWindow(*parent)));
    place.moveCenter(parent->window()->geometry().center());
    place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() - place.height() + 1));
    window.setGeometry(place);
    window.setProperty(kPlaced, true);
}

void showOver(QWidget& window)
{
    placeOver(window);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace dossier
