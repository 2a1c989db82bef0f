// Makes what the engine runs from what the effect data says.
#pragma once

#include "engine/state/effect.h"

namespace dossier {

// Throws std::length_error where the text is too long for the bytes by which its steps find each other (120 steps).
Effect compiled(CardEffect effect);

} // namespace dossier
