// The chapters of the rules: one a kind of frame, or a phase of the Turn frame.
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"

namespace dossier {

// What a chapter of the rules answers when its turn to act comes: go on with whatever is on top now, or wait for the
// choice of state.decider.
enum class Flow : std::uint8_t { GoOn, Decide };

// One kind of frame, or one phase of the Turn frame: runs itself, lists the choices, takes one.
struct Chapter
{
    Flow (*advance)(Play& play);
    void (*list)(const GameState& state, ActionList& actions);
    void (*take)(Play& play, const Action& action);
};

extern const Chapter kBriefing;
extern const Chapter kHealing;
extern const Chapter kRequisition;
extern const Chapter kDeployment;
extern const Chapter kCaseAssignment;
extern const Chapter kInvestigation;
extern const Chapter kDebriefing;
extern const Chapter kWindow;
extern const Chapter kCard;
extern const Chapter kReveal;
extern const Chapter kChoice;
extern const Chapter kCombat;
extern const Chapter kRound;
extern const Chapter kDeparture;
extern const Chapter kSite;
extern const Chapter kSkillCheck;
extern const Chapter kQuestion;
extern const Chapter kPenalty;
extern const Chapter kPayment;
extern const Chapter kPower;
// The form a Text frame runs: one of the card's uses, or of its reactions, or of a watch.
extern const Chapter kText;

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
