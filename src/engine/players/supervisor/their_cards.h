// Cards of an opponent's that a text lets somebody pick after they were shown: what they are, and what they are worth
// to him.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// Whether all cards that a text lets its player pick are of an opponent's hand, or of some that he has just looked at.
bool picksShown(const Effect& effect);
// What is picked then; kNoCardIndex where he has not seen it (ZONE-24).
CardIndex shownCard(const PlayerView& sight, Thing thing);
// How likely its player is to use it, and how much by: what spoils the next plan of whoever looks, and can be paid,
// comes first.
double worthToOpponent(const PlayerView& sight, Seat seat, CardIndex card);

} // namespace dossier
