#include "app/printing/sheet_layout.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace dossier {

SheetLayout::SheetLayout(const QString& title, Paper paper, const PrintType& type)
    : m_type(type)
    , m_sheet{title, paper, {PrintedPage()}}
    , m_paper(sizeOf(paper))
    , m_running(title)
{}

void SheetLayout::newPage()
{
    m_sheet.pages.emplace_back();
    m_y = kMargin;
    line({left(), m_y, width(), 3.5}, m_running, m_type.text(2.6), theme().quiet);
    m_y += 4.5;
    rule({left(), m_y, right(), m_y});
    m_y += 4;
}

void SheetLayout::makeRoom(qreal height)
{
    if (m_y + height > bottom())
        newPage();
}

void SheetLayout::line(const QRectF& box, const QString& text, const QFont& font, Qt::AlignmentFlag align)
{
    line(box, text, font, theme().ink, align);
}

void SheetLayout::line(const QRectF& box, const QString& text, const QFont& font, const QColor& colour,
                       Qt::AlignmentFlag align)
{
    const qreal capitals = QFontMetricsF(font).capHeight() / kPrintUnits;
    add(PrintedText{box.left(), box.width(), box.center().y() + capitals / 2, align, text, font, colour});
}

void SheetLayout::lines(QRectF first, const QStringList& texts, const QFont& font, qreal step, Qt::AlignmentFlag align)
{
    for (const QString& text : texts) {
        line(first, text, font, align);
        first.translate(0, step);
    }
}

void SheetLayout::rule(const QLineF& at, qreal thickness)
{
    add(PrintedLine{at, thickness, thickness > 0.3 ? theme().ink : theme().line});
}

void SheetLayout::tickBox(const QRectF& row, qreal size)
{
    add(PrintedBox{{row.left(), row.center().y() - size / 2, size, size}, 0.18, theme().quiet, std::nullopt});
}

void SheetLayout::head(const QString& kind, const QString& name, const QFont& nameFont)
{
    QFont small = m_type.text(2.5, QFont::DemiBold);
    small.setLetterSpacing(QFont::PercentageSpacing, 112);
    line({left(), m_y, width(), 3.2}, kind.toUpper(), small, theme().quiet);
    m_y += 4.2;
    QFont fitting = nameFont;
    while (fitting.pixelSize() > 3.4 * kPrintUnits && PrintType::widthOf(name, fitting) > width())
        fitting.setPixelSize(fitting.pixelSize() - 4);
    line({left(), m_y, width(), 8}, name, fitting);
    m_y += 9.2;
    rule({left(), m_y, right(), m_y}, 0.6);
    m_y += 2.4;
}

void SheetLayout::heading(const QString& text, const QString& atRight)
{
    makeRoom(24);
    const QFont font = m_type.text(3.6, QFont::DemiBold);
    line({left(), m_y, width(), 5}, text, font);
    line({left(), m_y, width(), 5}, atRight, m_type.text(3.2), Qt::AlignRight);
    m_y += 5.6;
    rule({left(), m_y, right(), m_y}, 0.35);
    m_y += 1.4;
}

void SheetLayout::paragraph(const QString& text, qreal size)
{
    const QFont font = m_type.text(size);
    for (const QString& each : PrintType::wrapped(text, font, width())) {
        makeRoom(size * 1.4);
        line({left(), m_y, width(), size * 1.4}, each, font);
        m_y += size * 1.4;
    }
}

void SheetLayout::columns(const std::vector<Block>& blocks, int count, qreal gap)
{
    const qreal column = (width() - gap * (count - 1)) / count;
    for (std::size_t next = 0; next < blocks.size();) {
        const qreal height = balancedHeight(blocks, next, count, bottom() - m_y);
        const qreal top = m_y;
        qreal lowest = top;
        next = fill(blocks, next, count, height, [&](int number, qreal at, const Block& block) {
            if (!block.set)
                return;
            block.set(*this, {left() + number * (column + gap), top + at, column, block.height});
            lowest = std::max(lowest, top + at + block.height);
        });
        m_y = lowest;
        if (next < blocks.size())
            newPage();
    }
}

PrintedSheet SheetLayout::finish(const QString& note)
{
    const std::size_t pages = m_sheet.pages.size();
    const qreal at = m_paper.height() - kMargin - 1.5;
    const QFont font = m_type.text(2.3);
    for (std::size_t page = 0; page < pages; ++page) {
        const QString number = QCoreApplication::translate("PrintedSheets", "Page %1 of %2").arg(page + 1).arg(pages);
        m_sheet.pages[page].push_back(PrintedLine{{left(), at - 3.4, right(), at - 3.4}, 0.2, theme().line});
        m_sheet.pages[page].push_back(PrintedText{left(), width() * 0.8, at, Qt::AlignLeft, note, font, theme().quiet});
        m_sheet.pages[page].push_back(PrintedText{left(), width(), at, Qt::AlignRight, number, font, theme().quiet});
    }
    return std::move(m_sheet);
}

// Places blocks from `from` on; returns the first that found no place. What is taller than a column gets one anyway.
std::size_t SheetLayout::fill(const std::vector<Block>& blocks, std::size_t from, int count, qreal height,
                              const std::function<void(int, qreal, const Block&)>& place) const
{
    std::size_t next = from;
    for (int column = 0; column < count && next < blocks.size(); ++column) {
        qreal at = 0;
        while (next < blocks.size()) {
            if (at == 0 && !blocks[next].set) {
                ++next;
                continue;
            }
            std::size_t last = next;
            qreal needed = blocks[next].height;
            while (blocks[last].keepsWithNext && last + 1 < blocks.size())
                needed += blocks[++last].height;
            if (at > 0 && at + needed > height + 0.01)
                break;
            place(column, at, blocks[next]);
            at += blocks[next].height;
            ++next;
        }
    }
    return next;
}

// The least height at which all the rest finds place, or `most`.
qreal SheetLayout::balancedHeight(const std::vector<Block>& blocks, std::size_t from, int count, qreal most) const
{
    qreal total = 0;
    for (std::size_t i = from; i < blocks.size(); ++i)
        total += blocks[i].height;
    constexpr qreal kStep = 0.5;
    const qreal least = total / count;
    const int steps = static_cast<int>(std::ceil(std::max(0.0, most - least) / kStep));
    for (int step = 0; step < steps; ++step) {
        const qreal height = least + step * kStep;
        if (fill(blocks, from, count, height, [](int, qreal, const Block&) {}) == blocks.size())
            return height;
    }
    return most;
}

} // namespace dossier
