#include "app/theme/marks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace dossier {

namespace {

// Drawing in a square of 16 units, whatever size it will have.
class Sketch
{
public:
    Sketch(QPainter& painter, const QRectF& square, const QColor& colour)
        : m_painter(painter)
        , m_colour(colour)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal side = std::min(square.width(), square.height());
        painter.translate(square.center().x() - side / 2, square.center().y() - side / 2);
        painter.scale(side / 16, side / 16);
        outline();
    }
    ~Sketch() { m_painter.restore(); }
    Sketch(const Sketch&) = delete;
    Sketch& operator=(const Sketch&) = delete;

    QPainter& outline(qreal width = 1.5)
    {
        m_painter.setPen(QPen(m_colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        return m_painter;
    }
    QPainter& filled()
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colour);
        return m_painter;
    }

private:
    QPainter& m_painter;
    QColor m_colour;
};

void drawAgent(Sketch& sketch) // head and shoulders
{
    sketch.filled().drawEllipse(QPointF(8, 5), 3.2, 3.2);
    QPainterPath shoulders(QPointF(2, 14.5));
    shoulders.cubicTo(2, 7.5, 14, 7.5, 14, 14.5);
    shoulders.closeSubpath();
    sketch.filled().drawPath(shoulders);
}

void drawXFile(Sketch& sketch) // a folder with a cross on it
{
    QPainterPath folder(QPointF(1.5, 13.5));
    folder.lineTo(1.5, 3);
    folder.lineTo(6, 3);
    folder.lineTo(7.5, 5);
    folder.lineTo(14.5, 5);
    folder.lineTo(14.5, 13.5);
    folder.closeSubpath();
    sketch.outline(1.4).drawPath(folder);
    sketch.outline(1.8).drawLine(QPointF(5.8, 7.2), QPointF(10.2, 11.4));
    sketch.outline(1.8).drawLine(QPointF(10.2, 7.2), QPointF(5.8, 11.4));
}

void drawSite(Sketch& sketch) // a pin in the map
{
    QPainterPath pin(QPointF(8, 15.2));
    pin.cubicTo(3, 9.5, 2.6, 8, 2.6, 6.4);
    pin.arcTo(QRectF(2.6, 1, 10.8, 10.8), 180, -180);
    pin.cubicTo(13.4, 8, 13, 9.5, 8, 15.2);
    QPainterPath hole;
    hole.addEllipse(QPointF(8, 6.4), 2.1, 2.1);
    sketch.filled().drawPath(pin.subtracted(hole));
}

void drawWitness(Sketch& sketch) // an eye
{
    QPainterPath lids(QPointF(1, 8));
    lids.quadTo(8, 0.6, 15, 8);
    lids.quadTo(8, 15.4, 1, 8);
    sketch.outline(1.4).drawPath(lids);
    sketch.filled().drawEllipse(QPointF(8, 8), 2.5, 2.5);
}

void drawEvent(Sketch& sketch) // a flash
{
    sketch.filled().drawPolygon(QPolygonF({{9.8, 0.8}, {2.8, 9.2}, {7, 9.2}, {5.8, 15.2}, {13.2, 6.4}, {8.8, 6.4}}));
}

void drawBluff(Sketch& sketch) // a card lying face down
{
    QPainter& painter = sketch.outline(1.4);
    painter.drawRoundedRect(QRectF(3.4, 1.4, 9.2, 13.2), 1.6, 1.6);
    sketch.outline(1.1);
    painter.drawLine(QPointF(5.6, 8.6), QPointF(10.4, 3.8));
    painter.drawLine(QPointF(5.6, 12.2), QPointF(10.4, 7.4));
}

void drawEquipment(Sketch& sketch) // a case with a handle
{
    QPainter& painter = sketch.filled();
    QPainterPath body;
    body.addRoundedRect(QRectF(1.2, 5, 13.6, 9.4), 1.6, 1.6);
    QPainterPath lock;
    lock.addRect(QRectF(1.2, 8.8, 5.2, 1));
    lock.addRect(QRectF(9.6, 8.8, 5.2, 1));
    painter.drawPath(body.subtracted(lock));
    QPainterPath handle(QPointF(5.4, 5));
    handle.lineTo(5.4, 2.4);
    handle.lineTo(10.6, 2.4);
    handle.lineTo(10.6, 5);
    sketch.outline(1.5).drawPath(handle);
}

void drawCombat(Sketch& sketch) // cross hairs
{
    QPainter& painter = sketch.outline(1.5);
    painter.drawEllipse(QPointF(8, 8), 4.8, 4.8);
    for (const auto& [from, to] : {std::pair<QPointF, QPointF>{{8, 0.9}, {8, 5}},
                                   {{8, 11}, {8, 15.1}},
                                   {{0.9, 8}, {5, 8}},
                                   {{11, 8}, {15.1, 8}}})
        painter.drawLine(from, to);
}

void drawAdversary(Sketch& sketch) // three claw marks
{
    for (const qreal x : {2.4, 6.8, 11.2}) {
        QPainterPath claw(QPointF(x + 3.2, 1.2));
        claw.quadTo(x + 2.6, 8.6, x - 1.2, 14.8);
        claw.quadTo(x - 0.4, 8, x + 1.0, 2.2);
        claw.closeSubpath();
        sketch.filled().drawPath(claw);
    }
}

void drawShield(Sketch& sketch)
{
    QPainterPath shield(QPointF(8, 1.2));
    shield.quadTo(11, 3, 14, 3);
    shield.cubicTo(14.2, 9.4, 11.6, 13, 8, 15);
    shield.cubicTo(4.4, 13, 1.8, 9.4, 2, 3);
    shield.quadTo(5, 3, 8, 1.2);
    sketch.outline(1.5).drawPath(shield);
}

void drawOpenHand(Sketch& sketch)
{
    QPainterPath hand(QPointF(4.4, 9.6));
    for (const auto& [left, top] : {std::pair<qreal, qreal>{4.4, 4.2}, {6.8, 2.4}, {9.2, 2.8}, {11.6, 4.8}}) {
        hand.lineTo(left, top);
        hand.arcTo(QRectF(left, top - 1.2, 2.4, 2.4), 180, -180);
        hand.lineTo(left + 2.4, 7.4);
    }
    hand.lineTo(14, 10);
    hand.cubicTo(14, 13.2, 12, 15, 9, 15);
    hand.cubicTo(5.8, 15, 4.6, 13, 1.6, 9.4);
    hand.cubicTo(1, 8, 2.8, 7.2, 4.4, 9.6);
    sketch.outline(1.3).drawPath(hand);
}

void drawRing(Sketch& sketch)
{
    sketch.outline(1.5).drawEllipse(QPointF(8, 8), 6.2, 6.2);
    sketch.filled().drawEllipse(QPointF(8, 8), 1.6, 1.6);
}

} // namespace

void paintTypeMark(QPainter& painter, const QRectF& square, CardType type, const QColor& colour)
{
    Sketch sketch(painter, square, colour);
    switch (type) {
    case CardType::Agent:
        return drawAgent(sketch);
    case CardType::XFile:
        return drawXFile(sketch);
    case CardType::Site:
        return drawSite(sketch);
    case CardType::Witness:
        return drawWitness(sketch);
    case CardType::Event:
        return drawEvent(sketch);
    case CardType::Bluff:
        return drawBluff(sketch);
    case CardType::Equipment:
        return drawEquipment(sketch);
    case CardType::Combat:
        return drawCombat(sketch);
    case CardType::Adversary:
        return drawAdversary(sketch);
    }
}

void paintPoolMark(QPainter& painter, const QRectF& square, Pool pool, const QColor& colour)
{
    Sketch sketch(painter, square, colour);
    switch (pool) {
    case Pool::Resource:
        return drawShield(sketch);
    case Pool::Conspiracy:
        return drawOpenHand(sketch);
    case Pool::Either:
        return drawRing(sketch);
    }
}

void paintSeverityMark(QPainter& painter, const QRectF& square, Severity severity, const Theme& theme)
{
    Sketch sketch(painter, square, theme.of(severity));
    if (severity == Severity::Error) {
        sketch.filled().drawPolygon(
            QPolygonF({{5, 1}, {11, 1}, {15, 5}, {15, 11}, {11, 15}, {5, 15}, {1, 11}, {1, 5}}));
        painter.setPen(QPen(theme.field, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(4.8, 8), QPointF(11.2, 8));
    } else if (severity == Severity::Agreement) {
        sketch.outline(1.6).drawEllipse(QPointF(5.6, 8), 4.2, 4.2);
        sketch.outline(1.6).drawEllipse(QPointF(10.4, 8), 4.2, 4.2);
    } else if (severity == Severity::Unknown) {
        QPainterPath question(QPointF(5.6, 6.2));
        question.cubicTo(5.6, 3.2, 10.6, 3.2, 10.4, 6.2);
        question.cubicTo(10.3, 8.1, 8, 7.9, 8, 9.9);
        sketch.outline(1.5).drawEllipse(QPointF(8, 8), 6.4, 6.4);
        sketch.outline(1.5).drawPath(question);
        sketch.filled().drawEllipse(QPointF(8, 12), 1, 1);
    } else {
        sketch.outline(1.5).drawEllipse(QPointF(8, 8), 6.4, 6.4);
        sketch.filled().drawEllipse(QPointF(8, 4.9), 1.1, 1.1);
        sketch.outline(1.8).drawLine(QPointF(8, 7.8), QPointF(8, 11.4));
    }
}

QString costFigure(const Cost& cost)
{
    if (!cost.x)
        return QString::number(cost.base);
    return cost.base == 0 ? QStringLiteral("X") : QStringLiteral("X+%1").arg(cost.base);
}

qreal paintCost(QPainter& painter, const QRectF& box, const Cost& cost, const QColor& colour, const QFont& font)
{
    const QString figure = costFigure(cost);
    const QFontMetricsF metrics(font);
    const qreal figureWidth = std::max(metrics.horizontalAdvance(figure), metrics.horizontalAdvance(QLatin1Char('0')));
    const qreal side = std::min(box.height(), metrics.height() * 0.9);
    const qreal gap = side * 0.25;
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(box.right() - figureWidth, box.top(), figureWidth, box.height()),
                     Qt::AlignRight | Qt::AlignVCenter, figure);
    painter.restore();
    const QRectF mark(box.right() - figureWidth - gap - side, box.center().y() - side / 2, side, side);
    paintPoolMark(painter, mark, cost.pool, colour);
    return figureWidth + gap + side;
}

} // namespace dossier
