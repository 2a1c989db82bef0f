// Reads effects from their JSON form (the vocabulary of effect.h). An unknown word is an error with the nearest known.
#pragma once

#include "effects/effect.h"
#include "text/json.h"

namespace dossier {

// A list of entries, each with "card": a printed number or several. Throws JsonError, also where a card stands twice.
EffectBook readEffects(const Json& entries);

// The word of the data; empty for what a reader puts between the steps.
std::string_view nameOf(Verb verb);

} // namespace dossier
