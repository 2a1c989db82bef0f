// What an investigation leaves in the Field (SITE-21, SITE-22).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// SITE-21, SITE-22: the Investigating Player's Sites with nothing under them leave; the others keep their cards for a
// later turn.
void clearField(Play& play);

} // namespace dossier
