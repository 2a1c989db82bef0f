// The observer's hand: a fan at the foot of the table.
#pragma once

#include "app/board/board_measures.h"
#include "app/board/board_plan.h"

namespace dossier {

// Of one that is covered (table/covered.h), the backs.
void planHand(const Observation& seen, const CardPool& pool, HandOrder order, const BoardMeasures& measures,
              BoardPlan& plan);

} // namespace dossier
