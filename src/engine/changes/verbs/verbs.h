// What the verbs of the effect data do (db/effects/README.md). The text on top of the stack, a Card or Text frame,
// holds the registers and the next step in Frame::what.
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/meaning/text.h"

namespace dossier {

// Runs the text on top of the stack until it is done (true), or until something stands above it that has to be
// finished first (false).
bool runSteps(Play& play);
// PLAY-48: cancels what it does and puts it into its owner's Discard Pile, or elsewhere.
void negate(Play& play, Seat by, CardRef card, Goal to = Goal::None);

// An Agent who would attack as an Adversary does not; false where none does.
bool callOffAmbush(Play& play, CardRef agent);

// Puts this card where its text says it stays.
void stayAt(Play& play, CardRef card, Goal goal, Thing at);

// --- A verb each; those that are not here stand in verbs.cpp, which calls them all -----------------------------------

// Levels, skills, Keywords, permissions: what lasts (verbs_lasting.cpp).
void run(Play& play, const AddStep& step);
void run(Play& play, const AimStep& step);
void run(Play& play, const AllowStep& step);
void run(Play& play, const AttackStep& step);
void run(Play& play, const BarStep& step);
void run(Play& play, const FailStep& step);
void run(Play& play, const ForbidStep& step);
void run(Play& play, const HoldStep& step);
void run(Play& play, const KeywordStep& step);
void run(Play& play, const MuteStep& step);
void run(Play& play, const PrerequisiteStep& step);
void run(Play& play, const ScaleStep& step);
void run(Play& play, const SetStep& step);
void run(Play& play, const ShieldStep& step);
void run(Play& play, const WatchStep& step);
// Cards that go somewhere, points, what is known (verbs_cards.cpp).
void run(Play& play, const AskStep& step);
void run(Play& play, const BorrowStep& step);
void run(Play& play, const CancelStep& step);
void run(Play& play, const DiscardStep& step);
void run(Play& play, const FlipStep& step);
void run(Play& play, const XFileStep& step);
void run(Play& play, const LookStep& step);
void run(Play& play, const NegateStep& step);
void run(Play& play, const PutStep& step);
void run(Play& play, const PlayStep& step);
void run(Play& play, const SearchStep& step);
void run(Play& play, const StayStep& step);
void run(Play& play, const TakeStep& step);
void run(Play& play, const TellStep& step);
// Agents who go, come, are hurt and healed; Combat (verbs_agents.cpp).
void run(Play& play, const AbductStep& step);
void run(Play& play, const AbsentStep& step);
void run(Play& play, const AfflictStep& step);
void run(Play& play, const AmbushStep& step);
void run(Play& play, const CombatRoundStep& step);
void run(Play& play, const DetainStep& step);
void run(Play& play, const DivertStep& step);
void run(Play& play, const FightStep& step);
void run(Play& play, const HealStep& step);
void run(Play& play, const JoinStep& step);
void run(Play& play, const MoveStep& step);
void run(Play& play, const RemoveStep& step);
void run(Play& play, const SingleStep& step);
void run(Play& play, const TrainStep& step);
void run(Play& play, const WithdrawStep& step);
void run(Play& play, const WoundStep& step);
// Where the running step stands in its program.
const Instruction& currentStep(const Text& text);

} // namespace dossier
