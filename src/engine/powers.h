// X-File Powers (POWER): what a known characteristic of one's own X-File allows. Only under OPT-6.
#pragma once

#include "engine/play.h"

namespace dossier {

// POWER-27: what `seat` pays more for each Site he places.
int siteTax(const GameState& state, Seat seat);

} // namespace dossier
