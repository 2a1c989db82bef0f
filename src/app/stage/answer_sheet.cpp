#include "app/stage/answer_sheet.h"

#include "app/theme/papers.h"
#include "app/theme/typed.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace dossier {

namespace {

QFont sized(const QFont& face, const Theme& theme, qreal times)
{
    QFont font = face;
    font.setPointSizeF(theme.text.pointSizeF() * times);
    font.setBold(true);
    return font;
}

void stroke(QPainter& painter, const QRectF& cell, qreal width, qreal share, const QColor& colour, qreal thick)
{
    QPainterPath path(QPointF(cell.left() - 3, cell.center().y() + 1));
    const qreal end = cell.left() - 3 + (width + 7) * share;
    path.quadTo(QPointF(cell.left() + (width + 7) * share * 0.4, cell.center().y() - 1.5),
                QPointF(end, cell.center().y() + 0.5));
    painter.setPen(QPen(colour, thick, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

// From right to left: how many are left and, where the heading leaves room for that, an arrow and how many there were.
// Returns the left end.
qreal paintCount(QPainter& painter, const QRectF& head, qreal heading, const AnswerSheet& sheet, int now,
                 const Theme& theme)
{
    const QFont large = sized(theme.typewriter, theme, 2.5);
    const QFont less = sized(theme.typewriter, theme, 1.8);
    const QString left = QString::number(now);
    const qreal wide = QFontMetricsF(large).horizontalAdvance(QString::number(sheet.before));
    QRectF box(head.right() - wide, head.top(), wide, head.height());
    paintTyped(painter, box, Qt::AlignRight, left, large, theme.ink);
    const qreal y = head.center().y();
    const qreal arrow = box.left() - 6 * kGrid;
    const QString was = QString::number(sheet.before);
    const qreal before = QFontMetricsF(less).horizontalAdvance(was);
    if (sheet.before == sheet.after || arrow - 4 * kGrid - before < head.left() + heading)
        return box.left();
    painter.setPen(QPen(theme.mark, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(arrow, y), QPointF(arrow + 15, y));
    painter.drawPolyline(QPolygonF({QPointF(arrow + 10, y - 5), QPointF(arrow + 15, y), QPointF(arrow + 10, y + 5)}));
    box = QRectF(arrow - 2 * kGrid - before, head.top(), before, head.height());
    paintTyped(painter, box, Qt::AlignLeft, was, less, theme.quiet);
    painter.setPen(QPen(theme.error, 2));
    painter.drawLine(QPointF(box.left() - 2, y), QPointF(box.right() + 2, y));
    return box.left();
}

void paintHead(QPainter& painter, const QRectF& head, const AnswerSheet& sheet, int now, const Theme& theme)
{
    QFont font = sized(theme.typewriter, theme, 1.3);
    qreal wide = QFontMetricsF(font).horizontalAdvance(sheet.heading);
    const QFontMetricsF large(sized(theme.typewriter, theme, 2.5));
    if (wide + 3 * kGrid + large.horizontalAdvance(QString::number(sheet.before)) > head.width()) {
        font = sized(theme.typewriter, theme, 1);
        wide = QFontMetricsF(font).horizontalAdvance(sheet.heading);
    }
    const qreal right = paintCount(painter, head, wide, sheet, now, theme) - 2 * kGrid;
    paintTyped(painter, head, Qt::AlignLeft, sheet.heading, font, theme.ink);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const QRectF of(head.left() + wide + 2 * kGrid, head.top() + 2, right - head.left() - wide - 2 * kGrid,
                    head.height());
    painter.drawText(of, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(sheet.of, Qt::ElideRight, static_cast<int>(of.width())));
}

// What is listed in so little room: where the titles of all could not be read, those that fall out; of these as many as
// fit, and how many more there are.
std::vector<AnswerSheet::Row> listed(const AnswerSheet& sheet, std::size_t room)
{
    if (sheet.rows.size() <= room)
        return sheet.rows;
    std::vector<AnswerSheet::Row> falling;
    std::ranges::copy_if(sheet.rows, std::back_inserter(falling),
                         [](const AnswerSheet::Row& row) { return row.state == AnswerSheet::Falls; });
    if (falling.size() > room) {
        const std::size_t more = falling.size() - (room - 1);
        falling.resize(room - 1);
        falling.push_back({QStringLiteral("+ %1").arg(more)});
    }
    return falling;
}

} // namespace

void paintAnswerSheet(QPainter& painter, const QRectF& rect, const AnswerSheet& sheet, qreal drawn, const Theme& theme)
{
    constexpr int kReadable = 12; // letters of a title
    const QFont font = theme.small;
    const QFontMetricsF metrics(font);
    const qreal least = metrics.height() + 2;
    const qreal headHigh = 2 * std::max(least, 20.0);
    const QRectF room = rect.adjusted(kSheetMargin + 2 * kGrid, headHigh, -2 * kGrid, -2 * kGrid);
    const int most = std::clamp(static_cast<int>(room.width() / (kReadable * metrics.averageCharWidth())), 1, 6);
    const auto fit = static_cast<std::size_t>(std::max(2, most * static_cast<int>(room.height() / least)));
    const std::vector<AnswerSheet::Row> list = listed(sheet, fit);
    const int count = static_cast<int>(list.size());
    int columns = std::min(most, 3);
    while (columns < most && std::ceil(count / qreal(columns)) * least > room.height())
        ++columns;
    const int rows = std::max(1, static_cast<int>(std::ceil(count / qreal(columns))));
    // The writing stands upon the ruled lines, the head has whole ones, too.
    const qreal foot = 2 * kGrid;
    const int headLines = (rect.height() - foot) / (rows + 2) * 2 >= headHigh ? 2 : 3;
    const qreal line = std::min((rect.height() - foot) / (rows + headLines), 22.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheet(painter, rect, line, theme);
    const int struck = static_cast<int>(drawn);
    paintHead(painter, {room.left(), rect.top() + 2, room.width(), headHigh - kGrid}, sheet, sheet.before - struck,
              theme);
    const qreal width = room.width() / columns;
    int falls = 0;
    const qreal top = rect.top() + headLines * line;
    for (int i = 0; i < count; ++i) {
        const AnswerSheet::Row& row = list[static_cast<std::size_t>(i)];
        const int column = i / rows;
        const QRectF cell(room.left() + column * width, top + i % rows * line, width - 2 * kGrid, line);
        const QString title = metrics.elidedText(row.title, Qt::ElideRight, cell.width());
        const qreal share = row.state == AnswerSheet::Falls ? std::clamp(drawn - falls++, 0.0, 1.0) : 0;
        painter.setFont(font);
        painter.setPen(row.state == AnswerSheet::StruckBefore || share > 0 ? theme.quiet : theme.ink);
        painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, title);
        const qreal wide = metrics.horizontalAdvance(title);
        if (row.state == AnswerSheet::StruckBefore)
            stroke(painter, cell, wide, 1, theme.quiet, 1);
        else if (share > 0)
            stroke(painter, cell, wide, share, theme.error, 2);
    }
    painter.restore();
}

} // namespace dossier
