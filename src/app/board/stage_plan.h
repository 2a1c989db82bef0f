// Where the cards of the case under investigation lie on the stage.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

// Whether a Site is being investigated, or a Combat fought: then the case takes the middle of the table.
bool isOnStage(const Observation& seen);

// Lays the Site, what lies under it, the Team, the Adversaries and the stack in a folder of this size. Whoever plans
// the rest leaves these cards out.
void planStage(const Observation& seen, const Cast& cast, const QRect& room, int line, BoardPlan& plan);

} // namespace dossier
