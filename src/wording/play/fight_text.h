// A Combat and the states of cards in words: short, for the card itself and the table beside it.
#pragma once

#include "engine/api/fight.h"
#include "engine/api/visible_event.h"
#include "wording/play/player_names.h"

namespace dossier {

// "cannot heal", "stunned", "contributes to no check".
QString stateWord(CardState state);

// A round of Combat as log and stage number it: "Combat, CRC round 1"; there is one LRC round.
QString roundWords(Ability range, int rounds);

// Who deals the damage of an event of the kind Allotted, and to whom.
QString blowOf(const VisibleEvent& allotted, const PlayerNames& cast);
QString targetOf(const VisibleEvent& allotted, const PlayerNames& cast);
// Who was to be hit kept the damage of an event of the kind Prevented off himself, by his own text.
bool preventsItself(const VisibleEvent& prevented);

} // namespace dossier
