// What the game reckons for the cards on the table: the level a Team would have at a Site, states in words, Health that
// is about to be lost.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

struct SeatView;

// Where all that a seat is shown lies on a board of this size, with the figures on its cards, and on its Teams what
// they have together; `line` as in planBoard.
BoardPlan planOf(const SeatView& view, const PlayerNames& cast, const QSize& size, int line, HandOrder hand);

} // namespace dossier
