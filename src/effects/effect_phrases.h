// The short phrases of the effect data: selectors, references, quantities, amounts, conditions. Every function throws
// JsonError, with the nearest known phrase, where one is not understood.
#pragma once

#include "effects/effect.h"
#include "text/json.h"

namespace dossier {

Selector readSelector(const Json& phrase);
Reference readReference(const Json& phrase);
// The same for a piece of a phrase that stands at `at`.
Reference readReference(const Json& at, const std::string& phrase);
// "CRC of target", "level", "my hand limit": into the step's quantity, ability and reference `a`.
void readQuantity(const Json& phrase, EffectStep& step);
Amount readAmount(const Json& phrase);
TextCondition readCondition(const Json& phrase);
// "Medical|Observation": a bit per Ability.
std::uint16_t readAbilities(const Json& at, const std::string& words);
KeywordSet readKeywords(const Json& at, const std::string& words, char between = '|');
Ability readAbility(const Json& at, const std::string& word);
Keyword readKeyword(const Json& at, const std::string& word);
// "163|172", "163 and 172" or "163,172"
Titles readTitles(const Json& at, const std::string& numbers);

} // namespace dossier
