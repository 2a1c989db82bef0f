// Where a game stands: its phases, the windows in which cards may be played, and how it ends.
#pragma once

#include "effects/windows.h"

#include <cstdint>

namespace dossier {

enum class Phase : std::uint8_t {
    Briefing,
    Healing,
    Requisition,
    Deployment,
    CaseAssignment,
    Investigation,
    Debriefing
};
inline constexpr int kPhases = 7;

enum class Ending : std::uint8_t {
    None,
    Identified,        // a guess was right (WIN-1)
    PenaltyIdentified, // a penalty guess was right (WIN-2)
    WrongGuess,        // OPT-2 (WIN-3, MULTI-22)
    NoAgentsLeft,      // OPT-3 (WIN-4)
    Conceded,          // WIN-8
    Drawn,             // WIN-9
    TurnLimit          // GameOptions::mostTurns; nobody wins
};

} // namespace dossier
