// What one player has on the table, gathered into what lies together: a Team, a Site with what is hidden under it.
#pragma once

#include "app/board/board_plan.h"

#include <array>

namespace dossier {

// A card with what lies under it or on it.
struct TablePile
{
    PlannedCard main;
    std::vector<PlannedCard> slips;
    int hidden = 0; // face-down cards under it
};

// What stands together under one caption.
struct TableGroup
{
    QString caption;
    std::uint8_t team = kNoTeam;
    bool site = false;
    std::vector<TablePile> piles{};
};

using TableGroups = std::array<std::vector<TableGroup>, kSections>; // by Section

// While a case is on stage its cards lie there, and nowhere else.
enum class CaseCards { LeftOut, Alone };

TableGroups groupsOf(const Observation& seen, Seat seat, const PlayerNames& cast, const FightSides& sides,
                     CaseCards which = CaseCards::LeftOut);

} // namespace dossier
