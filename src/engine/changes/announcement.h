// A card is announced: paid for and put on the stack (PLAY-59, PLAY-60).
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"

namespace dossier {

// Pays and puts it on the stack; the option goes on to the next player (PLAY-60).
void playCard(Play& play, Seat seat, const Action& action, bool faceDown = false);
// Without Cost or Activators, while another card has its effect, which waits for it.
void playFree(Play& play, Seat seat, CardRef card);

} // namespace dossier
