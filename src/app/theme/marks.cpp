#include "app/theme/marks.h"

#include "app/theme/signs.h"

#include <QFontMetricsF>
#include <QPainter>

#include <array>

namespace dossier {

namespace {

template <typename Enum, std::size_t N>
const char* signOf(const std::array<const char*, N>& signs, Enum value)
{
    return signs[static_cast<std::size_t>(value)];
}

constexpr std::array<const char*, kCardTypes> kTypes{"type/agent",     "type/x-file", "type/site",
                                                     "type/witness",   "type/event",  "type/bluff",
                                                     "type/equipment", "type/combat", "type/adversary"};
constexpr std::array<const char*, 3> kPools{"pool/resource", "pool/conspiracy", "pool/either"};
constexpr std::array<const char*, 4> kSeverities{"severity/error", "severity/agreement", "severity/unknown",
                                                 "severity/advice"};
constexpr std::array<const char*, kCharacteristics> kEmblems{"characteristic/affiliation", "characteristic/motive",
                                                             "characteristic/method", "characteristic/result"};
constexpr std::array<const char*, 3> kPiles{"pile/deck", "pile/discard", "pile/hand"};

} // namespace

void paintTypeMark(QPainter& painter, const QRectF& square, CardType type, const QColor& colour)
{
    paintSign(painter, square, signOf(kTypes, type), colour);
}

void paintPoolMark(QPainter& painter, const QRectF& square, Pool pool, const QColor& colour)
{
    paintSign(painter, square, signOf(kPools, pool), colour);
}

void paintSeverityMark(QPainter& painter, const QRectF& square, Severity severity, const Theme& theme)
{
    paintSign(painter, square, signOf(kSeverities, severity), theme.of(severity));
    if (severity == Severity::Error)
        paintSign(painter, square, "severity/error-bar", theme.field);
}

void paintEmblem(QPainter& painter, const QRectF& square, Characteristic characteristic, const QColor& colour)
{
    paintSign(painter, square, signOf(kEmblems, characteristic), colour);
}

void paintPileMark(QPainter& painter, const QRectF& square, PileMark pile, const QColor& colour)
{
    paintSign(painter, square, signOf(kPiles, pile), colour);
}

void paintHealthMark(QPainter& painter, const QRectF& square, const QColor& colour)
{
    paintSign(painter, square, "health", colour);
}

QString costFigure(const Cost& cost)
{
    return QString::fromStdString(costWord(cost));
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
