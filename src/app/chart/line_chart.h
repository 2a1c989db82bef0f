// Chances over the turns: a line for each question, from 0 to 100 %. Lines differ in colour, stroke and the shape of
// their points. Not by Qt Charts: see column_chart.h.
#pragma once

#include "app/chart/tint.h"

#include <QWidget>

#include <vector>

namespace dossier {

class Appearance;

class LineChart : public QWidget
{
    Q_OBJECT

public:
    enum class Point { Disc, Square, Diamond };
    struct Line
    {
        QString name;
        Tint tint;
        Qt::PenStyle stroke = Qt::SolidLine;
        Point point = Point::Disc;
        std::vector<double> values; // 0 to 1, by place
    };

    explicit LineChart(const Appearance& appearance, QWidget* parent = nullptr);

    // `labels` name the places below; `axis` says what they are.
    void show(std::vector<Line> lines, QStringList labels, const QString& axis);
    using QWidget::show;

    const std::vector<Line>& lines() const { return m_lines; }
    QSize sizeHint() const override { return {110 * kGrid, 56 * kGrid}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF area() const;
    QPointF at(const QRectF& area, std::size_t place, double value) const;
    int lineHeight() const;
    QString wordsAt(std::size_t place) const;
    void paintScale(QPainter& painter, const QRectF& area) const;
    void paintLegend(QPainter& painter) const;
    void paintLine(QPainter& painter, const QRectF& area, const Line& line) const;

    const Appearance& m_appearance;
    std::vector<Line> m_lines;
    QStringList m_labels;
    QString m_axis;
};

// "86 %": a chance for people; whole percents, but never 0 or 100 for what is not certain.
QString percent(double chance);

} // namespace dossier
