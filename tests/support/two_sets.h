// More than one card set.
#pragma once

#include "domain/cards/card_pool.h"

namespace dossier::test {

// The base set, and a Combat card of another set that bears the number of one of its own: "Second Claws", XF97-0004v2.
const CardPool& twoSets();

} // namespace dossier::test
