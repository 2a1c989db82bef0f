// What the verbs of the effect data do (db/effects/README.md). The text on top of the stack, a Card or Text frame,
// holds the registers and the next step in Frame::what.
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// Runs the text on top of the stack until it is done (true), or until something stands above it that has to be
// finished first (false).
bool runSteps(Play& play);
// PLAY-48: cancels what it does and puts it into its owner's Discard Pile, or elsewhere.
void negate(Play& play, Seat by, CardRef card, Goal to = Goal::None);

// --- By subject, for runSteps ---------------------------------------------------------------------------------------

// Levels, skills, Keywords, permissions: what lasts (verbs_lasting.cpp).
void runLasting(Play& play, const EffectStep& step);
// Cards that go somewhere, points, what is known (verbs_cards.cpp).
void runCards(Play& play, const EffectStep& step);
// Agents who go, come, are hurt and healed; Combat (verbs_agents.cpp).
void runAgents(Play& play, const EffectStep& step);
// Puts this card where its text says it stays.
void stayAt(Play& play, CardRef card, Goal goal, Thing at);

} // namespace dossier
