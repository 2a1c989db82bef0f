// One card on the table: drawn with all that holds of it just now, marked where something can be done with it.
#pragma once

#include "app/board/board_plan.h"
#include "table/table_stops.h"

#include <QPainterPath>
#include <QPixmap>
#include <QVariantAnimation>
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
        QString says;                    // what can be done with it, or why not
        CardStop stop = CardStop::Usual; // when its player is asked about it
        QString place{};                 // where it lies among the others, for who listens
        bool marked = false;             // to go with others when that is confirmed
        bool fresh = false;              // it has come since its player's last choice

        bool operator==(const Mark&) const = default;
    };

    void lay(const PlannedCard& planned);
    // Comes from there to where it lies; a card that turns does so on the way (of no size: where it lies).
    void comeFrom(const QRect& from, bool turns);
    // Goes there, and is no more.
    void leaveFor(const QRect& to);
    // What moves is where it goes.
    void hurry();
    bool isMoving() const { return m_glide.state() == QAbstractAnimation::Running; }
    void mark(const Mark& mark);
    const Mark& mark() const { return m_mark; }
    // What cannot be done with it now, and why: a line each, read out and shown as its tool tip.
    void explain(const QStringList& refused);
    // A card is being dragged over it that could be put here.
    void setTarget(bool target);

    // What a drag carries.
    static QString mimeType() { return QStringLiteral("application/x-dossier-table-card"); }

    // Come up, because the mouse is over it or the keyboard has come to it.
    bool isLifted() const;
    // The mouse has come to another card.
    void forgetMouse();

signals:
    void chosen();                     // clicked
    void done();                       // clicked twice, or Enter: whatever there is to do with it
    void lookedAt();                   // to be seen large
    void menuWanted(const QPoint& at); // what else there is to say about it; a place of the screen
    void pointedAt(bool here);         // by mouse or keyboard
    void moved();                      // it has come to where it lies
    void dragged(const QPoint& hold);  // taken hold of there, to be carried somewhere

protected:
    bool event(QEvent* event) override;
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
    void place();
    QRect lifted() const;
    bool isPointedAt() const;
    QRect onItsWay(QRect box) const;
    void glide(const QRect& from, const QRect& to);
    void paintMoving(QPainter& painter);
    void rise();
    QRectF boxIn(const QRectF& place) const;
    void paintTile(QPainter& painter, const QRectF& place) const;
    void paintSlip(QPainter& painter);
    bool isTight() const;
    int paintNumbers(QPainter& painter);
    void paintBadges(QPainter& painter, const QRectF& box) const;
    void paintFrame(QPainter& painter, const QRectF& box, const QPainterPath& outline) const;
    void paintFocus(QPainter& painter);
    void paintStop(QPainter& painter, const QRectF& box) const;
    void paintFresh(QPainter& painter, const QRectF& box) const;
    void paintMarked(QPainter& painter, const QRectF& box) const;
    QRectF lean(QPainter& painter) const;
    QPainterPath edgeIn(const QRectF& box) const;
    QPixmap drawnTile() const;
    QPixmap face() const;
    QString faceKey(const QSize& size) const;

    const Desk& m_desk;
    PlannedCard m_planned;
    Mark m_mark;
    QStringList m_refused;
    QVariantAnimation m_glide;
    bool m_turns = false;
    bool m_leaves = false;
    bool m_hovered = false;
    bool m_target = false;
    QPoint m_pressedAt;
    bool m_pressed = false;
};

} // namespace dossier
