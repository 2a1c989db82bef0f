// How much of a card the game knows: of a further set's card it has the printed facts, and nobody told it the text.
#pragma once

#include "domain/cards/card_pool.h"

namespace dossier {

enum class SupportLevel : std::uint8_t {
    Whole,      // a card the program came with, another printing of one (DECK-5), or one that is all facts
    FactsAlone, // it is played by its printed facts; what its text says besides does not happen
    NotPlayed,  // of a type that does nothing by its facts alone: it may be held, sold, discarded, but not played
    Unreadable  // it has an Activator that the game does not know, so nobody can say when it may be played (PLAY-11)
};

SupportLevel supportLevelOf(const CardPool& pool, CardIndex card);

// The number by which rules and rulings speak of a card: its own or that of the known printing; empty where there is
// none.
std::string_view numberInRules(const CardPool& pool, CardIndex card);

} // namespace dossier
