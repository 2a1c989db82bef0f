// What has been announced for a check takes hold, or has come about (CHECK-24, OQ-101); what becomes of its figures.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// OQ-101: a check of this Team begins on top of the stack; who has been kept out of its next one is kept out of it.
void checkBegins(GameState& state);
// The failure announced has come about: it spoils no second check.
void forgetFailure(GameState& state, int depth);

// A level, a skill and a level needed change without anything being moved that could be seen (CHECK-19, CHECK-26): what
// a card does to them is told as it is done. As they stand before a text takes effect; nothing where no check is under
// way.
void rememberFigures(GameState& state);
// Nobody remembers them where somebody chooses: a position is the same bytes as in games kept by older versions.
void forgetFigures(GameState& state);
// What has become of them since, by this card.
void tellFigures(Play& play, CardRef by);

} // namespace dossier
