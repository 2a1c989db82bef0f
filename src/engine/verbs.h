// What the words of an effect do (effect.h).
#pragma once

#include "engine/play.h"

namespace dossier {

// Runs the card on top from its next step on. False where something was put on top that must be done first; true when
// the card has done all it does. An Adversary attacks once its own steps are done (COMBAT-1).
bool runEffect(Play& play);
// PLAY-48: cancels a card that waits or is in play, and discards it.
void negate(Play& play, Seat by, CardRef card);

} // namespace dossier
