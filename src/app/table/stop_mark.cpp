#include "app/table/stop_mark.h"

#include "app/theme/appearance.h"

#include <QKeyEvent>
#include <QPainter>

namespace dossier {

StopMark::StopMark(Shape shape, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_shape(shape)
    , m_appearance(appearance)
{
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
}

void StopMark::setOnPresent(bool present)
{
    m_present = present;
    update();
}

void StopMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    if (hasFocus()) { // seen at once wherever S was pressed
        painter.setPen(QPen(theme.mark, 2));
        painter.setBrush(theme.selection);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
    const QColor set = m_shape == Diamond ? theme.advice : theme.mark;
    const QColor open = m_present ? theme.manilaInk : theme.quiet;
    painter.setPen(QPen(isChecked() ? set : open, underMouse() ? 2 : 1.3));
    painter.setBrush(isChecked() ? QBrush(set) : QBrush(Qt::NoBrush));
    const QPointF middle = QRectF(rect()).center();
    constexpr qreal kHalf = 4;
    if (m_shape == Circle)
        painter.drawEllipse(middle, kHalf, kHalf);
    else if (m_shape == Diamond)
        painter.drawPolygon(QPolygonF({middle - QPointF(0, kHalf + 1), middle + QPointF(kHalf + 1, 0),
                                       middle + QPointF(0, kHalf + 1), middle - QPointF(kHalf + 1, 0)}));
    else
        painter.drawRoundedRect(QRectF(middle.x() - 5, middle.y() - 3, 10, 6), 1.5, 1.5);
}

// Space passes, wherever the keyboard is.
void StopMark::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
        emit stepWanted(-1);
        return;
    case Qt::Key_Right:
        emit stepWanted(1);
        return;
    default:
        event->ignore();
    }
}

} // namespace dossier
