// Which entry of the effect data a card of a pool plays by.
#pragma once

#include "domain/cards/card_pool.h"
#include "effects/card_effect.h"

namespace dossier {

// The number across sets that a card's entry bears: its own, or, of a further set's card, that of the printing the
// program came with (DECK-5), whatever the number on it. 0 where there is none: no entry has it.
int effectNumberOf(const CardPool& pool, CardIndex card);
// Nothing where nobody told the program what the card does, or it does nothing beyond its facts.
const CardEffect* effectOf(const EffectBook& effects, const CardPool& pool, CardIndex card);

} // namespace dossier
