// One player's part of the table: his pools and piles at the left, then Bureau, Field and Hospital.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

void planPlayer(const Observation& seen, Seat seat, const Cast& cast, const QRect& room, int line, BoardPlan& plan);

} // namespace dossier
