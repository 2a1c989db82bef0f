// Reads the effect data (db/effects/README.md is the manual of its words).
#pragma once

#include "effects/card_effect.h"
#include "text/json.h"

namespace dossier {

// A list of entries, each with "card": a printed number or several. Throws JsonError at whatever is not understood,
// with its line and the nearest word, and where a card stands twice.
EffectBook readEffects(const Json& entries);

} // namespace dossier
