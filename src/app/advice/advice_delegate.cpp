#include "app/advice/advice_delegate.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "wording/play/hint_text.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLeft = 3 * kGrid;
constexpr int kRight = 2 * kGrid;
constexpr int kLine = 45 * kGrid;
constexpr int kRoomForLine = 130 * kGrid; // of the row

} // namespace

AdviceDelegate::AdviceDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

// Not by colour alone: what is advised is bold, too.
QFont AdviceDelegate::fontOf(const QModelIndex& index) const
{
    QFont font = m_appearance.theme().text;
    if (index.data(kAdvisedRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

int AdviceDelegate::figureWidth(const QModelIndex& index) const
{
    return QFontMetrics(fontOf(index)).horizontalAdvance(index.data(kAdviceFigureRole).toString()) + 2 * kGrid;
}

int AdviceDelegate::lineWidth(const QModelIndex& index, int row) const
{
    return row >= kRoomForLine && index.data(kAdviceChancesRole).isValid() ? kLine : 0;
}

// From none of the games to all of them; the one figure above its point, the other below.
void AdviceDelegate::paintLine(QPainter& painter, const QRect& box, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QPointF chances = index.data(kAdviceChancesRole).toPointF();
    constexpr qreal kPoint = 4.5;
    const QRectF line = QRectF(box).adjusted(5 * kGrid, 0, -5 * kGrid, 0);
    const qreal y = line.center().y();
    const QPointF taken(line.left() + chances.x() * line.width(), y);
    const QPointF best(line.left() + chances.y() * line.width(), y);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 2));
    painter.drawLine(line.left(), y, line.right(), y);
    painter.setPen(QPen(theme.error, 3));
    painter.drawLine(taken, best);
    painter.setBrush(theme.error);
    painter.drawEllipse(taken, kPoint - 1, kPoint - 1);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.field);
    painter.drawEllipse(best, kPoint, kPoint);
    painter.setFont(theme.small);
    painter.setPen(theme.ink);
    const QSizeF words(10 * kGrid, painter.fontMetrics().height());
    painter.drawText(QRectF(QPointF(best.x() - words.width() / 2, y - kPoint - 1 - words.height()), words),
                     Qt::AlignCenter, chanceText(chances.y()));
    painter.drawText(QRectF(QPointF(taken.x() - words.width() / 2, y + kPoint + 1), words), Qt::AlignCenter,
                     chanceText(chances.x()));
}

void AdviceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    CardRowDelegate::paintRow(*painter, option, theme, true);
    if (index.data(kAdvisedRole).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(kGrid, option.rect.height() - 1)), theme.mark);
    QRect box = option.rect.adjusted(kLeft, kGrid, -kRight, -kGrid);
    if (const QString head = index.data(kAdviceHeadRole).toString(); !head.isEmpty()) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignTop, head);
        box.setTop(box.top() + painter->fontMetrics().height());
    }
    painter->setFont(fontOf(index));
    painter->setPen(theme.ink);
    painter->drawText(box, Qt::AlignRight | Qt::AlignTop, index.data(kAdviceFigureRole).toString());
    box.setRight(box.right() - figureWidth(index));
    if (const int line = lineWidth(index, option.rect.width()); line > 0) {
        const QRect place(box.right() - line, option.rect.top(), line, option.rect.height());
        painter->save();
        paintLine(*painter, place, index);
        painter->restore();
        box.setRight(place.left() - kRight);
    }
    painter->drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
    painter->restore();
}

QSize AdviceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int line = lineWidth(index, option.rect.width());
    const int taken = kLeft + kRight + figureWidth(index) + (line > 0 ? line + kRight : 0);
    const int width = std::max(option.rect.width() - taken, 20 * kGrid);
    const QRect words =
        QFontMetrics(fontOf(index))
            .boundingRect(QRect(0, 0, width, 1000), Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
    const bool headed = !index.data(kAdviceHeadRole).toString().isEmpty();
    const int head = headed ? QFontMetrics(theme.small).height() : 0;
    const int figures = line > 0 ? 2 * QFontMetrics(theme.small).height() + 4 * kGrid : 0;
    return {0, std::max({theme.rowHeight, head + words.height() + 2 * kGrid, figures})};
}

} // namespace dossier
