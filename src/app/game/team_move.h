// A whole Team moved by one gesture: all its Agents one after the other, as long as each may.
#pragma once

#include "engine/state/place.h"
#include "engine/state/thing.h"

namespace dossier {

class TableGame;

// The viewer's Agents who stand together.
struct StandingTeam
{
    Section section = Section::Bureau;
    std::uint8_t team = kNoTeam;
};

// Whether anything at all can be done with them together just now.
bool canMove(const TableGame& game, const StandingTeam& team);
// To a Section, into one of its Teams or (kNoTeam) as a Team of their own. Answers how many went; all of it is one step
// when it is taken back.
int moveTeam(TableGame& game, const StandingTeam& team, Section to, std::uint8_t into = kNoTeam);
// Whether moveTeam would move anybody.
bool canMoveTo(const TableGame& game, const StandingTeam& team, Section to, std::uint8_t into = kNoTeam);
// Sends them to investigate a Site (INV-2); false where they may not.
bool assignTeam(TableGame& game, const StandingTeam& team, CardRef site);

} // namespace dossier
