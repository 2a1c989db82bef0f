// The words of the game in the user's language. Titles, Keywords and Activators stay as printed on the cards.
#pragma once

#include "domain/collection.h"
#include "domain/deck.h"
#include "domain/vocabulary.h"

#include <QString>

namespace dossier {

QString term(CardType type);
QString pluralTerm(CardType type); // "Sites", as a heading
QString term(Rarity rarity);
QString term(Pool pool); // in full: "Resource Points"
QString term(Skill skill);
QString term(Characteristic characteristic);
QString term(CharacteristicType type);
QString term(Condition condition); // "" where nobody looked
QString term(Game game);
QString term(Zone zone);

} // namespace dossier
