// What is hidden under a Site for no more than a decoy, as whoever hides it can see.
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

namespace dossier {

// Of a choice to put a Bluff under a Site: it does nothing but lower skills, none of which that Site asks for, nor any
// other card of which its player knows. Where it could serve him otherwise, it does not say so.
bool isHiddenInVain(const GameState& state, const Action& action);

} // namespace dossier
