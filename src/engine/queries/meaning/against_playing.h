// What stands against playing a card (PLAY).
#pragma once

#include "engine/queries/table/standing.h"
#include "engine/state/effect.h"

namespace dossier {

// Adversaries with GOVERNMENT and a Team behind a smoke screen (OQ-93, OQ-137).
bool isKeptFrom(const GameState& state, CardRef adversary, Thing team);
// Whether the card has its part in the game that is played (BASIC-3, DECK-18, DECK-19), and the game knows what it does
// (REASON-6).
bool isOfThisGame(const GameState& state, CardRef card);
// Whether an Adversary may be announced together with a card that may be played now, its Cost apart (OQ-109).
bool mayStandBeside(const GameState& state, Seat seat, CardRef member, const Moment& moment);

// --- The moment -----------------------------------------------------------------------------------------------------

// The type whose windows it has: a card announced together with others has theirs (OQ-109).
CardType playedAs(const GameState& state, CardRef card);
// OQ-81: a Team stands open to this Adversary away from a Site.
bool opensAttack(const GameState& state, CardRef card);
// The windows of a type, a bit each, where the text names none (PLAY-28; OQ-120 for Witnesses).
std::uint32_t usualWindows(const GameState& state, CardRef card, const EffectForm& form, CardType type);
bool inItsWindow(const GameState& state, CardRef card, const EffectForm& form, const Moment& moment, bool fighting);
// BASIC-40: its text names this phase, or any time of the turn (0219).
bool namesThisTime(const GameState& state, const EffectForm& form);
// COMBAT-5
bool adversaryWaits(const GameState& state);
// In the hand, under a Site, or borrowed and usable as if it were in the hand (OQ-130).
bool atHand(const GameState& state, Seat seat, CardRef card, bool faceDown);

// --- The card -------------------------------------------------------------------------------------------------------

// Nothing that holds for all its forms stands against playing it, from the hand or as a revealed Bluff.
bool mayTryAny(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown);
// Nothing stands against this form but, it may be, that it finds no target or that its Cost cannot be paid: those who
// list the plays meet that target by target.
bool mayTry(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t form,
            Seat helped);
// OQ-151: nothing is begun that the state might have no room for.
bool roomLeft(const GameState& state);

} // namespace dossier
