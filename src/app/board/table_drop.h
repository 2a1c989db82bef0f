// Which choices a gesture on the table means.
#pragma once

#include "app/board/board_plan.h"

namespace dossier {

class SeatGame;

// Places in SeatGame::actions() of the choices that are about this card.
std::vector<int> actionsAbout(const SeatGame& game, CardRef card);

// Those that put `card` on `target` (empty: on none), or into the part of the table `box` (which may be null).
std::vector<int> actionsForDrop(const SeatGame& game, CardRef card, CardRef target, const PlannedBox* box);

} // namespace dossier
