// A whole Team moved by one gesture: all its Agents one after the other, as long as each may.
#pragma once

#include "engine/api/choice.h"
#include "engine/state/place.h"

#include <vector>

namespace dossier {

class SeatGame;

// The viewer's Agents who stand together.
struct StandingTeam
{
    Section section = Section::Bureau;
    std::uint8_t team = kNoTeam;
};

// How they go elsewhere (DEP-1, DEP-6): Agent by Agent, as many as can.
struct TeamMove
{
    std::vector<Action> actions{};   // in their order; empty: nobody can go
    std::vector<CardName> members{}; // who goes
    std::vector<CardRef> cards{};    // theirs
    Section to = Section::Field;
};

// Whether anything at all can be done with them together just now.
bool canMove(const SeatGame& game, const StandingTeam& team);
// To a Section, into one of its Teams or (kNoTeam) as a Team of their own.
TeamMove moveOf(const SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into = kNoTeam);
// What moveOf says, done; answers how many went. All of it is one step when it is taken back.
int moveTeam(SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into = kNoTeam);
// The viewer's Teams of two or more that can go from the Bureau to the Field, or back, whole and as they are.
std::vector<TeamMove> wholeTeams(const SeatGame& game);
// Whether moveTeam would move anybody.
bool canMoveTo(const SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into = kNoTeam);
// Sends them to investigate a Site (INV-2); false where they may not.
bool assignTeam(SeatGame& game, const StandingTeam& team, CardRef site);

} // namespace dossier
