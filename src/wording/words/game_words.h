// The words of the game in the language of the program. In English they are the printed words (nameOf).
#pragma once

#include "domain/cards/card.h"
#include "domain/collection/collection.h"
#include "domain/decks/deck.h"

#include <QString>
#include <QStringList>

#include <string_view>

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
QString word(DeckSets);  // "All official cards"
QString word(Condition); // empty for Unknown, like nameOf

// What a set is called: a title, but for the promotional cards, which have none.
QString setWords(std::string_view name);

// What stands on the card, a further set's own words last and as they are printed.
QStringList keywordsOn(const Card& card);
// Without the one that only repeats its type.
QStringList tellingKeywordsOn(const Card& card);
QStringList activatorsOn(const Card& card);

} // namespace dossier
