// The case in the middle of the table: the folder under its cards, with what no card shows: the level reached against
// the level needed, the rounds of a Combat, what waits. The cards on it are the board's (app/board/stage_plan.h).
#pragma once

#include "app/board/board_plan.h"
#include "app/stage/combat_ledger.h"
#include "app/stage/level_meter.h"
#include "app/stage/stage_words.h"
#include "engine/api/decision.h"

#include <QVariantAnimation>
#include <QWidget>

#include <map>

namespace dossier {

class StageMarks;
class SeatGame;
struct SiteFacts;
struct Desk;

class Stage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the stage; its parent is the board, on whose cards its marks lie.
    Stage(const Desk& desk, SeatGame& game, QWidget* parent = nullptr);

    // What the board has planned; its rectangles are the board's.
    void show(const BoardPlan& plan);
    // What is written on the cards lies above them again.
    void raiseMarks();
    // All movement comes to its end at once.
    void hurry();
    bool isMoving() const;

    const LevelMeter& meter() const { return m_meter; }
    const CheckParts& parts() const { return m_parts; }
    const std::vector<Waiting>& stack() const { return m_stack; }
    const std::optional<FightStory>& fight() const { return m_fight; }
    // Where a card lies on the whole board; empty where it does not.
    QRect placeOf(CardRef card) const;
    // The same of what lies within the folder: whoever has left it, for the Hospital, is marked nowhere.
    QRect onStage(CardRef card) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void read();
    void readLevel();
    CheckParts lastOfSite() const;
    void move();
    void open(const QRect& from);
    void settle();
    bool mayMove() const;
    bool isOpening() const { return m_opening.state() == QAbstractAnimation::Running; }
    void paintCheck(QPainter& painter);
    void paintLevel(QPainter& painter, const QRectF& room);
    void paintFight(QPainter& painter);
    void paintWaiting(QPainter& painter);
    QString whatItAsks(const SiteFacts& site) const;
    bool atLowerNumber() const;
    QString sides() const;
    QRectF inside(const QRect& onBoard) const;

    const Desk& m_desk;
    SeatGame& m_game;
    StageMarks* m_marks;
    BoardPlan m_plan;
    CheckParts m_parts;
    LevelMeter m_meter;
    std::vector<Waiting> m_stack;
    std::optional<CheckResult> m_result;
    std::optional<FightStory> m_fight;
    QString m_situation;
    std::map<int, CheckParts> m_lately; // by the position in which they were seen
    CardRef m_site;                     // whose check m_meter is
    int m_levelAt = 0;                  // the position in which it was read
    QVariantAnimation m_motion;
    QVariantAnimation m_opening; // the folder, from where its Site lay
    QRect m_openFrom;
    QVariantAnimation m_blows;
    qreal m_from = 0; // where the triangle comes from
    std::size_t m_fresh = 0;
};

} // namespace dossier
