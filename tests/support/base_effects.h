// What the cards of all official sets do, read once from the source tree.
#pragma once

#include "effects/card_effect.h"

namespace dossier::test {

const EffectBook& baseEffects();

} // namespace dossier::test
