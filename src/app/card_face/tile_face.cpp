#include "app/card_face/tile_face.h"

#include "app/card_face/face_sheet.h"
#include "app/card_face/own_facts.h"
#include "app/theme/marks.h"
#include "app/widgets/card_words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kTileInside = FaceSheet::kRight - FaceSheet::kLeft;

} // namespace

void paintCardTile(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme)
{
    constexpr qreal kLeastLetters = 8.5; // units of height that can be read
    const qreal least = kLeastLetters * FaceSheet::kWidth / rect.width();
    FaceSheet sheet(painter, rect, theme, theme.of(card.type));
    paintTypeMark(painter, sheet.at(FaceSheet::kLeft, 4.5, 7.5, 7.5), card.type, sheet.edge());
    if (card.cost)
        paintCost(painter, sheet.at(FaceSheet::kRight - 30, 3.5, 30, 9.5), *card.cost, theme.ink,
                  sheet.font(8, QFont::DemiBold));
    const qreal title = sheet.fitted(FaceSheet::kLeft, 14, kTileInside, 19, QString::fromStdString(card.title), 7,
                                     std::max(4.4, least));
    qreal y = title + 1.5;
    const qreal height = std::max(4.6, least);
    QStringList further = ownFacts(card);
    for (const QString& fact : shortFacts(card)) {
        further.removeOne(fact);
        sheet.line(FaceSheet::kLeft, y, kTileInside, fact, height, std::max(3.4, least), theme.ink);
        y += 1.3 * height;
    }
    sheet.firstLines(y + 1.5, FaceSheet::kHeight - 2.5, text.isEmpty() ? further.join(QStringLiteral(" · ")) : text,
                     4.6, std::max(3.7, least));
}

} // namespace dossier
