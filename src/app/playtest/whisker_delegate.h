// A cell of a playtest's tables: a figure with its interval where the row has one there, a card or words where not.
#pragma once

#include "app/widgets/card_row.h"

class QTableView;

namespace dossier {

enum WhiskerRole : int {
    kWhiskerRole = kCountRole + 100, // Whisker; invalid where the cell has none
    kSortRole,                       // what the column is sorted by, a number or a text
    kSideRole                        // 1, -1 or 0: a figure that is surely better, worse, or neither
};

class WhiskerDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    using CardRowDelegate::CardRowDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // At least a line for the figure and one for the bar, whatever the title needs.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // Rows get the height they need, titles break into lines.
    void giveHeights(QTableView& table) const;

private:
    int rowHeight() const;
};

} // namespace dossier
