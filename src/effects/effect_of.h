// Which entry of the effect data a card of a pool plays by.
#pragma once

#include "domain/cards/card_pool.h"
#include "effects/card_effect.h"

namespace dossier {

// The number across sets that a card's entry bears: its own, or, of a card that is printed again (SET-1) or is of a
// user's own set, that of the first printing the program came with (DECK-5), whatever the number on it. Cards that
// share a title and differ (SET-2) have entries of their own. 0 where there is none: no entry has it.
int effectNumberOf(const CardPool& pool, CardIndex card);
// Nothing where nobody told the program what the card does, or it does nothing beyond its facts.
const CardEffect* effectOf(const EffectBook& effects, const CardPool& pool, CardIndex card);

} // namespace dossier
