// Decks and games for the tests of the engine.
#pragma once

#include "engine/state/match.h"
#include "support/base_set.h"

#include <initializer_list>

namespace dossier::test {

// Cards are named by their printed number alone, 63 for XF96-0063v1, and may repeat.
Deck deckOf(std::initializer_list<int> team, const std::vector<int>& bureauDeck, int xFile = 0);
// `count` numbers from `first` on.
std::vector<int> numbers(int first, int count);
CardIndex cardNumbered(int number);

// Four Agents for 20 points (DECK-15), 20 Sites and 40 other cards of every type: legal.
Deck sampleDeck();

// Two players with these decks, `first` to begin. Nothing: a player without cards.
MatchSetup twoPlayers(const Deck* a, const Deck* b, int first = 0);

} // namespace dossier::test
