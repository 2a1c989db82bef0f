#include "app/card_face/drawings.h"

#include "app/card_face/path_data.h"

#include <QPainter>

#include <array>

namespace dossier {

namespace {

// In a square of 100 units.
struct Drawing
{
    QPainterPath filled;
    QPainterPath lines;
    QPainterPath fine; // thinner lines
};

Drawing drawn(const char* filled, const char* lines, const char* fine = "")
{
    return {pathOf(filled), pathOf(lines), pathOf(fine)};
}

// By Affiliation.
const std::array<Drawing, kTypesPerCharacteristic>& affiliations()
{
    static const std::array<Drawing, kTypesPerCharacteristic> all{
        drawn("", "O50 46 42 13M30 38Q50 8 70 38M34 60 22 92M66 60 78 92M50 62V84"),
        drawn("", "M30 4C30 36 70 36 70 66 70 82 58 90 50 98M70 4C70 36 30 36 30 66 30 82 42 90 50 98",
              "M32 14H68M37 24H63M37 46H63M31 58H69M31 70H69M36 82H64"),
        drawn("", "M8 36 50 10 92 36ZM12 92H88M18 82H82M24 40V80M42 40V80M58 40V80M76 40V80"),
        drawn("", "O50 50 42 42M62 20A32 32 0 1 0 62 80 26 26 0 1 1 62 20Z", "M68 40V60M58 50H78"),
        drawn("",
              "M52 52C48 46 40 50 42 58 45 68 62 68 66 54 70 36 50 26 36 36 18 48 24 78 46 84 74 92 94 66 88 40 82 18 "
              "60 6 40 10",
              "M36 36 30 26M24 56 12 54M32 78 24 88M60 86 64 96M84 66 95 72M88 40 98 34M70 18 76 8")};
    return all;
}

// By Characteristic.
// By CardType; of X-Files there is none.
const std::array<Drawing, kCardTypes>& kinds()
{
    static const std::array<Drawing, kCardTypes> all{
        drawn("O50 36 19 19M12 100C12 56 88 56 88 100Z", ""),
        drawn("", ""),
        drawn(
            "", "",
            "M8 64C4 40 26 30 42 34 62 38 76 24 90 40 102 56 88 84 62 88 36 92 12 88 8 64ZM20 64C18 50 34 44 46 47 60 "
            "50 72 40 80 50 86 62 76 74 58 76 40 78 22 78 20 64ZM34 64C36 58 46 58 54 60 62 60 68 56 68 62 66 68 52 "
            "68 44 68 38 68 34 68 34 64ZM2 22C20 12 40 22 60 12 76 4 90 12 98 18"),
        drawn("O50 53 6 6", "M6 54Q50 12 94 54Q50 94 6 54ZO50 53 17 17", "M22 26 27 34M50 14V24M78 26 73 34"),
        drawn("M60 4 20 58H45L38 98 82 40H55Z", ""),
        drawn("M18 50Q28 42 40 52Q28 60 18 50ZM82 50Q72 42 60 52Q72 60 82 50Z",
              "M6 40C20 30 38 34 50 42 62 34 80 30 94 40 96 62 84 74 70 72 60 70 56 62 50 60 44 62 40 70 30 72 16 74 4 "
              "62 6 40Z"),
        drawn("", "R10 34 80 52 7M36 34V20H64V34M10 56H42M58 56H90M42 50H58V64H42Z"),
        drawn("", "O50 50 33 33O50 50 14 14M50 4V30M50 70V96M4 50H30M70 50H96"),
        drawn("M36 4Q33 54 6 98 12 50 22 12ZM64 4Q61 54 34 98 40 50 50 12ZM92 4Q89 54 62 98 68 50 78 12Z", "")};
    return all;
}

const Drawing& vest()
{
    static const Drawing drawing = drawn("", "M30 12 24 36 14 44V90H86V44L76 36 70 12 60 12Q50 34 40 12Z",
                                         "M50 30V90M24 56H42M24 68H42M58 56H76M58 68H76");
    return drawing;
}

const Drawing& watermarkOf(const Card& card)
{
    if (card.xfile)
        return affiliations()[card.xfile->types.front()];
    if (card.adversary)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            if (const auto word = keywordNamed(nameOf(CharacteristicType{Characteristic::Affiliation, type}));
                word && card.has(*word))
                return affiliations()[type];
    if (card.type == CardType::Equipment && card.has(Keyword::Armor))
        return vest();
    return kinds()[static_cast<std::size_t>(card.type)];
}

// `line` and `fine` are the widths of the lines in the drawing's units.
void paintDrawing(QPainter& painter, const QRectF& square, const Drawing& drawing, const QColor& colour, qreal line,
                  qreal fine)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / 100, square.height() / 100);
    painter.fillPath(drawing.filled, colour);
    painter.strokePath(drawing.lines, QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(drawing.fine, QPen(colour, fine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

} // namespace

void paintWatermark(QPainter& painter, const QRectF& square, const Card& card, const QColor& colour)
{
    paintDrawing(painter, square, watermarkOf(card), colour, 3, 2.3);
}

void paintPileMark(QPainter& painter, const QRectF& square, PileMark pile, const QColor& colour)
{
    static const std::array<Drawing, 3> all{drawn("", "R12 22 54 70 8M30 10H86V80"),
                                            drawn("", "R18 14 64 76 8M34 34H66M34 52H66M34 70H54"),
                                            drawn("", "R21 9 58 82 10M35 54 65 24M35 76 65 46")};
    paintDrawing(painter, square, all[static_cast<std::size_t>(pile)], colour, 8, 6);
}

} // namespace dossier
