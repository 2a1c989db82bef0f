// The reasons against playing a card (PLAY).
#pragma once

#include "engine/queries/table/standing.h"
#include "engine/state/reason.h"

namespace dossier {

// Adversaries with GOVERNMENT and a Team behind a smoke screen (OQ-93, OQ-137).
bool isKeptFrom(const GameState& state, CardRef adversary, Thing team);
// Whether an Adversary may be announced together with a card that may be played now, its Cost apart (OQ-109).
bool mayStandBeside(const GameState& state, Seat seat, CardRef member, const Moment& moment);

// The first reason against playing `card`, from the hand or as a revealed Bluff; of several forms that of the one that
// comes furthest.
std::optional<Reason> reasonAgainst(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                    bool faceDown);
// The same for one form.
std::optional<Reason> reasonAgainstForm(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                        bool faceDown, std::size_t form);
// The reasons that hold for all its forms.
std::optional<Reason> reasonAgainstCard(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                        bool faceDown);
// Nothing stands against this form but, it may be, that it finds no target or that its Cost cannot be paid: those who
// list the plays meet that target by target.
bool mayTry(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t form);
// OQ-151: nothing is begun that the state might have no room for.
bool roomLeft(const GameState& state);

} // namespace dossier
