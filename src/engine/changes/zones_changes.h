// Cards on their way: drawn, discarded, shuffled (ZONE), and points paid and gained.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// Takes a card from where it is, the middle of a deck included, and puts it to `place`, at or below `host` where the
// place has one. Into a deck it goes with putIntoDeck.
void put(Play& play, CardRef card, Place place, std::uint8_t host = kNoCard, Seat hostOwner = 0);
// To its owner's Discard Pile (ZONE-4), and the cards attached to it with it (ZONE-6).
void discard(Play& play, CardRef card);
// Before a card leaves the table.
void discardWhatLiesWith(Play& play, CardRef card);
// It leaves the game for good (ZONE-18); what lies with it is discarded.
void removeFromGame(Play& play, CardRef card);

// --- Tokens (SETUP-7, AGENT-16) -------------------------------------------------------------------------------------

// So many tokens are on it from now on.
void setTokens(Play& play, CardRef card, int tokens);
// Those its text places on it as it comes into play.
void placeTokens(Play& play, CardRef card);
// Adds so many, or takes away where the number is negative; never below 0 nor above kMostTokens.
void addTokens(Play& play, CardRef card, int number);
// Takes one away; false where there is none.
bool spendToken(Play& play, CardRef card);

// --- Whose it is ----------------------------------------------------------------------------------------------------

// He plays with the card from now on.
void setController(GameState& state, CardRef card, Seat seat);
// See isTurnedUp.
void turnFaceUp(GameState& state, CardRef card);
// PLAY-44
void putOnTeam(Play& play, CardRef card, Seat of, std::uint8_t team);

// --- Bureau Decks ---------------------------------------------------------------------------------------------------

// Makes a Bureau Deck of these cards, the first on top.
void stackDeck(Play& play, Seat seat, std::span<const std::uint8_t> cards);
// Puts a card into its owner's Bureau Deck below `above` cards, or to the bottom where there are fewer.
void putIntoDeck(Play& play, CardRef card, int above);
// The same, at depth 0 for several: the first of them ends on top (0240).
void putOnDeckTop(Play& play, std::span<const CardRef> cards);
// Shuffles it; the Discard Pile stays as it is, abducted Agents keep their depth (ZONE-10, ZONE-17).
void shuffleDeck(Play& play, Seat seat);
// A search is over: `taken`, a card of this deck or nothing, goes to `to`, shown to all where the text demands it; the
// deck is shuffled in any case (ZONE-23).
void endSearch(Play& play, Seat seat, CardRef taken, Place to, bool show);
// ZONE-12: the Discard Pile is shuffled and laid under what is left of the deck.
void layDiscardsUnder(Play& play, Seat seat);

// Draws up to `number` cards; an empty deck is rebuilt at once (ZONE-7 to ZONE-9). Returns how many were drawn.
int draw(Play& play, Seat seat, int number);

// --- Points ---------------------------------------------------------------------------------------------------------

// `by`: whose text gives them, where one does.
void gainPoints(Play& play, Seat seat, bool rp, int number, CardRef by = {});
void payFrom(Play& play, Seat seat, bool rp, int number, CardRef forCard = {});
// What another's text or power takes: it is lost, and pays for nothing.
void losePoints(Play& play, Seat seat, bool rp, int number);
// Two pools change places: nobody pays.
void swapPools(Play& play, Seat seat, Seat with, bool rp);
// From the pool of the player's present role; nothing in the Basic Game, which has no Costs (BASIC-12).
void pay(Play& play, Seat seat, int number, CardRef forCard = {});

} // namespace dossier
