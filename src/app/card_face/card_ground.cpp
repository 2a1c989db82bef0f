#include "app/card_face/card_ground.h"

#include "app/card_face/drawings.h"
#include "app/card_face/path_data.h"

#include <QPainter>
#include <QTransform>

#include <array>

namespace dossier {

namespace {

// Two units a millimetre.
constexpr qreal kWide = 126;
constexpr qreal kHigh = 176;

// By CardType.
const std::array<QPainterPath, kCardTypes>& outlines()
{
    static const std::array<QPainterPath, kCardTypes> all{
        pathOf("M8 0H118Q126 0 126 8V168Q126 176 118 176H8Q0 176 0 168V8Q0 0 8 0ZM52 5Q49 5 49 7.5T52 10H74Q77 10 77 "
               "7.5T74 5Z"),
        pathOf("M0 8Q0 0 8 0H48Q54 0 56 5L59 11H118Q126 11 126 19V168Q126 176 118 176H8Q0 176 0 168Z"),
        pathOf("M8 0H118Q126 0 126 8V154L104 176H8Q0 176 0 168V8Q0 0 8 0Z"),
        pathOf("M30 0H96Q126 0 126 30V168Q126 176 118 176H8Q0 176 0 168V30Q0 0 30 0Z"),
        pathOf("M6 0H120Q126 0 126 6V170L117 176 108 169 99 176 90 169 81 176 72 169 63 176 54 169 45 176 36 169 27 "
               "176 18 169 9 176 0 170V6Q0 0 6 0Z"),
        pathOf("M12 0H114A12 12 0 0 0 126 12V164A12 12 0 0 0 114 176H12A12 12 0 0 0 0 164V12A12 12 0 0 0 12 0Z"),
        pathOf("M22 0H104L126 22V168Q126 176 118 176H8Q0 176 0 168V22ZO63 10 5 5"),
        pathOf("M16 0H110L126 16V160L110 176H16L0 160V16Z"),
        pathOf("M8 0H118Q126 0 126 8V108L117 122 126 121V132L114 150 126 148V160L116 176H8Q0 176 0 168V8Q0 0 8 0Z")};
    return all;
}

QTransform onto(const QRectF& rect)
{
    return QTransform::fromTranslate(rect.left(), rect.top()).scale(rect.width() / kWide, rect.height() / kHigh);
}

bool sharp(const Theme& theme)
{
    return theme.look == Look::DayContrast || theme.look == Look::NightContrast;
}

QRectF watermarkBox(const Card& card)
{
    if (card.agent)
        return {40, 90, 92, 92};
    return {30, card.xfile || card.adversary ? 76.0 : 80.0, 92, 92};
}

// In the units of the card.
void paintPapers(QPainter& painter, const Card& card, const QColor& colour, const Theme& theme)
{
    painter.setPen(Qt::NoPen);
    painter.fillRect(QRectF(0, 0, kWide, kHigh), blend(theme.field, colour, sharp(theme) ? 0 : 0.045));
    const qreal band = headBandHeight(card.type, {0, 0, kWide, kHigh});
    painter.fillRect(QRectF(0, 0, kWide, band), blend(theme.field, colour, theme.dark() ? 0.19 : 0.14));
    const qreal strength = (sharp(theme) ? 0.5 : 1) * (theme.dark() ? 0.30 : 0.26) * (card.agent ? 0.7 : 1);
    painter.setOpacity(strength);
    paintWatermark(painter, watermarkBox(card), card, colour);
    painter.setOpacity(1);
    painter.fillRect(QRectF(0, 0, 5, kHigh), colour);
    if (card.site) {
        QColor ear = colour;
        ear.setAlphaF(0.55F);
        painter.fillPath(pathOf("M126 154H109Q104 154 104 159V176Z"), ear);
    }
    if (card.type == CardType::Bluff) {
        QPen stitches(colour, 1, Qt::CustomDashLine);
        stitches.setDashPattern({3, 3});
        painter.strokePath(pathOf("M14 6H112A16 16 0 0 0 120 14V162A16 16 0 0 0 112 170H14"), stitches);
    }
}

} // namespace

QPainterPath outlineOf(CardType type, const QRectF& rect)
{
    return onto(rect).map(outlines()[static_cast<std::size_t>(type)]);
}

qreal headBandHeight(CardType type, const QRectF& rect)
{
    return rect.height() * (type == CardType::XFile ? 32 : 27) / kHigh;
}

void paintCardGround(QPainter& painter, const QRectF& rect, const Card& card, const Theme& theme)
{
    const QColor colour = theme.of(card.type);
    const QPainterPath outline = outlineOf(card.type, rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / kWide, rect.height() / kHigh);
    paintPapers(painter, card, colour, theme);
    painter.restore();
    painter.strokePath(outline, QPen(blend(theme.line, colour, 0.55), 1.2));
}

QPainterPath backOutline(const QRectF& rect)
{
    QPainterPath path;
    const qreal round = rect.width() * 8 / kWide;
    path.addRoundedRect(rect, round, round);
    return path;
}

void paintCardBack(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath outline = backOutline(rect);
    painter.fillPath(outline, theme.back);
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / kWide, rect.height() / kHigh);
    QColor weave = theme.backLine;
    weave.setAlphaF(0.45F);
    painter.setPen(QPen(weave, 1.4));
    for (qreal x = -kHigh; x < kWide; x += 16) {
        painter.drawLine(QPointF(x, 0), QPointF(x + kHigh, kHigh));
        painter.drawLine(QPointF(x + kHigh, 0), QPointF(x, kHigh));
    }
    painter.setPen(QPen(theme.backLine, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(7, 7, 112, 162), 5, 5);
    painter.setBrush(theme.back);
    painter.drawRoundedRect(QRectF(36, 42, 54, 92), 27, 27);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.dark() ? theme.mark : blend(theme.mark, theme.ink, 0.3), 2));
    painter.drawPath(pathOf("M63 64C84 72 42 104 63 112 84 104 42 72 63 64Z"));
    painter.setBrush(theme.back);
    painter.drawPath(pathOf("O63 64 9 9O63 112 9 9"));
    painter.fillPath(pathOf("O63 64 2.4 2.4O63 112 2.4 2.4"), painter.pen().color());
    painter.restore();
    painter.strokePath(outline, QPen(theme.backLine, 1.2));
}

} // namespace dossier
