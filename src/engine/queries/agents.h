// Agents on the table: their Sections, Teams, skills and health (DEP, AGENT, HEAL).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

inline const AgentState& agentOf(const GameState& state, Seat seat, int slot)
{
    return state.player(seat).agents[static_cast<std::size_t>(slot)];
}
inline AgentState& agentOf(GameState& state, Seat seat, int slot)
{
    return state.player(seat).agents[static_cast<std::size_t>(slot)];
}

AgentSet agentsIn(const GameState& state, Seat seat, Section section);
// The Agents of one Team. Teams have numbers of their own in each seat; nobody in the Hospital is in a Team (DEP-9).
AgentSet teamMembers(const GameState& state, Seat seat, std::uint8_t team);
// A number that no Team of `seat` bears.
std::uint8_t freeTeam(const GameState& state, Seat seat);
// Calls `visit(team)` once for each Team of `seat` in `section`.
template <typename Visit>
void forEachTeam(const GameState& state, Seat seat, Section section, Visit visit)
{
    std::uint32_t seen = 0;
    forEachAgent(agentsIn(state, seat, section), [&](int slot) {
        const std::uint8_t team = agentOf(state, seat, slot).team;
        if (team == kNoTeam || (seen >> team & 1u) != 0)
            return;
        seen |= 1u << team;
        visit(team);
    });
}

// HEAL-4, and what is left of it.
int permanentHealth(const GameState& state, Seat seat, int slot);
int currentHealth(const GameState& state, Seat seat, int slot);
// AGENT-8, AGENT-15 to AGENT-20, AGENT-23: a starting Agent with his own player, not hurt in the Hospital, nor absent.
// When a use is open besides (AGENT-18, AGENT-22) its text says.
bool mayUseGameEffect(const GameState& state, Seat seat, int slot);
// What his text says works by itself, RES included: as above, but damage in the Hospital is no matter (HEAL-13 speaks
// of using it).
bool gameEffectHolds(const GameState& state, Seat seat, int slot);
// What is left of his Cost (OQ-55), never below 0.
int costLeft(const GameState& state, Seat seat, int slot);
// `number` more is lost for good.
void loseCost(Play& play, Seat seat, int slot, int number);

// His RES as it counts in a Briefing Phase, by Section and by what lasts; never below 0 (BRIEF-4, BRIEF-7, OQ-76).
int resOf(const GameState& state, Seat seat, int slot);

// How long an Agent in the Hospital is kept there: so many own Deployment Phases (HEAL-18) and, where `untilHealed` is
// set, until he has no damage (HEAL-19). Terms do not add up, the longer one holds.
void detain(Play& play, Seat seat, int slot, int turns, bool untilHealed);
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

// DEP-3: not kept in the Hospital (HEAL-7, HEAL-8, HEAL-18, HEAL-19, BASIC-19).
bool mayLeaveHospital(const GameState& state, Seat seat, int slot);

// The skill of one Agent as it stands, with the Equipment that serves it best (CHECK-3, CHECK-4, EQUIP-1, EQUIP-2).
int skillOf(const GameState& state, Seat seat, int slot, Ability ability);
// Agents of `seat` kept out of the check at `depth` (COMBAT-8, OQ-101); 0: out of all checks whatever.
AgentSet barredAt(const GameState& state, Seat seat, int depth);
// Agents of a Team who may contribute to the check at `depth` (CHECK-16).
AgentSet contributors(const GameState& state, Seat seat, std::uint8_t team, int depth = 0);
// A Team's level: the sum over those who contribute, one copy of an Equipment each (EQUIP-4), with what lasts for the
// check at `depth`; never below 0 (CHECK-19).
int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability, int depth = 0);

// Sets an Agent to a Section and Team: the only place that writes either.
void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team);
// A card of the hand becomes an Agent in play (AGENT-1). He is settled next.
void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team);
// INV-15: he is in this Team now, through a card; where it investigates, that Site counts for him (INV-5).
void joinInvestigation(GameState& state, Seat seat, int slot);
// HEAL-14: whether a card could move this Agent: he is in a Section, and may leave the Hospital if that is his.
bool isMovable(const GameState& state, Seat seat, int slot);
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
