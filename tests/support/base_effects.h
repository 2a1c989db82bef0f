// What the cards of the base set do, read once from the source tree.
#pragma once

#include "effects/card_effect.h"

namespace dossier::test {

const EffectBook& baseEffects();

} // namespace dossier::test
