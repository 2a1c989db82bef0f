// The blank card: a rounded sheet with a coloured edge, measured in millimetres, and what is set on it again and
// again: lines of text that fit, chips, large figures.
#pragma once

#include "app/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

class FaceSheet
{
public:
    static constexpr qreal kWidth = 63;
    static constexpr qreal kHeight = 88;
    static constexpr qreal kLeft = 5.5; // of what is set, behind the edge
    static constexpr qreal kRight = 59;

    FaceSheet(QPainter& painter, const QRectF& rect, const Theme& theme, const QColor& edge);
    ~FaceSheet();
    FaceSheet(const FaceSheet&) = delete;
    FaceSheet& operator=(const FaceSheet&) = delete;

    QPainter& painter() { return m_painter; }
    const Theme& theme() const { return m_theme; }
    const QColor& edge() const { return m_edge; }

    // All measures in millimetres on the card; results, too, where not said otherwise.
    QRectF at(qreal x, qreal y, qreal width, qreal height) const; // in the painter's units
    QFont font(qreal height, QFont::Weight weight = QFont::Normal) const;
    QFont typewriter(qreal height) const;
    qreal widthOf(const QString& words, const QFont& font) const;

    void text(const QRectF& box, int flags, const QString& words, const QFont& font, const QColor& colour);
    // Breaks into lines and shrinks from `height` down to `smallest` until all fits; returns the lower edge.
    qreal fitted(qreal x, qreal y, qreal width, qreal mostHeight, const QString& words, qreal height, qreal smallest);
    // A paragraph between two heights, as large as it can be; the rest of a very long one is left out.
    void body(qreal top, qreal bottom, const QString& words);
    // One line that shrinks from `height` down to `smallest` before it is cut.
    void line(qreal x, qreal y, qreal width, const QString& words, qreal height, qreal smallest, const QColor& colour);
    // As many whole lines as there is room for; where more would follow, the last one says so.
    // As large as all of it can be, between the two heights.
    void firstLines(qreal top, qreal bottom, const QString& words, qreal largest, qreal smallest);
    void rule(qreal y);
    void caption(qreal x, qreal y, qreal width, const QString& words);
    // A caption above, a large figure below.
    void fact(qreal x, qreal y, qreal width, const QString& words, const QString& value, qreal height);
    // Rows of chips from `y` downwards, or only measured; returns the lower edge.
    qreal chips(qreal y, const QStringList& words, bool filled, bool measureOnly);

private:
    // One unit on the screen, a thin line on paper, where units are finer.
    qreal hairline() const { return std::max(1.0, 0.12 * m_unit); }
    qreal mm(qreal painterUnits) const { return painterUnits / m_unit; }

    QPainter& m_painter;
    QRectF m_rect;
    const Theme& m_theme;
    QColor m_edge;
    qreal m_unit;
};

} // namespace dossier
