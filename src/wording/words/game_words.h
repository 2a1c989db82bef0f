// The words of the game in the language of the program. In English they are the printed words (nameOf).
#pragma once

#include "domain/cards/vocabulary.h"
#include "domain/collection/collection.h"
#include "domain/decks/deck.h"

#include <QString>

namespace dossier {

QString word(CardType);
QString word(Rarity);
QString word(Pool); // "RP", "CP", "*P"
QString word(Skill);
QString word(Characteristic);
QString word(CharacteristicType);
QString word(Keyword);
QString word(Activator);
QString word(Zone);
QString word(Condition); // empty for Unknown, like nameOf

} // namespace dossier
