#include "app/theme/emblems.h"

#include <QPainter>
#include <QPainterPath>

namespace dossier {

namespace {

// All in a square of 100.
QPainterPath rings()
{
    QPainterPath path;
    for (const QPointF& middle : {QPointF(34, 38), QPointF(66, 38), QPointF(50, 66)})
        path.addEllipse(middle, 22, 22);
    return path;
}

QPainterPath flame()
{
    QPainterPath path(QPointF(50, 6));
    path.cubicTo(56, 28, 80, 36, 78, 64);
    path.cubicTo(77, 84, 64, 94, 50, 94);
    path.cubicTo(36, 94, 23, 84, 22, 64);
    path.cubicTo(22, 50, 32, 46, 34, 34);
    path.cubicTo(44, 40, 46, 48, 46, 56);
    path.cubicTo(54, 46, 56, 26, 50, 6);
    return path;
}

QPainterPath key()
{
    QPainterPath path;
    path.addEllipse(QPointF(30, 34), 20, 20);
    path.moveTo(44, 48);
    path.lineTo(88, 92);
    path.moveTo(72, 76);
    path.lineTo(82, 66);
    path.moveTo(82, 86);
    path.lineTo(91, 77);
    return path;
}

QPainterPath hourglass()
{
    QPainterPath path(QPointF(20, 8));
    path.lineTo(80, 8);
    path.moveTo(20, 92);
    path.lineTo(80, 92);
    path.moveTo(28, 8);
    path.cubicTo(28, 36, 46, 40, 46, 50);
    path.cubicTo(46, 60, 28, 64, 28, 92);
    path.moveTo(72, 8);
    path.cubicTo(72, 36, 54, 40, 54, 50);
    path.cubicTo(54, 60, 72, 64, 72, 92);
    return path;
}

QPainterPath sand()
{
    QPainterPath path(QPointF(34, 88));
    path.quadTo(50, 66, 66, 88);
    path.closeSubpath();
    path.moveTo(38, 28);
    path.quadTo(50, 34, 62, 28);
    path.lineTo(51, 44);
    path.closeSubpath();
    return path;
}

QPainterPath outlineOf(Characteristic characteristic)
{
    switch (characteristic) {
    case Characteristic::Affiliation:
        return rings();
    case Characteristic::Motive:
        return flame();
    case Characteristic::Method:
        return key();
    case Characteristic::Result:
        break;
    }
    return hourglass();
}

} // namespace

void paintEmblem(QPainter& painter, const QRectF& square, Characteristic characteristic, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / 100, square.height() / 100);
    painter.setPen(QPen(colour, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outlineOf(characteristic));
    if (characteristic == Characteristic::Result)
        painter.fillPath(sand(), colour);
    painter.restore();
}

} // namespace dossier
