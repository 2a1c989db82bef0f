#include "app/printing/sheet_table.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kBox = 5; // for the box to tick
constexpr qreal kCellGap = 2.5;
constexpr qreal kCellLine = 3.9;
constexpr qreal kRowGap = 0.7;

} // namespace

SheetTable::SheetTable(SheetLayout& layout, std::vector<SheetColumn> columns)
    : m_layout(layout)
    , m_columns(std::move(columns))
    , m_rest(layout.width() - kBox)
{
    for (SheetColumn& column : m_columns) {
        if (column.width > 0)
            column.width = std::max(column.width, PrintType::widthOf(column.caption, captionFont()));
        m_rest -= column.width + kCellGap;
    }
    m_rest += kCellGap;
}

void SheetTable::captions()
{
    m_layout.makeRoom(12);
    qreal x = m_layout.left() + kBox;
    for (const SheetColumn& column : m_columns) {
        m_layout.line({x, m_layout.y(), widthOf(column), 3.4}, column.caption, captionFont(), m_layout.theme().quiet,
                      column.align);
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
        lines.push_back(
            PrintType::wrapped(cells[static_cast<qsizetype>(i)], column.typed ? typed : plain, widthOf(column)));
        most = std::max(most, lines.back().size());
    }
    const auto fitting = [this] {
        return static_cast<qsizetype>((m_layout.bottom() - m_layout.y() - kRowGap) / kCellLine);
    };
    for (qsizetype from = 0; from < most;) { // at once, but for a row that is higher than a page
        if (most - from > fitting()) {
            m_layout.newPage();
            captions();
        }
        const qsizetype count = std::clamp<qsizetype>(fitting(), 1, most - from);
        if (from == 0)
            m_layout.tickBox({m_layout.left(), m_layout.y(), kBox, kCellLine});
        qreal x = m_layout.left() + kBox;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const SheetColumn& column = m_columns[i];
            m_layout.lines({x, m_layout.y(), widthOf(column), kCellLine}, lines[i].mid(from, count),
                           column.typed ? typed : plain, kCellLine, column.align);
            x += widthOf(column) + kCellGap;
        }
        m_layout.skip(kCellLine * static_cast<qreal>(count) + kRowGap);
        from += count;
    }
    m_layout.rule({m_layout.left() + kBox, m_layout.y() - 0.3, m_layout.right(), m_layout.y() - 0.3}, 0.08);
}

QFont SheetTable::captionFont() const
{
    return m_layout.type().text(2.2);
}

qreal SheetTable::widthOf(const SheetColumn& column) const
{
    return column.width > 0 ? column.width : m_rest;
}

} // namespace dossier
