// Inside the engine: a game being changed, and what its chapters share.
#pragma once

#include "engine/flow/rules.h"
#include "engine/state/event.h"

namespace dossier {

// A state together with the log of what happens to it.
struct Play
{
    GameState& state;
    EventLog* log = nullptr;

    const Match& match() const { return *state.match; }
    void tell(const Event& event) const
    {
        if (log)
            log->push_back(event);
    }
};

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

// --- Frames ---------------------------------------------------------------------------------------------------------

Frame& push(Play& play, FrameKind kind);
void pop(Play& play);
// Goes to the next step of the top frame.
Flow nextStep(Play& play);
// Lets `seat` choose.
Flow decide(Play& play, Seat seat);
// Goes to the next step of the top frame and opens a window above it (PLAY-59).
Flow openWindow(Play& play, WindowKind kind);
// Ends the phase under way.
Flow nextPhase(Play& play);
void endGame(Play& play, Seat winner, Ending ending);
// Runs frames until somebody has a choice of his own, or the game is over.
void run(Play& play);

// --- Refusing -------------------------------------------------------------------------------------------------------

// The rule that an action, not among the legal ones, breaks.
RuleNumber ruleAgainst(const GameState& state, const Action& action);
// WIN-8
Refusal concede(GameState& state, Seat seat, EventLog* log);

} // namespace dossier
