#include "app/printing/sheet_table.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kBox = 5; // for the box to tick
constexpr qreal kCellGap = 2.5;
constexpr qreal kCellLine = 3.9;

} // namespace

SheetTable::SheetTable(SheetLayout& layout, std::vector<SheetColumn> columns)
    : m_layout(layout)
    , m_columns(std::move(columns))
    , m_rest(layout.width() - kBox)
{
    for (const SheetColumn& column : m_columns)
        m_rest -= column.width + kCellGap;
    m_rest += kCellGap;
}

void SheetTable::captions()
{
    m_layout.makeRoom(12);
    qreal x = m_layout.left() + kBox;
    for (const SheetColumn& column : m_columns) {
        m_layout.line({x, m_layout.y(), widthOf(column), 3.4}, column.caption, m_layout.type().text(2.2),
                      m_layout.theme().quiet, column.align);
        x += widthOf(column) + kCellGap;
    }
    m_layout.skip(4);
}

void SheetTable::row(const QStringList& cells)
{
    const QFont plain = m_layout.type().text(2.8);
    const QFont typed = m_layout.type().typed(2.6);
    std::vector<QStringList> lines;
    qsizetype most = 1;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const SheetColumn& column = m_columns[i];
        const QString& cell = cells[static_cast<qsizetype>(i)];
        lines.push_back(column.width > 0 ? QStringList(cell) : PrintType::wrapped(cell, plain, widthOf(column)));
        most = std::max(most, lines.back().size());
    }
    const qreal height = kCellLine * static_cast<qreal>(most) + 0.7;
    if (m_layout.y() + height > m_layout.bottom()) {
        m_layout.newPage();
        captions();
    }
    m_layout.tickBox({m_layout.left(), m_layout.y(), kBox, kCellLine});
    qreal x = m_layout.left() + kBox;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const SheetColumn& column = m_columns[i];
        QRectF box(x, m_layout.y(), widthOf(column), kCellLine);
        for (const QString& line : lines[i]) {
            m_layout.line(box, line, column.typed ? typed : plain, column.align);
            box.translate(0, kCellLine);
        }
        x += widthOf(column) + kCellGap;
    }
    m_layout.skip(height);
    m_layout.rule({m_layout.left() + kBox, m_layout.y() - 0.3, m_layout.right(), m_layout.y() - 0.3}, 0.08);
}

qreal SheetTable::widthOf(const SheetColumn& column) const
{
    return column.width > 0 ? column.width : m_rest;
}

} // namespace dossier
