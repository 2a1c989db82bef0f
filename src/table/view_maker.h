// Makes what one seat is shown of a game: the one place where a view comes from, for a table at home and for one whose
// seats are far away. Who sits where, and where a table stands with them, is in the view already.
#pragma once

#include "engine/api/running_game.h"
#include "table/seat_view.h"

namespace dossier {

// What the viewer sees, covered while the table changes hands.
void observeInto(SeatView& view, const Scene& shown);
// All else, once what the viewer sees and is offered is there.
void completeView(SeatView& view, const RunningGame& game, const Scene& shown);

} // namespace dossier
