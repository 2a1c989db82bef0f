// Reads the short phrases of the effect data by their tables (phrase_tables.h). Every function throws JsonError, with
// the nearest known phrase or game word, where one is not understood as a whole.
#pragma once

#include "effects/phrase_tables.h"
#include "effects/words.h"

namespace dossier {

inline constexpr int kMostCard = 999;

Selector readSelector(const Json& phrase);
Reference readReference(const Json& phrase);
QuantityOf readQuantity(const Json& phrase);
Amount readAmount(const Json& phrase);
TextCondition readCondition(const Json& phrase);
Awaited readMoment(const Json& phrase);
Rule readRule(const Json& phrase);
Destination readPlace(const Json& phrase);
Stay readStay(const Json& phrase);
XCost readX(const Json& phrase);
Cure readCure(const Json& phrase);
// Nothing where it is a game word.
std::optional<EffectChoice> findChoice(const Json& phrase);
EffectWord readNamedWord(const Json& word);
Ability readAbility(const Json& word);
Keyword readKeyword(const Json& word);
// 163 or, of another set, "XF97-0012v2": the card's number across sets.
int readCardNumber(const Json& number);
// A list of these.
Titles readTitles(const Json& numbers);

} // namespace dossier
