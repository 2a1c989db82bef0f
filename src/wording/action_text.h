// What a player may do, in words: the name of every choice, and the question it answers.
#pragma once

#include "engine/action.h"
#include "wording/event_text.h"

namespace dossier {

// "Play Tabloid Story for 5 CP (price step 3)". `action` is one of the legal ones in `state`; a Pass is named after
// what it passes on, which the other choices in `actions` tell.
QString actionText(const GameState& state, const Action& action, const ActionList& actions, const Cast& cast);

// What kind of choice it is, as a heading over several: "Deploy", "Play a card".
QString actionGroup(ActionKind kind);

// "Which Team investigates which Site?": what state.decider is asked. Empty once the game is over.
QString decisionText(const GameState& state, const ActionList& actions, const Cast& cast);
// Why he is asked: the window that is open, the check and its level, the card that waits. May be empty.
QString occasionText(const GameState& state, const Cast& cast);

} // namespace dossier
