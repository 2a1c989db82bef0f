// Decks to play against that everybody has: those the program brings along.
#pragma once

#include "box/game_data.h"

#include <vector>

namespace dossier {

// The sample decks in their order. A starter's fixed pack is too small to play with: it is filled up by the rules of
// this game (deck_filler.h).
std::vector<Deck> shippedOpponents(const GameData& box, Game game);

} // namespace dossier
