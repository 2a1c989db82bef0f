// The chapters of the rules: one a kind of frame, or a phase of the Turn frame.
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"

namespace dossier {

// What a chapter of the rules answers when its turn to act comes: go on with whatever is on top now, or wait for the
// choice of state.decider.
enum class Flow : std::uint8_t { GoOn, Decide };

// One kind of frame, or one phase of the Turn frame: runs itself, lists the choices, takes one.
struct PhaseHandler
{
    Flow (*advance)(Play& play);
    void (*list)(const GameState& state, ActionList& actions);
    void (*take)(Play& play, const Action& action);
};

extern const PhaseHandler kBriefing;
extern const PhaseHandler kHealing;
extern const PhaseHandler kRequisition;
extern const PhaseHandler kDeployment;
extern const PhaseHandler kCaseAssignment;
extern const PhaseHandler kInvestigation;
extern const PhaseHandler kDebriefing;
extern const PhaseHandler kWindow;
extern const PhaseHandler kCard;
extern const PhaseHandler kReveal;
extern const PhaseHandler kChoice;
extern const PhaseHandler kCombat;
extern const PhaseHandler kRound;
extern const PhaseHandler kDeparture;
extern const PhaseHandler kSite;
extern const PhaseHandler kSkillCheck;
extern const PhaseHandler kQuestion;
extern const PhaseHandler kPenalty;
extern const PhaseHandler kPayment;
extern const PhaseHandler kPower;
// The form a Text frame runs: one of the card's uses, or of its reactions, or of a watch.
extern const PhaseHandler kText;

// --- Frames ---------------------------------------------------------------------------------------------------------

// Goes to the next step of the top frame.
Flow nextStep(Play& play);
// Lets `seat` choose.
Flow decide(Play& play, Seat seat);
// Goes to the next step of the top frame and opens a window above it (PLAY-59).
Flow openWindow(Play& play, WindowKind kind);
// The same for the last window of a phase, which the Basic Game has as well (OQ-160).
Flow openEndWindow(Play& play);
// Ends the phase under way.
Flow nextPhase(Play& play);
// Runs frames until somebody has a choice of his own, which `actions` then holds, or the game is over.
void run(Play& play, ActionList& actions);
void run(Play& play);

} // namespace dossier
