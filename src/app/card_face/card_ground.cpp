#include "app/card_face/card_ground.h"

#include "app/theme/signs.h"

#include <QLineF>
#include <QPainter>
#include <QTransform>

#include <array>
#include <vector>

namespace dossier {

namespace {

// Two units a millimetre.
constexpr qreal kWide = 126;
constexpr qreal kHigh = 176;

// A corner of an outline, rounded off from that far on.
struct Corner
{
    QPointF at;
    qreal round = 0;
};

QPainterPath closed(const std::vector<Corner>& corners)
{
    QPainterPath path;
    const auto towards = [](const Corner& from, const QPointF& to) {
        QLineF way(from.at, to);
        way.setLength(from.round);
        return way.p2();
    };
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Corner& corner = corners[i];
        const QPointF before = towards(corner, corners[(i + corners.size() - 1) % corners.size()].at);
        i == 0 ? path.moveTo(before) : path.lineTo(before);
        if (corner.round > 0)
            path.quadTo(corner.at, towards(corner, corners[(i + 1) % corners.size()].at));
    }
    path.closeSubpath();
    return path;
}

// With a slot for the clip of a badge.
QPainterPath agentOutline()
{
    QPainterPath path = closed({{{0, 0}, 8}, {{kWide, 0}, 8}, {{kWide, kHigh}, 8}, {{0, kHigh}, 8}});
    path.addRoundedRect(QRectF(49, 5, 28, 5), 3, 2.5);
    return path;
}

// Torn off below.
QPainterPath eventOutline()
{
    std::vector<Corner> corners{{{0, 0}, 6}, {{kWide, 0}, 6}, {{kWide, 170}}};
    for (int tooth = 1; tooth < 14; ++tooth)
        corners.push_back({{kWide - 9.0 * tooth, tooth % 2 == 0 ? 169.0 : kHigh}});
    corners.push_back({{0, 170}});
    return closed(corners);
}

// A ticket, its corners clipped inwards.
QPainterPath bluffOutline()
{
    QPainterPath path;
    path.addRect(0, 0, kWide, kHigh);
    for (const QPointF corner : {QPointF(0, 0), QPointF(kWide, 0), QPointF(kWide, kHigh), QPointF(0, kHigh)}) {
        QPainterPath clipped;
        clipped.addEllipse(corner, 12, 12);
        path = path.subtracted(clipped);
    }
    return path;
}

constexpr QPointF kHole(63, 10);
constexpr qreal kHoleRadius = 5;

QPainterPath labelOutline()
{
    return closed({{{0, 22}}, {{22, 0}}, {{104, 0}}, {{kWide, 22}}, {{kWide, kHigh}, 8}, {{0, kHigh}, 8}});
}

// A label with a hole for its string.
QPainterPath equipmentOutline()
{
    QPainterPath path = labelOutline();
    path.addEllipse(kHole, kHoleRadius, kHoleRadius);
    return path;
}

// By CardType.
const std::array<QPainterPath, kCardTypes>& outlines()
{
    static const std::array<QPainterPath, kCardTypes> all{
        agentOutline(),
        closed({{{0, 0}, 8}, {{54, 0}, 6}, {{59, 11}}, {{kWide, 11}, 8}, {{kWide, kHigh}, 8}, {{0, kHigh}, 8}}),
        closed({{{0, 0}, 8}, {{kWide, 0}, 8}, {{kWide, 154}}, {{104, kHigh}}, {{0, kHigh}, 8}}),
        closed({{{0, 0}, 30}, {{kWide, 0}, 30}, {{kWide, kHigh}, 8}, {{0, kHigh}, 8}}),
        eventOutline(),
        bluffOutline(),
        equipmentOutline(),
        closed({{{16, 0}},
                {{110, 0}},
                {{kWide, 16}},
                {{kWide, 160}},
                {{110, kHigh}},
                {{16, kHigh}},
                {{0, 160}},
                {{0, 16}}}),
        closed({{{0, 0}, 8},
                {{kWide, 0}, 8},
                {{kWide, 108}},
                {{117, 122}},
                {{kWide, 121}},
                {{kWide, 132}},
                {{114, 150}},
                {{kWide, 148}},
                {{kWide, 160}},
                {{116, kHigh}},
                {{0, kHigh}, 8}})};
    return all;
}

// By Affiliation.
constexpr std::array<const char*, kTypesPerCharacteristic> kAffiliations{
    "watermark/alien", "watermark/evolutionary", "watermark/government", "watermark/occult", "watermark/primordial"};
// By CardType; X-Files have their Affiliation's.
constexpr std::array<const char*, kCardTypes> kKinds{
    "watermark/agent",    nullptr,           "watermark/site",      "watermark/witness",
    "watermark/event",    "watermark/bluff", "watermark/equipment", "watermark/combat",
    "watermark/adversary"};

// Of an X-File or Adversary its Affiliation, else its type.
const char* watermarkOf(const Card& card)
{
    if (card.xfile)
        return kAffiliations[card.xfile->types.front()];
    if (card.adversary)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            if (const auto word = keywordNamed(nameOf(CharacteristicType{Characteristic::Affiliation, type}));
                word && card.has(*word))
                return kAffiliations[type];
    if (card.type == CardType::Equipment && card.has(Keyword::Armor))
        return "watermark/armor";
    return kKinds[static_cast<std::size_t>(card.type)];
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
    paintSign(painter, watermarkBox(card), watermarkOf(card), colour);
    painter.setOpacity(1);
    painter.fillRect(QRectF(0, 0, 5, kHigh), colour);
    if (card.site) {
        QColor ear = colour;
        ear.setAlphaF(0.55F);
        painter.fillPath(closed({{{kWide, 154}}, {{104, 154}, 5}, {{104, kHigh}}}), ear);
    }
    if (card.type == CardType::Bluff) {
        QPainterPath seam(QPointF(14, 6));
        seam.lineTo(112, 6);
        seam.quadTo(114.4, 11.6, 120, 14);
        seam.lineTo(120, 162);
        seam.quadTo(114.4, 164.4, 112, 170);
        seam.lineTo(14, 170);
        QPen stitches(colour, 1, Qt::CustomDashLine);
        stitches.setDashPattern({3, 3});
        painter.strokePath(seam, stitches);
    }
}

} // namespace

QPainterPath outlineOf(CardType type, const QRectF& rect, bool covered)
{
    if (covered && type == CardType::Equipment)
        return onto(rect).map(labelOutline());
    return onto(rect).map(outlines()[static_cast<std::size_t>(type)]);
}

qreal headBandHeight(CardType type, const QRectF& rect)
{
    return rect.height() * (type == CardType::XFile ? 32 : 27) / kHigh;
}

qreal holeLeft(CardType type, const QRectF& rect)
{
    return type == CardType::Equipment ? rect.left() + (kHole.x() - kHoleRadius - 1) * rect.width() / kWide
                                       : rect.right();
}

void paintCardGround(QPainter& painter, const QRectF& rect, const Card& card, const Theme& theme, bool covered)
{
    const QColor colour = theme.of(card.type);
    const QPainterPath outline = outlineOf(card.type, rect, covered);
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
    constexpr int kThreads = 19; // from -kHigh to kWide
    for (int thread = 0; thread < kThreads; ++thread) {
        const qreal x = 16 * thread - kHigh;
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
    QPainterPath string(QPointF(63, 64));
    string.cubicTo(84, 72, 42, 104, 63, 112);
    string.cubicTo(84, 104, 42, 72, 63, 64);
    painter.drawPath(string);
    for (const QPointF button : {QPointF(63, 64), QPointF(63, 112)}) {
        painter.setBrush(theme.back);
        painter.drawEllipse(button, 9, 9);
        QPainterPath knot;
        knot.addEllipse(button, 2.4, 2.4);
        painter.fillPath(knot, painter.pen().color());
    }
    painter.restore();
    painter.strokePath(outline, QPen(theme.backLine, 1.2));
}

} // namespace dossier
