// The case in the middle of the table: the folder under its cards, with what no card shows: the level reached against
// the level needed, the rounds of a Combat, what was answered. The cards on it are the board's
// (app/board/stage_plan.h).
#pragma once

#include "app/board/board_plan.h"

#include <QWidget>

namespace dossier {

class TableGame;
struct Desk;

class Stage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the stage.
    Stage(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // What the board has planned; its rectangles are the board's.
    void show(const PlannedStage& planned);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Desk& m_desk;
    TableGame& m_game;
    PlannedStage m_planned;
};

} // namespace dossier
