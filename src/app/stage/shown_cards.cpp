#include "app/stage/shown_cards.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kGap = 2 * kGrid;
constexpr qreal kLargest = 70 * kGrid; // of a face

struct Grid
{
    std::size_t columns = 1;
    QSizeF face{};
};

// As large as they can be.
Grid gridFor(std::size_t count, const QSizeF& room)
{
    Grid best;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const qreal across = (room.width() + kGap) / static_cast<qreal>(columns) - kGap;
        const qreal down = (room.height() + kGap) / static_cast<qreal>(rows) - kGap;
        const qreal high = std::min({across / kFaceProportion, down, kLargest});
        if (high > best.face.height())
            best = {columns, {high * kFaceProportion, high}};
    }
    return best;
}

} // namespace

void paintShownCards(QPainter& painter, const QRectF& rect, const ShownCards& shown, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = theme.text;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.manilaInk);
    const qreal line = QFontMetricsF(bold).height();
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), line), Qt::AlignCenter,
                     QFontMetricsF(bold).elidedText(shown.who, Qt::ElideRight, rect.width()));
    const QRectF room = rect.adjusted(kGap, line + kGap, -kGap, -kGap);
    const Grid grid = gridFor(shown.cards.size(), room.size());
    const std::size_t rows = (shown.cards.size() + grid.columns - 1) / grid.columns;
    const qreal top = room.center().y() - (static_cast<qreal>(rows) * (grid.face.height() + kGap) - kGap) / 2;
    for (std::size_t i = 0; i < shown.cards.size(); ++i) {
        const std::size_t row = i / grid.columns;
        const std::size_t inRow = std::min(grid.columns, shown.cards.size() - row * grid.columns);
        const qreal wide = static_cast<qreal>(inRow) * (grid.face.width() + kGap) - kGap;
        const QPointF at(room.center().x() - wide / 2 +
                             static_cast<qreal>(i % grid.columns) * (grid.face.width() + kGap),
                         top + static_cast<qreal>(row) * (grid.face.height() + kGap));
        paintTableFace(painter, QRectF(at, grid.face), *shown.cards[i].card, shown.cards[i].text, theme);
    }
    painter.restore();
}

} // namespace dossier
