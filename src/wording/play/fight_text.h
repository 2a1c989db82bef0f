// A Combat and the states of cards in words: short, for the card itself and the table beside it.
#pragma once

#include "engine/api/fight.h"

#include <QString>

namespace dossier {

// "cannot heal", "stunned", "contributes to no check".
QString stateWord(CardState state);

// A round of Combat as log and stage number it: "Combat, CRC round 1"; there is one LRC round.
QString roundWords(Ability range, int rounds);

} // namespace dossier
