// What lasts begins and ends.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// False where there is no room left.
bool addModifier(Play& play, Modifier modifier);
// Ends those of a duration, of the frame at `depth` or of any where it is 0.
void endModifiers(GameState& state, Duration until, int depth = 0);
void endModifiersFrom(GameState& state, CardRef source);
void endModifiersFrom(GameState& state, CardRef source, Duration until);
void endModifiersFrom(GameState& state, CardRef source, ModifierKind kind);
// What lasts of this permission, for this subject.
void endPermission(GameState& state, Permission permission, Thing subject);
// The Briefing Phase of `seat` is over: what was to last until his next one ends with that one, not with the one in
// which it was made.
void endNextBriefing(GameState& state, Seat seat);

} // namespace dossier
