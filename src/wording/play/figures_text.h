// What a card has made of the figures of a Skill Check, in sentences.
#pragma once

#include "engine/api/visible_event.h"
#include "wording/play/player_names.h"

#include <QString>

namespace dossier {

bool isOfFigures(EventKind kind);
// "Cryptology: the level goes from 6 to 4."
QString figuresText(const VisibleEvent& event, const PlayerNames& cast);
// The same behind what has named the card: "The level goes from 6 to 4."
QString figuresAlone(const VisibleEvent& event);
// "Cryptology: level 6 → 4"
QString shortFigures(const VisibleEvent& event, const PlayerNames& cast);

} // namespace dossier
