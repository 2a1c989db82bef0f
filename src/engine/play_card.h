// Playing a card: what it costs, at what it is aimed, and how it comes onto the stack (PLAY).
#pragma once

#include "engine/moment.h"
#include "engine/reason.h"
#include "engine/sites.h"

namespace dossier {

// BLUFF-10: the steps of a Bluff that costs X.
inline constexpr std::array<int, 4> kPriceSteps{1, 3, 5, 9};
int priceSteps(const CardFacts& facts, bool basic);
// What `seat` pays for the card at this price step; 1 less, and not below 0, for a revealed Bluff (BLUFF-7, BLUFF-9).
int costOf(const GameState& state, CardRef card, int step, bool faceDown);
// Whether the card is paid with RP by this player now (PLAY-1 to PLAY-3, MULTI-10).
bool paidWithRp(const GameState& state, Seat seat, const CardFacts& facts);

bool isFaceDown(const GameState& state, CardRef card);
bool isWaiting(const GameState& state, CardRef card);
bool fitsTarget(const GameState& state, Seat seat, CardRef card, const Moment& moment, CardRef target);

// All ways of playing the card now, none where whyNot gives a reason.
void listPlays(const GameState& state, Seat seat, CardRef card, const Moment& moment, ActionList& actions);
// The same for a revealed Bluff (BLUFF-7, BLUFF-11).
void listUses(const GameState& state, CardRef bluff, ActionList& actions);

// Pays and puts it on the stack; the option goes on to the next player (PLAY-60).
void playCard(Play& play, Seat seat, const Action& action, bool faceDown = false);

// The first reason against playing `card`, from the hand or as a revealed Bluff.
std::optional<Reason> reasonAgainst(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                    bool faceDown);

} // namespace dossier
