// Sets a sheet from the top downwards: heads, rows, columns that break over pages, and a foot on each page. All
// measures in millimetres.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"

#include <functional>

namespace dossier {

class SheetLayout
{
public:
    static constexpr qreal kMargin = 14;

    // `type` must outlive this.
    SheetLayout(const QString& title, Paper paper, const PrintType& type);

    const PrintType& type() const { return m_type; }
    const Theme& theme() const { return m_type.theme(); }
    qreal left() const { return kMargin; }
    qreal width() const { return m_paper.width() - 2 * kMargin; }
    qreal right() const { return m_paper.width() - kMargin; }
    qreal bottom() const { return m_paper.height() - kMargin - 5; } // where the foot begins
    qreal y() const { return m_y; }
    void skip(qreal height) { m_y += height; }
    void newPage();
    // Begins a page where less than this is left.
    void makeRoom(qreal height);

    void add(PrintedItem item) { m_sheet.pages.back().push_back(std::move(item)); }
    // One line, centred upright in the box by the height of its capitals.
    void line(const QRectF& box, const QString& text, const QFont& font, Qt::AlignmentFlag align = Qt::AlignLeft);
    void line(const QRectF& box, const QString& text, const QFont& font, const QColor& colour,
              Qt::AlignmentFlag align = Qt::AlignLeft);
    // One below the other.
    void lines(QRectF first, const QStringList& texts, const QFont& font, qreal step,
               Qt::AlignmentFlag align = Qt::AlignLeft);
    void rule(const QLineF& at, qreal thickness = 0.2);
    // An empty box to tick, `size` wide, at the left of `row` and centred upright.
    void tickBox(const QRectF& row, qreal size = 2.7);

    // The kind of sheet small above its name, and a thick line below; `nameFont` about 6 mm.
    void head(const QString& kind, const QString& name, const QFont& nameFont);
    // A heading over the whole width with something at its right end.
    void heading(const QString& text, const QString& atRight = {});
    // A paragraph over the whole width.
    void paragraph(const QString& text, qreal size = 2.9);

    struct Block
    {
        qreal height = 0;
        bool keepsWithNext = false;                           // a heading stands above what it heads
        std::function<void(SheetLayout&, const QRectF&)> set; // none: room, which no column begins with
    };
    // In so many columns of about the same height, and on as many pages as it takes.
    void columns(const std::vector<Block>& blocks, int count, qreal gap = 7);

    // Puts the feet under the pages: `note` on the left, the page's number on the right.
    PrintedSheet finish(const QString& note);

private:
    std::size_t fill(const std::vector<Block>& blocks, std::size_t from, int count, qreal height,
                     const std::function<void(int column, qreal at, const Block&)>& place) const;
    qreal balancedHeight(const std::vector<Block>& blocks, std::size_t from, int count, qreal most) const;

    const PrintType& m_type;
    PrintedSheet m_sheet;
    QSizeF m_paper;
    QString m_running; // the head of later pages
    qreal m_y = kMargin;
};

} // namespace dossier
