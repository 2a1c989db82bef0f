#include "app/windows/window_placing.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace dossier {

void showOver(QWidget& window)
{
    constexpr auto kPlaced = "placed";
    if (const QWidget* parent = window.parentWidget(); parent && !window.property(kPlaced).toBool()) {
        const QRect screen = parent->screen()->availableGeometry();
        QRect place(QPoint(), window.size().boundedTo(screen.size()));
        place.moveCenter(parent->window()->geometry().center());
        place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() - place.width() + 1));
        place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() - place.height() + 1));
        window.setGeometry(place);
        window.setProperty(kPlaced, true);
    }
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace dossier
