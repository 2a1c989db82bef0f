// Reads the effect data (db/effects/README.md is the manual of its words).
#pragma once

#include "effects/card_effect.h"
#include "text/json.h"

namespace dossier {

// A list of entries, each with "card": a number or several, of the base set as printed (63), of any set in whole
// ("XF97-0001v2"). Throws JsonError at whatever is not understood, with its line and the nearest word, and where a card
// stands twice.
EffectBook readEffects(const Json& entries);
// The same, to what is in the book already: a file for each set.
void readEffects(const Json& entries, EffectBook& book);

} // namespace dossier
