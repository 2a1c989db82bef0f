// The verbs of the effect data: their words, what a step with one may hold, and how it is read.
#pragma once

#include "effects/effect_reader.h"

namespace dossier {

// Reads a step whose first key is its verb, and appends it with what follows from it. Throws JsonError at an unknown
// verb, a parameter that is missing and one that the verb does not have. `inWhile`: the step lasts, and may have a
// condition of its own.
void readVerb(EffectReader& reader, const Json& entry, bool inWhile, std::vector<EffectStep>& steps);

} // namespace dossier
