// A short list whose numbers are bars as well: a mark, a name, a bar, the figure. Not by Qt Charts: see column_chart.h.
#pragma once

#include "app/chart/tint.h"
#include "domain/cards/vocabulary.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace dossier {

class Appearance;

class BarList : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString name;
        double value = 0;
        QString figure{};               // what stands at the bar's end
        std::optional<CardType> mark{}; // the type's mark before the name
        Tint tint = markTint();
        double further = 0; // a hatched continuation of the bar
        QString words{};    // a tooltip; empty: none
    };

    explicit BarList(const Appearance& appearance, QWidget* parent = nullptr);

    // Bars are as long as `most` asks, at least as the longest needs.
    void show(std::vector<Row> rows, double most = 0);
    using QWidget::show;
    // Said where there are no rows.
    void setInvitation(const QString& text);

    // Each row can be pressed, and reached by key; `words` say what it does.
    void makePressable(const QString& words);

    const std::vector<Row>& rows() const { return m_rows; }
    QSize sizeHint() const override;

signals:
    void pressed(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int rowAt(const QPoint& place) const; // -1: none
    int rowHeight() const;
    int nameWidth() const;
    void paintRow(QPainter& painter, const QRectF& box, const Row& row) const;

    const Appearance& m_appearance;
    std::vector<Row> m_rows;
    double m_most = 1;
    QString m_invitation;
    QString m_press; // what a press does; empty: nothing
    int m_current = 0;
    int m_hovered = -1;
};

} // namespace dossier
