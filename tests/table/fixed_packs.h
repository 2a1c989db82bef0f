// The five fixed packs of the starters, each completed to a legal deck. Between them the decks hold every card of the
// base set that a Team or a Bureau Deck may hold, so that their games meet every text.
#pragma once

#include "domain/decks/deck.h"

#include <vector>

namespace dossier::test {

std::vector<Deck> completedPacks();

// The packs as they are, between them with every card that the other official sets add, each with an X-File of those.
std::vector<Deck> packsOfAllSets();

} // namespace dossier::test
