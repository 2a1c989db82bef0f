// Agents come, go, are hurt and healed (AGENT, DEP, HEAL).
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/table/teams.h"

namespace dossier {

// A card's healing reaches an Agent: what else it ends (PLAY-58, OQ-143), what it stops (OQ-54).
void healed(Play& play, Seat seat, int slot, CardRef by, bool hadDamage);
inline AgentState& agentOf(GameState& state, Seat seat, int slot)
{
    return state.player(seat).agents[static_cast<std::size_t>(slot)];
}
// `number` more is lost for good.
void loseCost(Play& play, Seat seat, int slot, int number);

// How long an Agent in the Hospital is kept there: so many own Deployment Phases (HEAL-18) and, where `untilHealed` is
// set, until he has no damage (HEAL-19). Terms do not add up, the longer one holds.
void detain(Play& play, Seat seat, int slot, int turns, bool untilHealed, bool slowly = false);
// Takes up to `points` of damage off him, never more than he has (HEAL-5); returns how many. An Agent who may not heal
// keeps it (HEAL-17).
int restore(Play& play, Seat seat, int slot, int points);
// HEAL-15: the same by a text. What afflicts him and is cured by it goes: with `withHealing`, a card or ability with
// that Keyword, whatever kept him from healing and whatever preys on him; without, what any healing cures (PLAY-58,
// OQ-143).
int heal(Play& play, Seat seat, int slot, int points, bool withHealing);
// OQ-56: tokens of a condition; one goes in each of his player's Briefing Phases, and as the turn ends in which the
// last one went he is removed from the game.
void afflict(Play& play, Seat seat, int slot, int tokens);
void cureAffliction(Play& play, Seat seat, int slot);
// What the tokens on a player's Agents wait for has come: one goes from each (Countdown).
void wearOn(Play& play, Seat seat, MomentKind moment);
// Those who are removed as the turn ends (0338) and those who go to the Hospital then (0309). May put a departure on
// the stack.
void endOfTurnLosses(Play& play);
// HEAL-17
void forbidHealing(Play& play, Seat seat, int slot);

// Sets an Agent to a Section and Team: the only place that writes either.
void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team);
// A card of the hand becomes an Agent in play (AGENT-1). He is settled next.
void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team);
// INV-5, INV-15: these Agents are in the Team that investigates now; that Site counts for them. Who has taken part in
// the investigation of another Site this turn, and whom no card allows a second one, contributes nothing here.
void takePart(Play& play, Seat seat, AgentSet agents);
// ... of one who has joined a Team through a card, where it does investigate.
void joinInvestigation(Play& play, Seat seat, int slot);
// By a card (HEAL-14): to a Section, where he is a Team of his own, or into a Team. On the way to the Hospital use
// depart(), which may be answered. Nothing happens where he is not movable.
void moveAgent(Play& play, Thing agent, Thing to);
// Takes him out of his Section, Team and every Combat, but leaves his record: the first half of every way out of play.
void leaveSection(Play& play, Seat seat, int slot);

// ZONE-18: for good; what is attached to him is discarded. Under OPT-5 the last one may end the game.
void removeAgent(Play& play, Seat seat, int slot);
// The same for several at one moment, by seat: where it costs every player his last one, the game is drawn (WIN-9).
void removeAgents(Play& play, const std::array<AgentSet, kMostSeats>& agents);
// The Agent's card goes to its owner's Discard Pile with what is attached to it (AGENT-9, ZONE-6).
void discardAgent(Play& play, Seat seat, int slot);

} // namespace dossier
