// What may be done in the phases, one thing at a time: the rules of the table in REASONS, asked by those who list the
// choices. Whose choice it is and whether its step has come is theirs to know.
#pragma once

#include "engine/queries/table/teams.h"

namespace dossier {

// --- Briefing (briefing.cpp) ----------------------------------------------------------------------------------------

// How many cards the free draw is: one, in the Basic Game as many as the hand has room for (BRIEF-1, BASIC-15).
int freeCards(const GameState& state, Seat seat);
bool mayDrawFree(const GameState& state, Seat seat);
// BRIEF-14
bool maySell(const GameState& state, CardRef card);
// BRIEF-29: how many cards the one who buys may buy.
int mostBought(const GameState& state);

// --- Requisition (requisition.cpp) ----------------------------------------------------------------------------------

// Equipment at hand, REQ-2.
bool mayRequisition(const GameState& state, Seat seat, CardRef card);
// REQ-3 to REQ-5
bool mayHold(const GameState& state, CardRef equipment, Seat seat, int slot);
// REQ-10; with HOUSE-3 the Cost is paid anew.
int handOverFee(const GameState& state, CardRef equipment);
// What lies on an Agent, once a phase.
bool mayHandOver(const GameState& state, Seat seat, CardRef card);
// Who may take from this Agent: his Team; nobody in the Hospital has one (REQ-9, REQ-11, BASIC-21).
AgentSet exchangePartners(const GameState& state, Seat seat, int from);
// REQ-12, of one of them.
bool mayTake(const GameState& state, CardRef equipment, Seat seat, int to);

// --- Deployment, Teams (deployment.cpp) -----------------------------------------------------------------------------

// DEP-3; each is given his place once a phase, which loses nothing.
bool mayMove(const GameState& state, Seat seat, int slot);
// Where he is not already.
bool mayGoTo(const GameState& state, Seat seat, int slot, Section section, std::uint8_t team, std::uint8_t newTeam);
// Calls `visit(section, team)` for each Team outside the Hospital and a new one in each Section (DEP-6, BASIC-24).
template <typename Visit>
void forEachTeamToJoin(const GameState& state, Seat seat, std::uint8_t newTeam, Visit visit)
{
    for (const Section section : {Section::Bureau, Section::Field}) {
        if (isBasic(state)) { // all Agents of a Section are one Team
            visit(section, static_cast<std::uint8_t>(section));
            continue;
        }
        forEachTeam(state, seat, section, [&](std::uint8_t team) { visit(section, team); });
        visit(section, newTeam);
    }
}
// INV-1: of an Agent in the Field.
bool mayRegroup(const GameState& state, Seat seat, int slot);
template <typename Visit>
void forEachTeamToRegroup(const GameState& state, Seat seat, int slot, Visit visit)
{
    const std::uint8_t own = agentOf(state, seat, slot).team;
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        if (team != own)
            visit(team);
    });
    if (!std::has_single_bit(teamMembers(state, seat, own)))
        visit(freeTeam(state, seat));
}
// An Agent of the hand: AGENT-4 to AGENT-6, AGENT-13.
bool mayBuyAgent(const GameState& state, Seat seat, CardRef card);

// --- Sites (case_assignment.cpp), guesses (questions.cpp) -----------------------------------------------------------

// BASIC-25
// A card that keeps Bluffs below it has room for one more; one of them may be put under a Site.
bool mayStoreBelow(const GameState& state, CardRef card);
bool mayTakeOut(const GameState& state, CardRef card);
bool mayPlaceSites(const GameState& state, Seat seat);
// A Site of the hand: CASE-2, CASE-4, CASE-5.
bool mayPlaceSite(const GameState& state, Seat seat, CardRef card);
// INV-2 to INV-6
// INV-8
bool mayInvestigate(const GameState& state, Seat seat, CardRef site);
bool mayAssign(const GameState& state, Seat seat, std::uint8_t team, CardRef site);
// SITE-11 to SITE-14, OPT-1, OPT-2: of the one who investigates this Site.
bool mayGuess(const GameState& state, const Frame& site);

// --- X-File Powers (powers.cpp) -------------------------------------------------------------------------------------

// BASIC-46, OPT-6
bool hasPowers(const GameState& state);
// POWER-3
bool mayAnnounce(const GameState& state, Seat seat, Characteristic characteristic);
// POWER-2, HOUSE-8: what this characteristic gives, once it finds something to be used for.
bool mayUsePower(const GameState& state, Seat seat, Characteristic characteristic);

} // namespace dossier
