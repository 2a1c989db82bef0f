// Plays a game at the table by itself up to a moment worth looking at, for the program's own pictures.
#pragma once

#include "engine/action.h"

#include <functional>

namespace dossier {

class TableGame;
struct Deck;

// So many players with this deck, or one alone against somebody who does nothing; the plain pilot plays (and two or
// more play every card they can) until `enough` says so of the position and its choices, or the game is over. The game
// belongs to whoever has to choose then.
void playDemonstration(TableGame& game, const Deck& deck, int players, std::uint64_t seed,
                       const std::function<bool(const TableGame&)>& enough);

// The same, but for a game between that many players with every card they happen to choose: for what a careful player
// hardly ever comes to, a Combat, a long stack.
void playByChance(TableGame& game, const Deck& deck, int players, std::uint64_t seed,
                  const std::function<bool(const TableGame&)>& enough);

} // namespace dossier
