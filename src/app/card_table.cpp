#include "app/card_table.h"

#include "app/theme/theme.h"

#include <QHeaderView>
#include <QTableView>

namespace dossier {

void dressTable(QTableView& table, const Theme& theme)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setMouseTracking(true);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(theme.rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setMinimumSectionSize(8 * kGrid);
}

} // namespace dossier
