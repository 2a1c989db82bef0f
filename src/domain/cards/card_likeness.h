// How well one card can stand in for another: for substitutes where a wanted card is not owned.
#pragma once

#include "domain/cards/card.h"

namespace dossier {

// 0 for printings of one title, more for cards that serve less well in each other's place. What counts, heaviest first:
// type, pool, skills and questions, Cost, Keywords. The same both ways.
int unlikeness(const Card& a, const Card& b);

} // namespace dossier
