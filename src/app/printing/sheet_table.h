// Rows with a box to tick, set over the whole width of a sheet, with captions that come again on each page.
#pragma once

#include "app/printing/sheet_layout.h"

#include <vector>

namespace dossier {

struct SheetColumn
{
    QString caption;
    qreal width = 0; // millimetres, more where the caption asks for it; 0 for the one column that takes what is left
    Qt::AlignmentFlag align = Qt::AlignLeft;
    bool typed = false; // numbers of cards
};

class SheetTable
{
public:
    SheetTable(SheetLayout& layout, std::vector<SheetColumn> columns);

    void captions();
    // As many cells as there are columns. A long text takes more lines.
    void row(const QStringList& cells);

private:
    QFont captionFont() const;
    qreal widthOf(const SheetColumn& column) const;

    SheetLayout& m_layout;
    std::vector<SheetColumn> m_columns;
    qreal m_rest;
};

} // namespace dossier
