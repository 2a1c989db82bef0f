// A Combat and the states of cards in words: short, for the card itself and the table beside it.
#pragma once

#include "engine/face/fight.h"

#include <QString>

namespace dossier {

// "cannot heal", "stunned", "contributes to no check".
QString stateWord(CardState state);

} // namespace dossier
