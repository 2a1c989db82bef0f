// One player's part of the table: his plate at the left, then Bureau, Field and Hospital side by side; or, of the
// observer's own, the Field above and the two others below.
#pragma once

#include "app/board/board_measures.h"
#include "app/board/board_plan.h"

namespace dossier {

void planPlayer(const Observation& seen, Seat seat, const PlayerNames& cast, const QRect& room,
                const BoardMeasures& measures, BoardPlan& plan);

} // namespace dossier
