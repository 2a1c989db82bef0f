// The best questions, in the tab and at the table: as high as so many rows are, some of two lines.
#pragma once

#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace dossier {

// No row lower than `least`; where fewer than `rows` are there, the room of the others is kept.
inline void fitQuestionRows(QTableWidget& table, int rows, int least)
{
    int height = table.horizontalHeader()->sizeHint().height() + 2;
    for (int row = 0; row < rows; ++row) {
        const bool there = row < table.rowCount();
        if (there) {
            table.resizeRowToContents(row);
            table.setRowHeight(row, std::max(least, table.rowHeight(row)));
        }
        height += there ? table.rowHeight(row) : least;
    }
    table.setFixedHeight(height);
}

} // namespace dossier
