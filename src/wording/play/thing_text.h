// How what lies on the table is named before whoever has to choose: never by what he may not know.
#pragma once

#include "engine/state/state.h"
#include "wording/play/event_text.h"

namespace dossier {

// A title; for a card the decider does not know, where it lies: "a card of the hand of Player B".
QString titleText(const GameState& state, CardRef card, const Cast& cast);
// "Team 2 (Dana Scully, John Doe)"
QString teamText(const GameState& state, Seat seat, std::uint8_t number, const Cast& cast);
QString thingText(const GameState& state, Thing thing, const Cast& cast);
// What tells it from another card of the same title: whose it is, and what it lies on. "Player B, on Agent Fox Mulder";
// empty for a card of a hand and for one that lies nowhere in sight.
QString whereaboutsText(const GameState& state, CardRef card, const Cast& cast);

} // namespace dossier
