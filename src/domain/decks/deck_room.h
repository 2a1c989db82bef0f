// How many more copies of a card the rules of a format allow in a deck.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/format.h"

namespace dossier {

// BASIC-3: cards of the Advanced Game stay out of the Basic one, X-Files apart.
bool fitsGame(const Card& card, const Format& format);

// Copies in the zone, all printings together (DECK-5).
int copiesOfTitle(const Deck& deck, Zone zone, CardIndex card, const CardPool& pool);

// Of a card for the Bureau Deck: 0 for X-Files (DECK-7), Killer cards nobody agreed to (DECK-18), Agents in the Basic
// Game (BASIC-8) and where the limit of copies is reached (DECK-4, DECK-20, DECK-22).
int roomInBureauDeck(const Deck& deck, CardIndex card, const CardPool& pool, const Format& format);

} // namespace dossier
