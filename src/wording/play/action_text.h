// What a player may do, in words: the name of every choice, and the question it answers.
#pragma once

#include "engine/state/action.h"
#include "wording/play/event_text.h"

namespace dossier {

// "Play Tabloid Story for 5 CP: −3 to the Team's level in this check." What a card does is said where it can be played
// in several ways or for several prices. `action` is one of the legal ones in `state`; a Pass is named after
// what it passes on, which the other choices in `actions` tell.
QString actionText(const GameState& state, const Action& action, const ActionList& actions, const Cast& cast);

// What tells it from another action with the same name: where its card lies, its target, its second target. Always
// three; empty where there is nothing to say.
QStringList actionDetails(const GameState& state, const Action& action, const Cast& cast);

// What kind of choice it is, as a heading over several: "Deploy", "Play a card".
QString actionGroup(ActionKind kind);

// "Which Team investigates which Site?": what state.decider is asked. Empty once the game is over.
QString decisionText(const GameState& state, const ActionList& actions, const Cast& cast);
// Why he is asked: the window that is open, the check and its level, the card that waits. May be empty.
QString occasionText(const GameState& state, const Cast& cast);
// The card whose text is being carried out or waits to be; the empty reference where no text asks.
CardRef askingCard(const GameState& state, const ActionList& actions);

} // namespace dossier
