// A cell of a playtest's tables: a figure with its interval where the row has one there, a card or words where not.
#pragma once

#include "app/widgets/card_row.h"

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

    // A line for the figure, one for the bar.
    int rowHeight() const;
};

} // namespace dossier
