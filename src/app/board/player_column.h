// A player's cards as lines: all in one strip, or in a column under the observer's plate.
#pragma once

#include "app/board/board_measures.h"
#include "app/board/board_plan.h"

namespace dossier {

// His plate in one line, beside it all his cards.
void planPlayerStrip(const Observation& seen, Seat seat, const PlayerNames& cast, const QRect& room,
                     const BoardMeasures& measures, BoardPlan& plan);
// The observer's own while the case has the middle of the table: what is not on stage lies under his plate.
void planOwnColumn(const Observation& seen, const PlayerNames& cast, const BoardMeasures& measures, BoardPlan& plan);

} // namespace dossier
