// Plays a game at the table by itself up to a moment worth looking at, for the program's own pictures.
#pragma once

#include "engine/state/action.h"

#include <functional>

namespace dossier {

class TableGame;
struct Deck;

// So many players with this deck, or one alone against somebody who does nothing; the plain pilot plays (and two or
// more play every card they can) until `enough` says so of the position and its choices, or the game is over. The game
// belongs to whoever has to choose then.
void playDemonstration(TableGame& game, const Deck& deck, int players, std::uint64_t seed,
                       const std::function<bool(const TableGame&)>& enough);

// A game in which so many players take any choice they happen to, for what careful ones hardly ever come to: a Combat,
// several answers. Tries shuffle after shuffle, some thousand choices each; answers whether `enough` was found.
bool playByChance(TableGame& game, const Deck& deck, int players, const std::function<bool(const TableGame&)>& enough);

} // namespace dossier
