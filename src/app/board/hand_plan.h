// The observer's hand: a fan at the foot of the table.
#pragma once

#include "app/board/board_measures.h"
#include "app/board/board_plan.h"

namespace dossier {

// `covered`: by their backs alone.
void planHand(const Observation& seen, const BoardMeasures& measures, bool covered, BoardPlan& plan);

} // namespace dossier
