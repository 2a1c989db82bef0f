// Where a game stands: its phases, the windows in which cards may be played, and how it ends.
#pragma once

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

// The windows in which cards may be played (PLAY-59; SITE-25 for the last ones).
enum class WindowKind : std::uint8_t {
    Open,        // start and end of a phase, and after each card its rules bring to the table
    PaidDraw,    // cards have been paid for, none is drawn (BRIEF-28)
    BeforeSite,  // a Team is about to investigate (INV-14)
    Check,       // card-playing step of a Skill Check
    CheckEnded,  // a Site's check has its result
    Answered,    // a question has been answered
    WrongGuess,  // a guess was wrong, no penalty yet
    SiteEnded,   // nothing is left to ask, the Site still lies there
    CombatStart, // an Adversary has resolved, no round has begun (COMBAT-3)
    Combat,      // Combat cards of a round (COMBAT-17)
    AfterDamage, // damage is counted, nobody has left (OQ-37)
    Aftermath,   // a Combat is over, or a text has sent away or removed an Agent (OQ-88)
    Departure,   // an Agent is about to go to the Hospital (COMBAT-32)
    Assign,      // damage is about to be allotted
    Absorb       // hits are known and not counted; no stack
};
inline constexpr int kWindowKinds = 15;

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
