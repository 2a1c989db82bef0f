#include "app/decks/zone_delegate.h"

#include "app/decks/zone_model.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "domain/decks/deck_rules.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kEdge = 4;

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

int ZoneDelegate::countWidth() const
{
    return QFontMetrics(appearance().theme().figures).horizontalAdvance(QStringLiteral("00")) + kGrid;
}

// What paintCost needs.
int ZoneDelegate::costWidth(const QModelIndex& index) const
{
    const Card& card = pool()[static_cast<CardIndex>(index.data(kCardRole).toInt())];
    const QFontMetrics metrics(appearance().theme().figures);
    return card.cost ? metrics.horizontalAdvance(costFigure(*card.cost)) + metrics.height() * 9 / 8 : 0;
}

// As large as the text beside it.
int ZoneDelegate::markSize() const
{
    return appearance().theme().sign;
}

QRect ZoneDelegate::titleBox(const QRect& row, const QModelIndex& index) const
{
    const int left = 2 * kGrid + countWidth() + kGrid + markSize() + 2 * kGrid;
    const int mark = index.data(kSeverityRole).isValid() ? markSize() + kGrid : 0;
    return row.adjusted(left, 0, -4 * kGrid - costWidth(index) - mark, 0);
}

QSize ZoneDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = appearance().theme();
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (index.data(kHeadingRole).toBool())
        return {width, theme.rowHeight};
    const int room = titleBox(QRect(0, 0, width, 0), index).width();
    const int text = QFontMetrics(theme.text)
                         .boundingRect(QRect(0, 0, room, 10000), Qt::AlignLeft | Qt::TextWordWrap,
                                       index.data(Qt::DisplayRole).toString())
                         .height();
    return {width, std::max(theme.rowHeight, text + 2 * kGrid)};
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
    const auto number = static_cast<CardIndex>(index.data(kCardRole).toInt());
    const Card& card = pool()[number];
    const QRect rect = option.rect;
    if (m_lit == number)
        painter.fillRect(rect, blend(theme.field, theme.mark, 0.35));
    else
        paintRow(painter, option, theme, true);
    painter.fillRect(QRect(rect.topLeft(), QSize(kEdge, rect.height() - 1)), theme.of(card.type));
    painter.setFont(theme.figures);
    painter.setPen(theme.ink);
    const QRect count(rect.left() + 2 * kGrid, rect.top(), countWidth(), rect.height());
    painter.drawText(count, Qt::AlignRight | Qt::AlignVCenter, QString::number(index.data(kCountRole).toInt()));
    const int mark = markSize();
    const qreal markTop = rect.center().y() - mark / 2.0 + 0.5;
    paintTypeMark(painter, QRectF(count.right() + kGrid, markTop, mark, mark), card.type, theme.of(card.type));
    if (card.cost)
        paintCost(painter, rect.adjusted(0, 0, -2 * kGrid, 0), *card.cost, theme.ink, theme.figures);
    const QRect title = titleBox(rect, index);
    const QVariant severity = index.data(kSeverityRole);
    if (severity.isValid())
        paintSeverityMark(painter, QRectF(title.right() + kGrid, markTop, mark, mark),
                          static_cast<Severity>(severity.toInt()), theme);
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     index.data(Qt::DisplayRole).toString());
}

} // namespace dossier
