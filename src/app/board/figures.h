// What the game reckons for the cards on the table: the level a Team would have at a Site, states in words, Health that
// is about to be lost.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

class TableGame;

// Writes them on the cards of a plan, and on its Teams what they have together.
void noteFigures(BoardPlan& plan, const TableGame& game);

} // namespace dossier
