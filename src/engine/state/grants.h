// What the effect data of a card says that the rules ask for at places of their own.
#pragma once

#include "engine/state/effect.h"

namespace dossier {

// Tokens placed on it when it comes to the table, on a starting Agent at set-up (SETUP-7).
int tokensOf(const Effect& effect);
// Has a use once in a game that is no token: it is kept with the tokens, but outlives them (0182).
bool isOncePerGame(const Effect& effect);
// Has a use that is bound to a phase (OQ-63, OQ-64).
bool hasUseInPhase(const Effect& effect);
// One dedicated RP for cards with one of these Keywords; empty: none (BRIEF-8, PLAY-8).
KeywordSet purseOf(const Effect& effect);
// A token of this Agent pays the Cost of a Site (OQ-75).
bool tokenPaysSites(const Effect& effect);
// Lying on an Agent, it goes when he is healed: by a card with HEALING, or by any healing (PLAY-58, OQ-143).
bool isCuredBy(const Effect& effect, bool withHealing);

} // namespace dossier
