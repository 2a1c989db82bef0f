// Upright bars side by side, each perhaps in several parts one on the other; the figure above, the label below.
// Drawn here and not by Qt Charts: small, in the colours of the theme, and told to screen readers.
#pragma once

#include "app/chart/tint.h"

#include <QWidget>

#include <vector>

namespace dossier {

class Appearance;

class ColumnChart : public QWidget
{
    Q_OBJECT

public:
    // One part of every column. Parts differ in texture as well as in colour.
    struct Part
    {
        QString name;
        Tint tint;
        Qt::BrushStyle texture = Qt::SolidPattern;
    };
    struct Column
    {
        QString label;
        std::vector<double> values; // by part; at least 0
        bool marked = false;        // stands out, for example as the median
        QString words{};            // for a tooltip and for who listens: "turn 3: 12 games"
    };

    explicit ColumnChart(const Appearance& appearance, QWidget* parent = nullptr);

    // The legend is shown where there is more than one part, or a name for the marked column.
    void show(std::vector<Part> parts, std::vector<Column> columns);
    // What is counted upwards, and what the columns' labels are.
    void setAxes(const QString& upwards, const QString& along);
    // What it means that a column is marked.
    void setMarkedName(const QString& name);
    // Columns are never wider than this, in pixels.
    void setWidestColumn(int width) { m_widestColumn = width; }
    using QWidget::show;

    const std::vector<Column>& columns() const { return m_columns; }
    QSize sizeHint() const override { return {480, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Frame
    {
        QRectF area;
        qreal step = 0;
        double most = 1;
    };
    Frame frame() const;
    int columnAt(const QPointF& position) const; // -1 beside them
    int labelHeight() const;
    int legendHeight() const;
    bool hasLegend() const;
    void paintLegend(QPainter& painter) const;
    void paintAxes(QPainter& painter, const Frame& frame) const;
    void paintColumn(QPainter& painter, const Frame& frame, std::size_t place) const;

    const Appearance& m_appearance;
    std::vector<Part> m_parts;
    std::vector<Column> m_columns;
    QString m_upwards;
    QString m_along;
    QString m_markedName;
    int m_widestColumn = 14 * kGrid;
};

} // namespace dossier
