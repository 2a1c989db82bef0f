// One card on the table: drawn small, with its damage, marked where something can be done with it.
#pragma once

#include "app/board/board_plan.h"

#include <QPixmap>
#include <QWidget>

namespace dossier {

struct Desk;

class TableCard : public QWidget
{
    Q_OBJECT

public:
    TableCard(const Desk& desk, QWidget* parent);

    const PlannedCard& planned() const { return m_planned; }
    CardRef ref() const { return m_planned.ref; }

    struct Mark
    {
        bool canAct = false;
        bool chosen = false;
        QString says; // what can be done with it, or why not

        bool operator==(const Mark&) const = default;
    };

    void lay(const PlannedCard& planned);
    void mark(const Mark& mark);
    const Mark& mark() const { return m_mark; }
    // What cannot be done with it now, and why: a line each, read out and shown as its tool tip.
    void explain(const QStringList& refused);
    // A card is being dragged over it that could be put here.
    void setTarget(bool target);

    // What a drag carries.
    static QString mimeType() { return QStringLiteral("application/x-dossier-table-card"); }

signals:
    void chosen();             // clicked
    void done();               // clicked twice, or Enter: whatever there is to do with it
    void lookedAt();           // to be seen large
    void pointedAt(bool here); // by mouse or keyboard

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void speak();
    void paintTile(QPainter& painter);
    void paintSlip(QPainter& painter);
    int paintNumbers(QPainter& painter);
    void paintBadges(QPainter& painter);
    void paintFrame(QPainter& painter);
    QPixmap face() const;

    const Desk& m_desk;
    PlannedCard m_planned;
    Mark m_mark;
    QStringList m_refused;
    bool m_hovered = false;
    bool m_target = false;
    QPoint m_pressedAt;
    bool m_pressed = false;
};

} // namespace dossier
