// Decks against decks as a table of coloured cells: how often the row wins against the column, and each deck's Elo.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

namespace dossier {

class Appearance;

class HeatMap : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMap(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const PlayedSeries& series);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Cell
    {
        Rate rate;
        QString words; // for a tooltip and for who listens
    };
    struct Row
    {
        QString name;
        QString elo;
        std::vector<std::optional<Cell>> cells; // nothing where they have not met
    };
    const Cell* cellAt(const QPoint& position) const;
    int cellSide() const;
    int nameWidth() const;
    int headLength() const; // of a column's name
    int headHeight() const;
    int eloWidth() const;
    void paintHead(QPainter& painter, int column) const;
    void paintRow(QPainter& painter, int row) const;
    void paintCell(QPainter& painter, const QRect& box, const Cell& cell) const;

    const Appearance& m_appearance;
    std::vector<Row> m_rows;
};

} // namespace dossier
