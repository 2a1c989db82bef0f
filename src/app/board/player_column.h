// A player's part of the table where several have to stand side by side: his pools and piles above, below them every
// card as one line under the name of its Team or Section.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

void planPlayerColumn(const Observation& seen, Seat seat, const Cast& cast, const QRect& room, int line,
                      BoardPlan& plan);

} // namespace dossier
