#include "app/widgets/passing_mark.h"

#include <QPainter>

namespace dossier {

void paintPassing(QPainter& painter, const QRectF& square, Passing passing, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(square.width(), square.height());
    painter.translate(square.center().x() - side / 2, square.center().y() - side / 2);
    painter.scale(side / 16, side / 16);
    const QRectF disc(1.6, 1.6, 12.8, 12.8);
    const auto stroke = [&](const QColor& colour, qreal width) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    };
    switch (passing) {
    case Passing::Yes:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.good);
        painter.drawEllipse(disc);
        stroke(theme.field, 1.9);
        painter.drawPolyline(QPolygonF({{4.7, 8.3}, {7.1, 10.7}, {11.3, 5.7}}));
        break;
    case Passing::ForOneQuestion:
        stroke(theme.agreement, 1.5);
        painter.drawEllipse(disc);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.agreement);
        painter.drawPie(disc, 90 * 16, 180 * 16);
        break;
    case Passing::No:
        stroke(theme.error, 1.5);
        painter.drawEllipse(disc);
        painter.drawLine(QPointF(5.6, 5.6), QPointF(10.4, 10.4));
        painter.drawLine(QPointF(10.4, 5.6), QPointF(5.6, 10.4));
        break;
    }
    painter.restore();
}

} // namespace dossier
