#include "app/theme/papers.h"

#include "app/theme/typed.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr qreal kRound = 2 * kGrid;
constexpr qreal kSlant = 2 * kGrid; // of a tab's right end

QFont tabFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.text.pointSizeF() * 1.1);
    font.setBold(true);
    return font;
}

// Wide enough for its words.
qreal tabWidth(const QRectF& rect, const FolderWords& words, const Theme& theme)
{
    qreal width = 8 * kGrid + QFontMetricsF(tabFont(theme)).horizontalAdvance(words.title);
    if (!words.second.isEmpty())
        width += 2 * kGrid + QFontMetricsF(theme.small).horizontalAdvance(words.second);
    return std::clamp(width, std::min(rect.width() / 3, 70.0 * kGrid), rect.width() * 0.8);
}

QPainterPath coverOf(const QRectF& rect, qreal tab, qreal high)
{
    QPainterPath path;
    path.moveTo(rect.left(), rect.bottom() - kRound);
    path.lineTo(rect.left(), rect.top() + kRound);
    path.quadTo(rect.topLeft(), rect.topLeft() + QPointF(kRound, 0));
    path.lineTo(rect.left() + tab - kSlant, rect.top());
    path.quadTo(rect.left() + tab, rect.top(), rect.left() + tab + kSlant / 2, rect.top() + kRound);
    path.lineTo(rect.left() + tab + kSlant, rect.top() + high);
    path.lineTo(rect.right() - kRound, rect.top() + high);
    path.quadTo(rect.right(), rect.top() + high, rect.right(), rect.top() + high + kRound);
    path.lineTo(rect.right(), rect.bottom() - kRound);
    path.quadTo(rect.bottomRight(), rect.bottomRight() - QPointF(kRound, 0));
    path.lineTo(rect.left() + kRound, rect.bottom());
    path.quadTo(rect.bottomLeft(), rect.bottomLeft() - QPointF(0, kRound));
    path.closeSubpath();
    return path;
}

} // namespace

void paintLamp(QPainter& painter, const QRectF& desk, const Theme& theme)
{
    QRadialGradient light(QPointF(0, 0), 1);
    light.setColorAt(0, theme.lamp);
    light.setColorAt(1, theme.desk);
    painter.fillRect(desk, theme.desk);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.translate(desk.left() + desk.width() * 0.5, desk.top() + desk.height() * 0.46);
    painter.scale(desk.width() * 0.62, desk.height() * 0.7);
    painter.setBrush(light);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
}

qreal folderTabHeight(const Theme& theme)
{
    return QFontMetricsF(theme.text).height() + 2 * kGrid;
}

void paintFolder(QPainter& painter, const QRectF& rect, const FolderWords& words, const Theme& theme)
{
    const qreal high = folderTabHeight(theme);
    const qreal tab = tabWidth(rect, words, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.manilaLine, 1.4));
    painter.setBrush(theme.manilaEdge);
    painter.drawPath(coverOf(rect.adjusted(0.7, 0.7, -0.7, -0.7), tab, high));
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.manilaEdge, theme.manila, 0.55));
    painter.drawRect(folderInside(rect, theme));
    const qreal left = rect.left() + 3 * kGrid;
    const QFont font = tabFont(theme);
    const QFontMetricsF metrics(font);
    const QString title = metrics.elidedText(words.title, Qt::ElideRight, tab - 4 * kGrid);
    paintTyped(painter, {left, rect.top(), tab, high}, Qt::AlignLeft, title, font, theme.manilaInk);
    painter.setFont(theme.small);
    painter.setPen(theme.manilaInk);
    const qreal after = left + metrics.horizontalAdvance(title) + 2 * kGrid;
    const QRectF second(after, rect.top(), rect.left() + tab - after, high);
    painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words.second, Qt::ElideRight, static_cast<int>(second.width())));
    const QRectF beside(rect.left() + tab + 3 * kGrid, rect.top(), rect.width() - tab - 5 * kGrid, high);
    painter.setPen(theme.quiet);
    painter.drawText(beside, Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words.beside, Qt::ElideRight, static_cast<int>(beside.width())));
    painter.restore();
}

QRectF folderInside(const QRectF& rect, const Theme& theme)
{
    return rect.adjusted(2 * kGrid, folderTabHeight(theme) + 2 * kGrid, -2 * kGrid, -2 * kGrid);
}

void paintSheet(QPainter& painter, const QRectF& rect, qreal line, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.sheet);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(QPen(theme.rule, 1));
    const int rules = static_cast<int>(std::ceil((rect.height() - 2) / line));
    for (int rule = 1; rule < rules; ++rule) {
        const qreal y = rect.top() + rule * line;
        painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y));
    }
    const qreal margin = rect.left() + kSheetMargin - 1.5 * kGrid;
    painter.setPen(QPen(theme.margin, 1));
    painter.drawLine(QPointF(margin, rect.top() + 1), QPointF(margin, rect.bottom() - 1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.desk);
    const int holes = static_cast<int>(std::ceil((rect.height() - 6 * kGrid) / (8 * kGrid)));
    for (int hole = 0; hole < holes; ++hole)
        painter.drawEllipse(QPointF(rect.left() + 3 * kGrid, rect.top() + (4 + 8 * hole) * kGrid), kGrid, kGrid);
    painter.restore();
}

qreal paintKeyCap(QPainter* painter, const QRectF& box, const QString& key, const QColor& colour, const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.small.pointSizeF());
    font.setBold(true);
    const qreal width = QFontMetricsF(font).horizontalAdvance(key) + 3 * kGrid;
    if (!painter)
        return width;
    const qreal high = QFontMetricsF(theme.small).height() + 1;
    const QRectF cap(box.left(), box.center().y() - high / 2, width, high);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor edge = colour;
    edge.setAlphaF(0.5F);
    painter->setPen(QPen(edge, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    paintTyped(*painter, cap, Qt::AlignHCenter, key, font, colour);
    painter->restore();
    return width;
}

} // namespace dossier
