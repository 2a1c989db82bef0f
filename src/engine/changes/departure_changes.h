// Agents have to leave: for the Hospital, one or several at once, with a window before it; or from the game
// (COMBAT-32, COMBAT-54, OQ-59, OQ-88, OQ-115, OQ-132, OQ-133).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// These Agents go to the Hospital: puts their departure on the stack. First comes the window Departure, in which it may
// be put off or called off; then they go together; then, where no Combat is under way that will have an Aftermath of
// its own, the window Aftermath. `cause`: the Adversary or other card that sends them, empty for none. While a round of
// Combat counts its damage they wait for the others who leave in it (OQ-110).
void depart(Play& play, Seat seat, AgentSet agents, CardRef cause = {});
// For what answers a departure: the nearest Departure frame is the one asked about, its `seat` and `set` are who would
// go, its `card` is what sends them (who negates that card calls it off, 0198). Outside one nothing happens. These stay
// with their Team for one more check, at most until the turn ends; they are out of the Combat (0309).
void putOffDeparture(Play& play, AgentSet agents);
// They stay where they are: neither a departure under way nor the round of Combat sends them away.
void callOffDeparture(Play& play, Seat seat, AgentSet agents);

// Removes these Agents from the game, then opens the Aftermath (inside a Combat: its own, once it is over) in which one
// of them may be brought back. The window's frame names them: `seat`, `set`, `card` as the cause.
void removeAgents(Play& play, Seat seat, AgentSet agents, CardRef cause = {});
// An Agent removed in this turn is back in his Section and Team, or in one of his own where it is gone, fully healed
// and without Equipment (0308, OQ-78). False where he was not removed in this turn.
bool bringBack(Play& play, Seat seat, int slot);

// They fight no longer in any Combat under way.
void leaveCombats(GameState& state, Seat seat, AgentSet agents);

// --- For the rules --------------------------------------------------------------------------------------------------

// Damage outside Combat that lies in the list of hits from `first` on: absorbed, counted, answered by healing, then who
// has Health 0 departs (COMBAT-54, OQ-113).
void departHurt(Play& play, Seat seat, int first, CardRef cause);
// BASIC-33: one Agent of this Team, picked by `chooser`.
void departPicked(Play& play, Seat seat, std::uint8_t team, Seat chooser, CardRef cause);
// A check of this Team is over: who stayed for one more check goes now (0309).
void leaveAfterCheck(Play& play, Seat seat, std::uint8_t team);
// What a Combat under way wants to know of those who are lost while it lasts (OQ-88, OQ-115).
void noteLoss(GameState& state, Seat seat, AgentSet agents, CardRef cause);
// OQ-88: what happens inside a Combat is answered when that is over.
void openAftermath(Play& play, Seat seat, AgentSet agents, CardRef cause);

} // namespace dossier
