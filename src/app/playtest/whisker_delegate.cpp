#include "app/playtest/whisker_delegate.h"

#include "app/playtest/whisker.h"
#include "app/theme/appearance.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace dossier {

void WhiskerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant whisker = index.data(kWhiskerRole);
    const QVariant side = index.data(kSideRole);
    if (!whisker.isValid() && !side.isValid()) {
        CardRowDelegate::paint(painter, option, index);
        return;
    }
    const Theme& theme = appearance().theme();
    painter->save();
    paintRow(*painter, option, theme, false);
    if (whisker.isValid()) {
        paintWhisker(*painter, option.rect, whisker.value<Whisker>(), theme);
    } else {
        painter->setFont(theme.figures);
        painter->setPen(side.toInt() > 0 ? theme.good : side.toInt() < 0 ? theme.error : theme.quiet);
        painter->drawText(option.rect.adjusted(0, 0, -2 * kGrid, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data().toString());
    }
    painter->restore();
}

QSize WhiskerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize needed = CardRowDelegate::sizeHint(option, index);
    return {needed.width(), std::max(needed.height(), rowHeight())};
}

void WhiskerDelegate::giveHeights(QTableView& table) const
{
    table.setWordWrap(true);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // rows are of different heights
    table.verticalHeader()->setMinimumSectionSize(rowHeight());
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

int WhiskerDelegate::rowHeight() const
{
    return QFontMetrics(appearance().theme().small).height() + 4 * kGrid;
}

} // namespace dossier
