// What lies on the cards of the stage: each Agent's part of the level, what resolves next and at what it is aimed, what
// a card under the Site turned out to be, who is beaten. It lets the mouse through.
#pragma once

#include "app/board/board_plan.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <set>

namespace dossier {

class Stage;
class SeatGame;
struct Desk;

class StageMarks : public QWidget
{
    Q_OBJECT

public:
    StageMarks(const Desk& desk, SeatGame& game, const Stage& stage, QWidget* board);

    void show(const PlannedStage& planned);
    // The next case begins anew.
    void forget();
    void hurry();
    // Words of a pill would lie on a card's name, or on the next card.
    static bool isNarrow(const QRectF& place);
    // Cards under the Site whose backs are still to be seen; none once all have turned over.
    std::size_t turning() const { return m_turning.size(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void turnOver();
    void paintParts(QPainter& painter);
    void paintUnder(QPainter& painter);
    void paintStack(QPainter& painter);
    void paintNext(QPainter& painter, const QRectF& place);
    void paintBeaten(QPainter& painter);
    void paintTurning(QPainter& painter);
    QRectF pill(QPainter& painter, const QPointF& centre, const QString& words, const QColor& fill, const QColor& ink,
                qreal times);
    QRectF inside(const QRect& onBoard) const;

    const Desk& m_desk;
    SeatGame& m_game;
    const Stage& m_stage;
    PlannedStage m_planned;
    bool m_revealing = false;       // it has not been said yet which Bluffs are used
    std::set<CardRef> m_open;       // under this Site, seen face up before
    std::vector<CardRef> m_turning; // one after the other
    QVariantAnimation m_motion;
};

} // namespace dossier
