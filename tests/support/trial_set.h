// A further set, made up: cards of which the program has printed facts alone.
#pragma once

#include "domain/cards/card_pool.h"

namespace dossier::test {

// The base set and behind it the set "Trial":
// - XT99-0063t1 "Odd Notice", an Event of the Keyword "Heirloom", with the base set's number 63 and nothing in common;
// - XT99-0002t1 "Grim Visitor", an Adversary whose text the file says;
// - XT99-0003t1 "Strange Creature", an Adversary with the Activator "Doubter", which the game does not know;
// - XT99-0004t1 "Agent Nobody", an Agent without a text;
// - XT99-0005t1, another printing of XF96-0004v1;
// - XT99-0006t1 "Unheard Thing", an X-File;
// - XT99-0007t1, another printing of an X-File of the base set (knownXFile).
const CardPool& withTrialSet();
// Of this number in that pool.
CardIndex trialCard(std::string_view number);
// The base set's X-File that is printed again.
CardIndex knownXFile();

} // namespace dossier::test
