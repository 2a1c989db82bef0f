#include "app/decks/zone_delegate.h"

#include "app/decks/zone_model.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "domain/decks/deck_rules.h"

#include <QPainter>

namespace dossier {

namespace {

constexpr int kEdge = 4;
constexpr int kCountWidth = 7 * kGrid;
constexpr int kCostWidth = 12 * kGrid;

} // namespace

ZoneDelegate::ZoneDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent)
    : CardRowDelegate(pool, appearance, {}, parent)
{}

void ZoneDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.data(kHeadingRole).toBool())
        paintHeading(*painter, option.rect, index);
    else
        paintCard(*painter, option, index);
    painter->restore();
}

void ZoneDelegate::paintHeading(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Theme& theme = appearance().theme();
    const QRect line = rect.adjusted(kEdge, 0, -2 * kGrid, -kGrid);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(line.adjusted(2 * kGrid, 0, 0, 0), Qt::AlignLeft | Qt::AlignBottom,
                     index.data(Qt::DisplayRole).toString());
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(index.data(kCountRole).toInt()));
    painter.fillRect(QRect(rect.left() + 3 * kGrid, rect.bottom(), rect.width() - 5 * kGrid, 1), theme.line);
}

void ZoneDelegate::paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = appearance().theme();
    const Card& card = pool()[static_cast<CardIndex>(index.data(kCardRole).toInt())];
    paintRow(painter, option, theme, true);
    const QRect rect = option.rect;
    painter.fillRect(QRect(rect.topLeft(), QSize(kEdge, rect.height() - 1)), theme.of(card.type));
    painter.setFont(theme.figures);
    painter.setPen(theme.ink);
    const QRect count(rect.left() + 2 * kGrid, rect.top(), kCountWidth - kGrid, rect.height());
    painter.drawText(count, Qt::AlignRight | Qt::AlignVCenter, QString::number(index.data(kCountRole).toInt()));
    const qreal markTop = rect.center().y() - kMark / 2 + 0.5;
    paintTypeMark(painter, QRectF(count.right() + 2 * kGrid, markTop, kMark, kMark), card.type, theme.of(card.type));
    if (card.cost)
        paintCost(painter, rect.adjusted(0, 0, -2 * kGrid, 0), *card.cost, theme.ink, theme.figures);
    QRect title = rect.adjusted(2 * kGrid + kCountWidth + kMark + 4 * kGrid, 0, -2 * kGrid - kCostWidth, 0);
    const QVariant severity = index.data(kSeverityRole);
    if (severity.isValid()) {
        paintSeverityMark(painter, QRectF(title.right() - kMark, markTop, kMark, kMark),
                          static_cast<Severity>(severity.toInt()), theme);
        title.setRight(title.right() - kMark - kGrid);
    }
    painter.setFont(option.font);
    painter.setPen(theme.ink);
    painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, title.width()));
}

} // namespace dossier
