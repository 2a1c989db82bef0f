// What only a card's type has: skills, prerequisites, characteristics, fighting figures.
#pragma once

#include "domain/cards/card.h"

#include <QStringList>

namespace dossier {

// All of them, short, what matters most first; nothing where the type has none: "LRC 2", "CRC 3", "Health 4".
QStringList ownFacts(const Card& card);

} // namespace dossier
